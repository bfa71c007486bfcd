import type { Condition, Filter, LocationFilter } from '../abilities/types.ts'
import {
  deploysOn,
  fires,
  flips,
  forceDrain,
  immune,
  immuneToAttrition,
  leaves,
  limitsBattleDestiny,
  mayFollow,
  modify,
  startOfGame,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { beings, cardsOf, here, hit, oncePer, people, speederBike, takes, twoSides } from './common.ts'
import { blownAway } from './counterparts.ts'

const card = cardsOf('dark')

const endorSites: LocationFilter = { planet: 'Endor', kind: 'site' }

const bikersAndWalkers: Filter = { anyOf: [{ is: 'biker scout' }, { is: 'AT-ST' }] }

const bothEffects: Condition[] = [{ onTable: 'Ominous Rumors' }, { onTable: 'Establish Secret Base' }]

export const endorDark: CardFacts[] = [
  card(
    { key: '8_117', title: 'Aratech Corporation', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['endor'] },
    {
      abilities: [
        mayFollow({
          who: { is: 'speeder bike', owner: 'you', pilotedBy: { is: 'biker scout trooper' } },
          leader: { owner: 'opponent', type: ['vehicle', 'character'] },
          free: true,
        }),
        modify({
          what: 'power',
          who: { owner: 'you', is: 'speeder bike', pilotedBy: { is: 'biker scout trooper' } },
          add: 1,
        }),
        modify({
          what: 'forfeit',
          who: { owner: 'you', is: 'speeder bike', pilotedBy: { is: 'biker scout trooper' } },
          add: 1,
        }),
        deploysOn({ at: { title: 'Carida' } }),
        immune({ to: 'Alter', while: { youOccupy: here } }),
      ],
    },
  ),
  card(
    { key: '8_124', title: 'Establish Secret Base', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['endor'] },
    {
      abilities: [
        deploysOn({
          at: { title: 'Endor' },
          while: { held: 'controlled', where: endorSites, atLeast: 3, with: bikersAndWalkers },
        }),
        forceDrain({
          where: here,
          add: 1,
          eachHeld: { held: 'controlled', where: endorSites, with: bikersAndWalkers },
          most: 3,
        }),
        leaves({ how: 'used', when: { opponentControls: here } }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
  card(
    { key: '8_127', title: 'Ominous Rumors', type: 'effect', unique: true },
    { destiny: 5 },
    { icons: ['endor'] },
    {
      abilities: [
        deploysOn({
          at: { title: 'Endor' },
          price: 2,
          while: { not: { held: 'controlled', by: 'opponent', where: endorSites, atLeast: 1 } },
        }),
        leaves({
          how: 'canceled',
          when: { held: 'controlled', by: 'opponent', where: endorSites, atLeast: 3 },
        }),
        immune({ to: 'Alter' }),
      ],
      missing: ['Force drains'],
    },
  ),
  card(
    { key: '8_167', title: 'Endor Operations / Imperial Outpost', type: 'objective' },
    { icons: ['endor'] },
    twoSides(
      [
        startOfGame({
          parts: [
            { deploy: { title: 'Endor' } },
            { deploy: { title: 'Endor: Bunker' } },
            { deploy: { title: 'Endor: Landing Platform (Docking Bay)' } },
          ],
        }),
        oncePer('control', takes({ title: ['Ominous Rumors', 'Establish Secret Base'] })),
        flips({ if: { all: bothEffects } }),
      ],
      [
        forceDrain({
          where: {
            ...endorSites,
            there: [{ owner: 'you', anyOf: [{ is: 'biker scout' }, { is: 'AT-ST', piloted: true }] }],
          },
          mayNotBe: 'modified or canceled',
        }),
        limitsBattleDestiny({ whose: 'opponent', atMost: 1 }),
        immuneToAttrition({ who: { is: 'AT-ST', owner: 'you' }, below: 3 }),
        oncePer('draw', { brings: 'retrieval', which: { is: 'biker scout' } }),
        flips({ if: { any: bothEffects.map((not) => ({ not })) } }),
      ],
    ),
    { missing: [blownAway] },
  ),
  card(
    { key: '8_169', title: 'Speeder Bike', type: 'vehicle', subtype: 'combat' },
    { destiny: 4, deploy: 1, power: 1, forfeit: 3, maneuver: 5, landspeed: 5 },
    { icons: ['endor'], characteristics: ['speeder bike'] },
    {
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['passenger'], count: 1 },
      ],
    },
    { abilities: speederBike },
  ),
  card(
    { key: '8_178', title: 'AT-ST Dual Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 4 },
    { icons: ['endor'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'AT-ST' }, price: 1 }),
        fires({
          at: people,
          price: 1,
          repeats: 2,
          destiny: 1,
          add: [{ number: 1, of: beings }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '8_180', title: 'Speeder Bike Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 4 },
    { icons: ['endor'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'speeder bike' }, price: 1 }),
        deploysOn({ card: { is: 'swoop' }, price: 2 }),
        modify({ what: 'power', who: 'host', add: 2 }),
        fires({ at: people, price: 0, destiny: 1, add: 1, results: [hit] }),
      ],
    },
  ),
]
