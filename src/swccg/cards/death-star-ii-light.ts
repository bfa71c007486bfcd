import {
  addsDestiny,
  addsToPowerOfPiloted,
  changesDestiny,
  dark,
  deployCost,
  deploysOn,
  fires,
  forbidsDeploy,
  forbidsMove,
  forceDrain,
  forceGeneration,
  immune,
  immuneToAttrition,
  light,
  modify,
  moveCost,
  transit,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { anyStarship, capitals, cardsOf, drainHere, here, hit, yourStarships } from './common.ts'

const card = cardsOf('light')

export const deathStarIiLight: CardFacts[] = [
  card(
    { key: '9_14', title: 'General Walex Blissex', type: 'character', subtype: 'rebel', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 2, forfeit: 3 },
    { icons: ['pilot', 'death star ii'], characteristics: ['general'] },
    {
      abilities: [
        deployCost({ who: 'self', add: -2, aboard: { owner: 'you', is: 'Star Cruiser' } }),
        deployCost({ who: 'self', add: -2, beside: { owner: 'you', is: 'admiral' } }),
        addsToPowerOfPiloted(1),
        modify({
          what: 'power',
          who: { owner: 'you', is: 'A-wing', at: { anyOf: [here, { related: true }] } },
          add: 1,
        }),
        modify({
          what: 'forfeit',
          who: { owner: 'you', is: 'A-wing', at: { anyOf: [here, { related: true }] } },
          add: 1,
        }),
      ],
    },
  ),
  card(
    {
      key: '9_24',
      title: 'Luke Skywalker, Jedi Knight',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Luke',
    },
    { destiny: 6, deploy: 8, power: 6, ability: 6, forfeit: 9 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['scout'] },
    { matching: ['Red 5', 'Rogue 1'] },
    {
      missing: ['effects on other cards'],
    },
    {
      abilities: [
        deployCost({ who: 'self', add: -3, to: { anyOf: [{ planet: 'Endor' }, { siteOf: 'Home One' }] } }),
        deployCost({ who: 'self', add: -3, aboard: { title: 'Home One' } }),
        addsToPowerOfPiloted(2),
        modify({
          what: 'power',
          who: 'self',
          add: 2,
          while: { aboard: { type: 'weapon', is: 'lightsaber' } },
        }),
        immuneToAttrition({ who: 'self', below: 5 }),
        immuneToAttrition({
          who: 'self',
          below: 6,
          while: { any: [{ itself: { alone: true } }, { aboard: { type: 'weapon', is: 'lightsaber' } }] },
        }),
        immuneToAttrition({
          who: 'self',
          below: 7,
          while: { all: [{ itself: { alone: true } }, { aboard: { type: 'weapon', is: 'lightsaber' } }] },
        }),
      ],
    },
  ),
  card(
    { key: '9_56', title: 'Aquaris', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: { kind: 'system', planet: 'Aquaris', parsec: 4, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(
          deployCost({
            who: { owner: 'opponent', is: 'Dreadnaught-class cruiser' },
            add: 3,
            while: {
              held: 'controlled',
              where: here,
              atLeast: 1,
              with: { type: 'starship', subtype: 'starfighter' },
            },
          }),
          forceGeneration({
            where: here,
            add: 3,
            while: {
              held: 'controlled',
              where: here,
              atLeast: 1,
              with: { type: 'starship', subtype: 'starfighter' },
            },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '9_57', title: 'Home One: Docking Bay', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'death star ii'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Home One',
        interior: true,
        exterior: true,
        mobile: true,
        dockingBay: true,
        icons: { light: 1, dark: 0 },
      },
    },
    {
      abilities: [
        ...light(
          transit({ way: 'from', cost: 'free' }),
          forbidsMove({ who: { owner: 'opponent' }, to: here, while: { youOccupy: here } }),
        ),
        ...dark(transit({ way: 'from', cost: 7 }), transit({ way: 'to', add: 9 })),
      ],
    },
  ),
  card(
    { key: '9_58', title: 'Home One: War Room', type: 'location', unique: true },
    { icons: ['starship site', 'scomp link', 'death star ii'] },
    {
      location: {
        kind: 'site',
        siteOf: 'Home One',
        interior: true,
        mobile: true,
        icons: { light: 2, dark: 0 },
      },
    },
    {
      abilities: [
        ...dark(drainHere(-1)),
        ...light(
          deployCost({
            who: { owner: 'you', title: 'Home One' },
            add: -5,
            while: { held: 'controlled', where: here, atLeast: 1, with: { subtype: 'rebel' } },
          }),
          modify({
            what: 'power',
            who: { title: 'Home One' },
            add: 3,
            while: { held: 'controlled', where: here, atLeast: 1, with: { subtype: 'rebel' } },
          }),
        ),
        ...dark(addsDestiny({ kind: 'battle', count: 1, while: { battle: { by: 'you', at: here } } })),
      ],
    },
  ),
  card(
    { key: '9_59', title: 'Mon Calamari', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: { kind: 'system', planet: 'Mon Calamari', parsec: 6, icons: { light: 2, dark: 1 } } },
    {
      abilities: [
        ...dark(
          forceDrain({
            where: here,
            add: -1,
            unless: { cardsThere: { is: 'Star Destroyer', owner: 'you' }, atLeast: 1 },
          }),
        ),
        ...light(
          forbidsDeploy({
            who: { owner: 'opponent', is: 'Star Destroyer' },
            to: here,
            while: { held: 'occupied', where: here, atLeast: 1, with: { is: 'Star Cruiser' } },
          }),
          deployCost({ who: { owner: 'you', is: 'Star Cruiser' }, add: -1, to: here }),
        ),
      ],
    },
  ),
  card(
    { key: '9_60', title: 'Sullust', type: 'location', unique: true },
    { icons: ['planet', 'death star ii'] },
    { location: { kind: 'system', planet: 'Sullust', parsec: 7, icons: { light: 2, dark: 1 } } },
    {
      abilities: [
        ...light(
          moveCost({
            who: yourStarships,
            add: -1,
            from: here,
            to: { title: ['Death Star II', 'Mon Calamari'] },
          }),
          moveCost({
            who: yourStarships,
            add: -1,
            from: { title: ['Death Star II', 'Mon Calamari'] },
            to: here,
          }),
        ),
        ...dark(deployCost({ who: yourStarships, add: 1, to: here })),
      ],
    },
    { missing: ['the system that Death Star II orbits'] },
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
