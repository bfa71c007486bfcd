import {
  deployCost,
  deploysOn,
  deploysOnly,
  destinyIfUnable,
  fires,
  forbidsMove,
  makesMissing,
  modify,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { beings, cardsOf, here, hit, sparesYours } from './common.ts'
import { anyEffect, drainedOfTwo, onTable, usedOrStarting } from './counterparts.ts'

const card = cardsOf('dark')

export const jabbasPalaceDark: CardFacts[] = [
  card(
    { key: '6_138', title: 'Bubo', type: 'creature', subtype: 'guard', unique: true },
    { destiny: 4, deploy: 3, forfeit: 0, ferocity: 4, defenseValue: 5 },
    { icons: ["jabba's palace"], habitat: 'planet sites except Hoth' },
    {
      abilities: [
        sparesYours,
        // It names no place for the characters; like its counterpart's, those where it is are meant.
        forbidsMove({
          who: { type: 'character', owner: 'opponent' },
          from: here,
          using: ['landspeed'],
          while: { itself: { at: { titleHas: "Jabba's Palace" } } },
        }),
      ],
    },
  ),
  card(
    { key: '6_139', title: 'Rancor', type: 'creature', subtype: 'gigantic predator' },
    { destiny: 1, deploy: 6, forfeit: 0, ferocity: 8, ferocityDestinies: 1, defenseValue: 5 },
    { icons: ["jabba's palace"] },
    { habitat: 'Rancor Pit and exterior planet sites' },
    { missing: ['where or when it deploys', 'its own movement'] },
  ),
  card(
    { key: '6_147', title: 'Resistance', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    onTable(drainedOfTwo),
    { missing: ['insert cards'] },
  ),
  card(
    { key: '6_148', title: 'Sandwhirl', type: 'effect', subtype: 'mobile' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    { abilities: [makesMissing({ who: { type: 'character', not: { is: ['Jawa', 'Tusken Raider'] } } })] },
    { missing: ['where or when it deploys', 'its own movement'] },
  ),
  card(
    { key: '6_149', title: 'Scum And Villainy', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    { missing: ['where or when it deploys', 'changes of deploy cost', 'retrieving cards'] },
  ),
  card(
    { key: '6_159', title: 'Trap Door', type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { missing: ['dropping a character'] },
  ),
  card(
    { key: '6_160', title: "Twi'lek Advisor", ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { abilities: anyEffect },
  ),
  card(
    { key: '6_172', title: "Jabba's Sail Barge", type: 'vehicle', subtype: 'transport', unique: true },
    { destiny: 3, deploy: 5, power: 5, forfeit: 7, armor: 5, landspeed: 2 },
    { icons: ['scomp link', "jabba's palace"], characteristics: ['sail barge'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 7 },
      ],
    },
    { missing: ['cards from the Reserve Deck'] },
    {
      abilities: [
        deploysOnly({ where: { planet: 'Tatooine' } }),
        deployCost({
          who: { owner: 'you', subtype: 'alien' },
          add: -1,
          aboard: { title: "Jabba's Sail Barge" },
        }),
      ],
    },
  ),
  card(
    { key: '6_173', title: 'Skiff', type: 'vehicle', subtype: 'transport' },
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
    { key: '6_177', title: 'Gamorrean Ax', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        deploysOn({ card: { is: 'Gamorrean' }, price: 1 }),
        modify({ what: 'power', who: 'host', add: 1 }),
        destinyIfUnable({ count: 1, while: { itself: { at: { kind: 'site' } } } }),
        fires({ at: beings, price: 0, destiny: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '6_180', title: 'Vibro-Ax', type: 'weapon', subtype: 'character' },
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
