import {
  addsToPowerOfPiloted,
  changesDestiny,
  cutsForceLoss,
  deployCost,
  deploysOn,
  destinyIfUnable,
  fires,
  immune,
  immuneToAttrition,
  modify,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { aCharacter, anyStarship, capitals, cardsOf, hit } from './common.ts'
import { threeEffects, usedOrStarting } from './counterparts.ts'

const card = cardsOf('light')

export const deathStarIiLight: CardFacts[] = [
  card(
    { key: '9_13', title: 'General Calrissian', ...aCharacter, subtype: 'rebel', persona: 'Lando' },
    { destiny: 1, deploy: 4, power: 4, ability: 3, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['gambler', 'general', 'leader'] },
    { matching: ['Gold Squadron 1', 'Millennium Falcon'] },
    {
      abilities: [
        deployCost({ who: 'self', add: -2, aboard: { persona: 'Falcon' } }),
        addsToPowerOfPiloted(3),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { is: 'freighter' }, add: 1 }),
        destinyIfUnable({ count: 1, while: { piloting: { is: 'freighter' } } }),
      ],
    },
    { missing: ['blowing away Death Star II'] },
  ),
  card(
    { key: '9_33', title: 'Honor Of The Jedi', type: 'effect', unique: true },
    { destiny: 4, icons: ['death star ii'] },
    {
      abilities: [
        deploysOn({}),
        cutsForceLoss({
          by: 2,
          except: { own: true, drainAt: { battleground: true } },
          while: {
            not: { held: 'occupied', by: 'opponent', where: { battleground: true }, atLeast: 3 },
          },
        }),
        immune({ to: 'Alter', while: { youOccupy: { battleground: true } } }),
      ],
    },
  ),
  card(
    {
      key: '9_51',
      title: 'Heading For The Medical Frigate',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 3 },
    { icons: ['death star ii'] },
    { abilities: threeEffects },
  ),
  card(
    { key: '9_65', title: 'B-wing Attack Squadron', type: 'starship', subtype: 'squadron' },
    { destiny: 3, power: 12, forfeit: 12, maneuver: 2, hyperspeed: 3 },
    {
      icons: [
        'pilot',
        'pilot',
        'pilot',
        'nav computer',
        'nav computer',
        'nav computer',
        'scomp link',
        'scomp link',
        'scomp link',
        'death star ii',
      ],
      characteristics: ['Rebel starship', 'bomber', 'B-wing'],
    },
    { permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }] },
    { abilities: [changesDestiny({ kind: 'weapon', of: 'each', add: 1, firer: 'self' })] },
    { missing: ['replacing three starfighters'] },
  ),
  card(
    {
      key: '9_68',
      title: 'Gold Squadron 1',
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
      persona: 'Falcon',
    },
    { destiny: 3, deploy: 3, power: 3, forfeit: 7, maneuver: 5, hyperspeed: 6 },
    {
      icons: ['nav computer', 'scomp link', 'death star ii'],
      characteristics: ['Rebel starship', 'freighter'],
    },
    {
      capacity: [
        { kinds: ['pilot'], count: 2 },
        { kinds: ['passenger'], count: 2 },
      ],
      matching: ['Chewbacca', 'Han Solo'],
    },
    {
      abilities: [
        deployCost({ who: 'self', add: -2, to: { planet: 'Endor' } }),
        immune({ to: 'Tallon Roll' }),
        immuneToAttrition({
          who: 'self',
          below: 4,
          while: { itself: { pilotedBy: { anyOf: [{ persona: 'Lando' }, { title: 'Nien Nunb' }] } } },
        }),
        immuneToAttrition({
          who: 'self',
          below: 6,
          while: {
            all: [
              { itself: { pilotedBy: { persona: 'Lando' } } },
              { itself: { pilotedBy: { title: 'Nien Nunb' } } },
            ],
          },
        }),
      ],
    },
  ),
  card(
    { key: '9_74', title: 'Home One', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 1, deploy: 12, power: 9, forfeit: 12, armor: 8, hyperspeed: 3 },
    {
      icons: ['pilot', 'pilot', 'nav computer', 'scomp link', 'death star ii'],
      characteristics: [
        'Rebel starship',
        'ship-docking capability',
        'Star Cruiser',
        'Mon Calamari Star Cruiser',
      ],
    },
    {
      permanentPilots: [{ ability: 2 }, { ability: 2 }],
      capacity: [
        { kinds: ['pilot'], count: 'unlimited' },
        { kinds: ['passenger'], count: 'unlimited' },
        { kinds: ['vehicle'], count: 'unlimited' },
        { kinds: ['starfighter'], count: 'unlimited' },
      ],
    },
    {
      abilities: [
        immuneToAttrition({ who: 'self', below: 8 }),
        immuneToAttrition({
          who: 'self',
          below: 10,
          while: { itself: { pilotedBy: { titleHas: 'Ackbar' } } },
        }),
      ],
    },
  ),
  card(
    { key: '9_87', title: 'Concussion Missiles', type: 'weapon', subtype: 'starship' },
    { destiny: 4 },
    { icons: ['death star ii'], characteristics: ['missile'] },
    {
      abilities: [
        deploysOn({
          card: { is: ['bomber', 'A-wing', 'freighter', 'transport'], type: 'starship' },
          price: 1,
        }),
        fires({
          at: anyStarship,
          price: 0,
          destiny: 1,
          add: [{ number: 1, of: { type: 'starship', subtype: ['starfighter', 'squadron'] } }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '9_88', title: 'Enhanced Proton Torpedoes', type: 'weapon', subtype: 'starship' },
    { destiny: 3 },
    { icons: ['death star ii'], characteristics: ['proton torpedoes'] },
    {
      abilities: [
        deploysOn({ card: { is: ['X-wing', 'Y-wing', 'B-wing'] } }),
        fires({
          at: anyStarship,
          price: 1,
          destiny: 1,
          add: [
            { number: 1, of: capitals },
            { number: -1, of: { type: 'starship', not: capitals } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '9_89', title: 'Heavy Turbolaser Battery', type: 'weapon', subtype: 'starship' },
    { destiny: 3 },
    { icons: ['death star ii'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Star Cruiser' }, price: 4 }),
        modify({ what: 'power', who: 'host', add: 2 }),
        fires({
          at: anyStarship,
          price: 2,
          destiny: 2,
          add: [
            { number: -1, of: capitals },
            { number: -6, of: { type: 'starship', not: capitals } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
]
