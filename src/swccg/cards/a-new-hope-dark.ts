import {
  action,
  dark,
  deploysOn,
  fires,
  firesAWeapon,
  forceDrain,
  light,
  modify,
  moveCost,
  shuttles,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { anyStarship, beings, capitals, cardsOf, drainHere, here, hit, seekers } from './common.ts'

const card = cardsOf('dark')

export const aNewHopeDark: CardFacts[] = [
  card(
    { key: '2_83', title: 'Captain Khurgee', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 2, deploy: 3, power: 2, ability: 2, forfeit: 3 },
    { icons: ['warrior', 'a new hope'], characteristics: ['leader'] },
    {
      abilities: [
        action({
          phase: 'control',
          limit: 'phase',
          price: 2,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Scanning Crew' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '2_94', title: "Lirin Car'n", type: 'character', subtype: 'alien', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 1, forfeit: 3 },
    { icons: ['a new hope'], characteristics: ['musician', 'Bith'] },
    {
      abilities: [
        moveCost({
          who: { type: 'character' },
          addForEach: { is: 'musician' },
          to: here,
          using: ['landspeed', 'shuttling', 'docking bay transit', 'location text'],
        }),
      ],
    },
    { missing: ['changes of deploy cost'] },
  ),
  card(
    { key: '2_105', title: "Tech Mo'r", type: 'character', subtype: 'alien', unique: true },
    { destiny: 6, deploy: 3, power: 1, ability: 1, forfeit: 1 },
    { icons: ['warrior', 'a new hope'], characteristics: ['musician', 'Bith'] },
    { missing: ['looking at cards'] },
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
    { key: '2_143', title: 'Death Star', type: 'location', unique: true },
    { hyperspeed: 1 },
    { icons: ['a new hope'] },
    { location: { kind: 'system', planet: 'Death Star', mobileSystem: true, icons: { light: 0, dark: 3 } } },
    { missing: ['where or when it deploys', 'immunity to other cards', 'who goes first'] },
  ),
  card(
    { key: '2_144', title: 'Death Star: Conference Room', type: 'location', unique: true },
    { icons: ['scomp link', 'a new hope'] },
    {
      location: {
        kind: 'site',
        planet: 'Death Star',
        interior: true,
        mobile: true,
        icons: { light: 0, dark: 1 },
      },
    },
    { missing: ['totals of Epic Events'] },
    { abilities: light(drainHere(1)) },
  ),
  card(
    { key: '2_146', title: 'Kashyyyk', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: { kind: 'system', planet: 'Kashyyyk', parsec: 6, icons: { light: 1, dark: 2 } } },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...dark(modify({ what: 'forfeit', who: { is: 'Wookiee' }, add: -3, while: { youControl: here } })),
        ...light(
          modify({
            what: 'power',
            who: { owner: 'you', type: 'starship', aboard: { is: 'Wookiee' }, at: here },
            add: 2,
          }),
          modify({
            what: 'forfeit',
            who: { owner: 'you', type: 'starship', aboard: { is: 'Wookiee' }, at: here },
            add: 2,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '2_147', title: 'Kiffex', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: { kind: 'system', planet: 'Kiffex', parsec: 2, icons: { light: 2, dark: 2 } } },
    { missing: ['changes of power', 'doubling a card'] },
  ),
  card(
    { key: '2_148', title: 'Ralltiir', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: { kind: 'system', planet: 'Ralltiir', parsec: 3, icons: { light: 0, dark: 1 } } },
    {
      abilities: [
        ...dark(
          moveCost({ who: { title: 'Devastator', owner: 'you' }, free: true, from: here }),
          moveCost({ who: { title: 'Devastator', owner: 'you' }, free: true, to: here }),
        ),
        ...dark(modify({ what: 'power', who: { title: 'Devastator', at: here }, add: 1 })),
        ...light(modify({ what: 'power', who: { title: 'Tantive IV', at: here }, add: 1 })),
      ],
    },
  ),
  card(
    { key: '2_150', title: 'Tatooine: Bluffs', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 0, dark: 0 } } },
    { missing: ['Bluff rules'] },
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
