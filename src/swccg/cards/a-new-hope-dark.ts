import {
  action,
  deploysOn,
  ferocityOfEaten,
  fires,
  firesAWeapon,
  forceDrain,
  shuttles,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { anyStarship, beings, capitals, cardsOf, here, hit, seekers } from './common.ts'

const card = cardsOf('dark')

export const aNewHopeDark: CardFacts[] = [
  card(
    { key: '2_110', title: 'Dianoga', type: 'creature', subtype: 'swamp' },
    { destiny: 3, deploy: 4, forfeit: 0, ferocity: 0, ferocityDestinies: 1, defenseValue: 5 },
    { icons: ['a new hope'], habitat: 'exterior Dagobah sites, Trash Compactor and Dark Waters' },
    { abilities: [ferocityOfEaten({})] },
  ),
  card(
    { key: '2_119', title: 'Dark Waters', type: 'effect' },
    { destiny: 2 },
    { icons: ['a new hope'] },
    { missing: ['where or when it deploys'] },
    { abilities: [forceDrain({ where: here, whose: 'opponent', add: -1 })] },
  ),
  card(
    { key: '2_129', title: 'Undercover', type: 'effect' },
    { destiny: 5 },
    { icons: ['a new hope'] },
    { missing: ['going undercover'] },
  ),
  card(
    { key: '2_135', title: 'Monnok', type: 'interrupt', subtype: 'used or lost' },
    { destiny: 2 },
    { icons: ['a new hope'], characteristics: ['dejarik'] },
    {
      abilities: [
        action({
          as: 'used',
          if: { opponentHandAtLeast: 13 },
          results: [{ brings: 'random cards', from: 'hand', whose: 'opponent', butFor: 8, to: 'used' }],
        }),
        action({
          as: 'lost',
          price: 4,
          results: [{ brings: 'revealing', at: 'hand', whose: 'opponent', loseCopies: true }],
        }),
      ],
    },
  ),
  card(
    { key: '2_139', title: 'Sniper', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 3 },
    { icons: ['a new hope'] },
    {
      abilities: [
        firesAWeapon({
          phase: 'control',
          each: { number: 2, by: { persona: "URoRRuR'R'R" } },
          also: [{ number: 4, of: seekers }],
        }),
      ],
    },
  ),
  card(
    { key: '2_152', title: 'Conquest', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 1, deploy: 8, power: 9, forfeit: 9, armor: 6, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link', 'a new hope'],
      characteristics: [
        'Imperial starship',
        'ship-docking capability',
        'Star Destroyer',
        'Imperial-class Star Destroyer',
      ],
    },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 6 },
        { kinds: ['passenger'], count: 8 },
        { kinds: ['vehicle'], count: 2 },
        { kinds: ['starfighter'], count: 4, only: { is: 'TIE' } },
      ],
      abilities: [
        action({
          answers: { is: 'battle initiated', by: 'you', at: here },
          if: { inPlay: { persona: 'Falcon', owner: 'opponent', inBattle: true } },
          results: [{ brings: 'look', at: 'hand', whose: 'opponent' }],
        }),
      ],
    },
  ),
  card(
    { key: '2_153', title: 'TIE Assault Squadron', type: 'starship', subtype: 'squadron' },
    { destiny: 3, power: 3, forfeit: 6, maneuver: 3 },
    {
      icons: ['pilot', 'pilot', 'pilot', 'a new hope'],
      characteristics: ['Imperial starship', 'TIE', 'TIE/LN'],
    },
    { permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }] },
    { missing: ['replacing three starfighters'] },
  ),
  card(
    { key: '2_156', title: 'Bespin Motors Void Spider THX 1138', type: 'vehicle', subtype: 'shuttle' },
    { destiny: 2, deploy: 2, power: 1, forfeit: 4, maneuver: 4, landspeed: 3 },
    { icons: ['pilot', 'a new hope'] },
    { permanentPilots: [{ ability: 1 }], capacity: [{ kinds: ['passenger'], count: 3 }], enclosed: true },
    { abilities: [shuttles({ upTo: 3 })] },
    { missing: ['reacts'] },
  ),
  card(
    { key: '2_158', title: 'Enhanced TIE Laser Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['a new hope'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'TIE' }, price: 1 }),
        fires({ at: anyStarship, price: 1, destiny: 1, add: [{ number: -2, of: capitals }], results: [hit] }),
      ],
    },
  ),
  card(
    { key: '2_159', title: 'Jawa Blaster', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ['a new hope'], characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Jawa' } }),
        fires({ at: beings, price: 0, destiny: 1, add: -1, results: [hit], explodesAtZero: true }),
      ],
    },
  ),
  card(
    {
      key: '2_162',
      title: "URoRRuR'R'R's Hunting Rifle",
      type: 'weapon',
      subtype: 'character',
      unique: true,
    },
    { destiny: 5 },
    { icons: ['a new hope'], characteristics: ['rifle'] },
    {
      abilities: [
        deploysOn({ card: { persona: ["URoRRuR'R'R", 'Chief Bast'] }, price: 1 }),
        deploysOn({ card: { type: 'character', not: { subtype: 'droid' } }, price: 3 }),
        fires({
          at: beings,
          price: 1,
          destiny: 1,
          add: [
            { number: -1, of: { type: 'character' } },
            { number: 2, of: { type: 'creature' } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
]
