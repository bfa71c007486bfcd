/** What the Dark Side begins games with, from many sets: Objectives, Starting Interrupts, and the Effects that these deploy. */

import type { Condition, Filter, LocationFilter } from '../abilities/types.ts'
import {
  action,
  changesDestiny,
  deployCost,
  deploysOn,
  flips,
  forceDrain,
  forceGeneration,
  immune,
  immuneToAttrition,
  leaves,
  limitsBattleDestiny,
  startOfGame,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, deploysFromReserve, here, oncePer, takes, twoSides } from './common.ts'
import {
  anyEffect,
  battlegroundOrEffect,
  blownAway,
  drainedOfTwo,
  effectsBesideBattleground,
  onTable,
  relatedBattleground,
  threeEffects,
  usedOrStarting,
} from './counterparts.ts'

const card = cardsOf('dark')

const endorSites: LocationFilter = { planet: 'Endor', kind: 'site' }
const tatooineGrounds: LocationFilter = { planet: 'Tatooine', kind: 'site', battleground: true }
const rebels: Filter = { type: 'character', subtype: 'rebel' }
const imperials: Filter = { type: 'character', subtype: 'imperial' }
const bikersAndWalkers: Filter = { anyOf: [{ is: 'biker scout' }, { is: 'AT-ST' }] }

const bothEffects: Condition[] = [{ onTable: 'Ominous Rumors' }, { onTable: 'Establish Secret Base' }]

/** You have both kinds in a battle, or this one and an alien of that kind. */
const pairInBattle = (alien: Filter): Condition => ({
  all: [
    { inPlay: { ...alien, type: 'character', subtype: 'alien', owner: 'you', inBattle: true } },
    { inPlay: { ...imperials, owner: 'you', inBattle: true } },
  ],
})

export const startingDark: CardFacts[] = [
  card(
    { key: '4_134', title: 'There Is No Try', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['dagobah'] },
    onTable(),
    { missing: ['effects on other cards', 'Force loss'] },
  ),
  card(
    { key: '6_147', title: 'Resistance', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    onTable(drainedOfTwo),
    { missing: ['insert cards'] },
  ),
  card(
    { key: '6_160', title: "Twi'lek Advisor", ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { abilities: anyEffect },
  ),
  card(
    { key: '7_240', title: 'Secret Plans', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    onTable(oncePer('control', takes({ title: 'Shocking Revelation' }))),
    { missing: ['retrieving cards'] },
  ),
  card(
    { key: '7_244', title: 'Tatooine Occupation', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOn({
          at: { title: 'Tatooine' },
          while: { held: 'occupied', where: tatooineGrounds, atLeast: 2 },
        }),
        action({
          phase: 'control',
          limit: 'phase',
          must: true,
          results: [
            {
              brings: 'Force loss',
              whose: 'opponent',
              count: { of: 1, eachHeld: { held: 'occupied', where: tatooineGrounds } },
            },
          ],
        }),
        leaves({ how: 'canceled', when: { opponentControls: here } }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
  card(
    { key: '7_263', title: 'Surface Defense', ...usedOrStarting },
    { destiny: 5 },
    { icons: ['special edition'] },
    { abilities: effectsBesideBattleground(['Resistance', 'Secret Plans', 'There Is No Try']) },
  ),
  card(
    { key: '7_300', title: 'Ralltiir Operations / In The Hands Of The Empire', type: 'objective' },
    { icons: ['special edition'] },
    twoSides(
      [
        startOfGame({ parts: [{ deploy: { title: 'Ralltiir' } }] }),
        oncePer(
          'deploy',
          deploysFromReserve(
            { anyOf: [{ location: { kind: 'site' } }, { ...imperials, unique: false }] },
            { planet: 'Ralltiir' },
          ),
        ),
        deployCost({ who: rebels, add: 2, to: { planet: 'Ralltiir' } }),
        flips({
          if: {
            all: [
              {
                held: 'controlled',
                where: { planet: 'Ralltiir', kind: 'site' },
                atLeast: 3,
                with: imperials,
              },
              { not: { held: 'controlled', by: 'opponent', where: { planet: 'Ralltiir' }, atLeast: 1 } },
            ],
          },
        }),
      ],
      [
        forceDrain({ whose: 'opponent', where: {}, add: -1 }),
        deployCost({ who: rebels, add: 2, to: { planet: 'Ralltiir' } }),
        changesDestiny({
          kind: 'battle',
          of: 'total',
          add: 1,
          eachHeld: { held: 'occupied', where: { planet: 'Ralltiir' }, with: imperials },
        }),
        oncePer('control', { brings: 'search', in: 'reserve', to: 'hand', shuffle: 'reshuffle' }, 2),
        flips({ if: { held: 'controlled', by: 'opponent', where: { planet: 'Ralltiir' }, atLeast: 2 } }),
      ],
    ),
    { missing: [blownAway] },
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
    { key: '8_136', title: 'Combat Readiness', ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ['endor'] },
    { abilities: relatedBattleground, missing: ['activating Force'] },
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
    { key: '9_129', title: 'Mobilization Points', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['death star ii'] },
    onTable(
      forceGeneration({ where: { dockingBay: true, youOccupy: true }, add: 1 }),
      forceGeneration({ where: { dockingBay: true, youControl: true }, add: 1 }),
      action({
        phase: 'deploy',
        limit: 'game',
        results: [
          takes({
            anyOf: [
              { title: ['Carida', 'Wakeelmui', 'Gall', 'Kuat', 'Rendili'], type: 'location' },
              { title: 'Executor' },
            ],
          }),
        ],
      }),
    ),
  ),
  card(
    {
      key: '9_138',
      title: 'Operational As Planned',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 5 },
    { icons: ['death star ii'] },
    {
      abilities: [
        action({ results: [{ brings: 'cards from hand', count: 1, to: 'force' }] }),
        startOfGame({
          while: { onTable: 'Endor' },
          parts: [
            { take: { title: 'Death Star II', type: 'location' } },
            { take: { persona: 'Jerjerrod' } },
            { take: { type: 'effect' } },
          ],
          draws: 6,
          placed: 'lost',
        }),
      ],
    },
  ),
  card(
    {
      key: '9_139',
      title: 'Prepared Defenses',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 3 },
    { icons: ['death star ii'] },
    { abilities: threeEffects },
  ),
  card(
    {
      key: '12_154',
      title: 'Neimoidian Advisor',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 5 },
    { icons: ['episode i', 'coruscant'] },
    { abilities: battlegroundOrEffect },
  ),
  card(
    {
      key: '109_12',
      title: "This Deal Is Getting Worse All The Time / Pray I Don't Alter It Any Further",
      type: 'objective',
    },
    { icons: ['premium'] },
    twoSides(
      [
        startOfGame({
          parts: [
            { deploy: { location: { planet: 'Bespin', kind: 'site', mobile: true, battleground: true } } },
            { deploy: { type: 'effect', title: 'Secret Plans' }, may: true },
            { deploy: { title: 'All Wrapped Up' }, may: true },
          ],
        }),
        oncePer(
          'deploy',
          takes({ title: ['Bespin', 'Bespin: Cloud City', 'Dark Deal', 'Cloud City Occupation'] }),
        ),
        flips({
          if: {
            all: [
              { onTable: 'Dark Deal' },
              { youOccupy: { title: 'Bespin' } },
              { youOccupy: { title: 'Bespin: Cloud City' } },
            ],
          },
        }),
      ],
      [
        forceDrain({ where: { planet: 'Bespin', youControlWith: imperials }, mayNotBe: 'modified' }),
        changesDestiny({ kind: 'battle', of: 'total', add: 2, while: pairInBattle({}) }),
        changesDestiny({ kind: 'battle', of: 'total', add: 2, while: pairInBattle({ is: 'Ugnaught' }) }),
        flips({
          if: { any: [{ not: { onTable: 'Dark Deal' } }, { opponentControls: { title: 'Bespin' } }] },
        }),
      ],
    ),
    { missing: ['immunity to other cards', 'effects on other cards', 'Force loss', blownAway] },
  ),
]
