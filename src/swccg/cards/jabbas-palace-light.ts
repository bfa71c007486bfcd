import type { LocationFilter } from '../abilities/types.ts'
import { action, deploysOn, fires, forbidsMove, makesMissing, modify } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, here, sparesYours } from './common.ts'
import { anyEffect, drainedOfTwo, levitates, onTable, usedOrStarting } from './counterparts.ts'

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

/** The one saves the other, who has just been lost. */
const saves = (one: string, other: string) =>
  action({
    answers: { is: 'lost', card: { persona: other, owner: 'you' } },
    if: { inPlay: { persona: one, owner: 'you' } },
    results: [{ brings: 'return', of: 'it', to: 'used' }],
  })

export const jabbasPalaceLight: CardFacts[] = [
  card(
    { key: '6_48', title: 'Worrt', type: 'creature', subtype: 'guard', unique: true },
    { destiny: 4, deploy: 2, forfeit: 0, ferocity: 3, defenseValue: 4 },
    { icons: ["jabba's palace"], habitat: 'planet sites except Hoth' },
    {
      abilities: [
        sparesYours,
        forbidsMove({
          who: { type: 'character', owner: 'opponent', present: true },
          from: here,
          using: ['landspeed'],
          while: { itself: { at: { kind: 'site', planet: 'Tatooine' } } },
        }),
      ],
    },
  ),
  card(
    { key: '6_49', title: 'Arc Welder', type: 'device' },
    { destiny: 6 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        deploysOn({ card: { type: 'character', is: 'r-unit' } }),
        action({
          phase: 'control',
          limit: 'phase',
          price: 2,
          targets: { who: { captive: 'escorted' }, inactive: 'captive', present: true },
          results: [{ brings: 'release', of: 'target' }],
        }),
        action({
          answers: { is: 'battle initiated', at: { here: true }, present: true },
          targets: {
            who: { type: 'character', owner: 'opponent', abilityAtLeast: 1, abilityBelow: 2 },
            present: true,
          },
          results: [{ brings: 'exclusion', of: 'target' }],
        }),
      ],
    },
  ),
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
    { key: '6_58', title: 'Ultimatum', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    onTable(drainedOfTwo),
    { missing: ['insert cards'] },
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
    { key: '6_70', title: 'Life Debt', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 3 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        action({
          phase: 'weapons segment',
          together: [{ persona: 'Han' }, { persona: 'Chewie' }],
          results: [{ brings: 'destinies', kind: 'battle', count: 2 }],
        }),
        action({
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { persona: 'Falcon' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
    { missing: ['reacts'] },
  ),
  card(
    { key: '6_75', title: 'Someone Who Loves You', type: 'interrupt', subtype: 'used' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        saves('Leia', 'Han'),
        saves('Han', 'Leia'),
        action({
          targets: {
            who: {
              persona: 'Han',
              captive: 'any',
              at: { kind: 'site', present: { who: { persona: 'Leia', owner: 'you' }, atLeast: 1 } },
            },
            inactive: 'captive',
          },
          results: [{ brings: 'release', of: 'target' }],
        }),
        action({
          answers: { is: 'Force drain initiated', at: { prison: true } },
          results: [{ brings: 'canceled drain' }],
        }),
      ],
    },
  ),
  card(
    { key: '6_77', title: 'The Signal', ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { abilities: anyEffect },
  ),
  card(
    { key: '6_79', title: 'Weapon Levitation', type: 'interrupt', subtype: 'used or lost', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        ...levitates,
        action({
          as: 'lost',
          answers: { is: 'playing', card: { title: 'You Are Beaten' } },
          results: [{ brings: 'cancel', what: 'it' }],
        }),
      ],
    },
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
