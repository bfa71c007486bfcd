import type { LocationFilter } from '../abilities/types.ts'
import {
  action,
  dark,
  deploysOn,
  extraLandspeed,
  fires,
  light,
  limitsBattleDestiny,
  makesMissing,
  modify,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, drainHere, here } from './common.ts'

const card = cardsOf('light')

/** Where doors and gates come down. */
const portals: LocationFilter = {
  anyOf: [
    {
      title: ['Endor: Back Door', "Jabba's Palace: Rancor Pit", "Tatooine: Jabba's Palace"],
    },
    { dockingBay: true },
  ],
}

export const jabbasPalaceLight: CardFacts[] = [
  card(
    { key: '6_54', title: 'Bo Shuda', type: 'effect', unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { missing: ['where or when it deploys', 'who may start battles', 'canceling cards'] },
  ),
  card(
    { key: '6_57', title: 'Sandwhirl', type: 'effect', subtype: 'mobile' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    { abilities: [makesMissing({ who: { type: 'character', not: { is: ['Jawa', 'Tusken Raider'] } } })] },
    { missing: ['where or when it deploys', 'its own movement'] },
  ),
  card(
    { key: '6_66', title: 'Fallen Portal', type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        action({
          answers: { is: 'attack initiated', by: 'opponent', card: { type: 'creature' }, at: portals },
          draw: { is: 'above', than: { defenseValue: 'targets' }, add: { number: 2 } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
        action({
          answers: { is: 'battle initiated', by: 'opponent', at: portals },
          targets: {
            who: { type: 'character', owner: 'opponent' },
            upTo: 2,
            at: { kind: 'site' },
            present: true,
          },
          draw: { is: 'above', than: { defenseValue: 'targets' }, add: { number: 2 } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '6_81', title: "Jabba's Palace: Audience Chamber", type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'site', planet: 'Tatooine', interior: true, icons: { light: 2, dark: 1 } } },
    { missing: ['canceling cards', 'cards from the Reserve Deck', 'immunity to attrition'] },
  ),
  card(
    { key: '6_83', title: 'Kiffex', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'system', planet: 'Kiffex', parsec: 2, icons: { light: 2, dark: 2 } } },
    { missing: ['changes of power', 'doubling a card'] },
  ),
  card(
    { key: '6_84', title: 'Kirdo III', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'system', planet: 'Kirdo III', parsec: 1, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...dark(drainHere(-1)),
        ...light(
          action({
            limit: 'turn',
            turn: 'any',
            while: { youOccupy: here },
            results: [
              {
                brings: 'search',
                in: 'reserve',
                which: { anyOf: [{ titleHas: 'Desert' }, { is: 'Kitonak' }, { title: 'Sandwhirl' }] },
                to: 'hand',
                shuffle: 'reshuffle',
              },
            ],
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_85', title: 'Tatooine: Desert', type: 'location', limit: 3 },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: 'scout' } },
          }),
        ),
        ...dark(
          extraLandspeed({
            add: 1,
            way: ['from'],
            who: { type: 'character', owner: 'you', not: { is: 'scout' } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_86', title: 'Tatooine: Hutt Canyon', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...light(
          limitsBattleDestiny({
            whose: 'opponent',
            where: here,
            atMost: 0,
            while: { all: [{ youOccupy: here }, { cardAt: { owner: 'you', is: 'Jawa' }, where: here }] },
          }),
        ),
        ...dark(
          limitsBattleDestiny({
            whose: 'opponent',
            where: here,
            atMost: 0,
            while: {
              all: [{ youOccupy: here }, { cardAt: { owner: 'you', is: 'Tusken Raider' }, where: here }],
            },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '6_87', title: 'Tibrin', type: 'location', unique: true },
    { icons: ['planet', "jabba's palace"] },
    { location: { kind: 'system', planet: 'Tibrin', parsec: 2, icons: { light: 1, dark: 1 } } },
    { missing: ['retrieving cards'] },
    { abilities: dark(drainHere(1)) },
  ),
  card(
    { key: '6_88', title: 'Skiff', type: 'vehicle', subtype: 'transport' },
    { destiny: 2, deploy: 3, power: 3, forfeit: 3, maneuver: 3, landspeed: 3 },
    { icons: ["jabba's palace"], characteristics: ['skiff'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 5 },
      ],
    },
    { missing: ['changes of deploy cost', 'reacts', 'jumping off when lost'] },
  ),
  card(
    { key: '6_90', title: 'Vibro-Ax', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        deploysOn({ card: { type: 'character', subtype: 'alien', is: 'warrior' }, price: 3 }),
        modify({ what: 'power', who: 'host', add: 1 }),
        fires({
          at: { type: 'character' },
          price: 1,
          destiny: 1,
          contest: 'power',
          results: [{ brings: 'exclusion' }],
        }),
      ],
    },
  ),
]
