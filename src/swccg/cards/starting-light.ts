/** What the Light Side begins games with, from many sets: Objectives, Starting Interrupts, and the Effects that these deploy. */

import type { Filter, LocationFilter } from '../abilities/types.ts'
import {
  battleCost,
  changesTotal,
  deployCost,
  deploysOn,
  flips,
  forbidsDeploy,
  forceDrain,
  forceGeneration,
  immune,
  immuneToAttrition,
  startOfGame,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, deploysFromReserve, forTheGame, oncePer, takes, twoSides } from './common.ts'
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

const card = cardsOf('light')

const cloudCity: LocationFilter = { planet: 'Bespin', kind: 'site', mobile: true }
const rebelScouts: Filter = { type: 'character', subtype: 'rebel', is: 'scout' }
const imperials: Filter = { type: 'character', subtype: 'imperial' }
const aliens: Filter = { type: 'character', subtype: 'alien' }
const squadrons: Filter = { type: 'starship', subtype: 'squadron', owner: 'you' }
const independent: Filter = { type: 'starship', is: 'independent', owner: 'you' }

export const startingLight: CardFacts[] = [
  card(
    { key: '4_21', title: 'Do, Or Do Not', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['dagobah'] },
    onTable(),
    { missing: ['effects on other cards', 'Force loss'] },
  ),
  card(
    { key: '6_58', title: 'Ultimatum', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    onTable(drainedOfTwo),
    { missing: ['insert cards'] },
  ),
  card(
    { key: '6_77', title: 'The Signal', ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { abilities: anyEffect },
  ),
  card(
    { key: '7_62', title: 'Goo Nee Tay', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOn({ whose: 'opponent' }),
        deployCost({ who: { type: 'character', owner: 'opponent', abilityAtLeast: 3 }, add: 2 }),
      ],
      missing: ['effects on other cards'],
    },
  ),
  card(
    { key: '7_74', title: 'Scrambled Transmission', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['special edition'] },
    onTable(
      immune({ to: 'Sense', who: { title: 'Shocking Information' } }),
      oncePer('control', takes({ title: 'Shocking Information' })),
    ),
    { missing: ['effects on other cards'] },
  ),
  card(
    { key: '7_88', title: "Don't Tread On Me", ...usedOrStarting },
    { destiny: 5 },
    { icons: ['special edition'] },
    { abilities: effectsBesideBattleground(['Ultimatum', 'Scrambled Transmission', 'Do, Or Do Not']) },
  ),
  card(
    {
      key: '7_135',
      title: 'Dantooine Base Operations / More Dangerous Than You Realize',
      type: 'objective',
    },
    { icons: ['special edition'] },
    twoSides(
      [
        startOfGame({ parts: [{ deploy: { title: 'Dantooine' } }] }),
        oncePer(
          'deploy',
          deploysFromReserve(
            {
              anyOf: [{ location: { kind: 'site' } }, { type: 'character', subtype: 'rebel', unique: false }],
            },
            { planet: 'Dantooine' },
          ),
        ),
        deployCost({ who: imperials, add: 2, to: { planet: 'Dantooine' } }),
        flips({
          if: {
            all: [
              {
                held: 'controlled',
                where: { planet: 'Dantooine', kind: 'site' },
                atLeast: 3,
                with: { type: 'character', subtype: 'rebel' },
              },
              { not: { held: 'controlled', by: 'opponent', where: { planet: 'Dantooine' }, atLeast: 1 } },
            ],
          },
        }),
      ],
      [
        forceDrain({ whose: 'opponent', where: {}, add: -1 }),
        deployCost({ who: imperials, add: 2, to: { planet: 'Dantooine' } }),
        immuneToAttrition({ who: squadrons, below: 4 }),
        forceDrain({ where: { kind: 'system', present: { who: squadrons, atLeast: 1 } }, add: 1 }),
        flips({ if: { held: 'controlled', by: 'opponent', where: { planet: 'Dantooine' }, atLeast: 2 } }),
      ],
    ),
    { missing: ['squadrons deployed to Dantooine', 'battle destiny', blownAway] },
  ),
  card(
    { key: '8_34', title: 'Aim High', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['endor'] },
    onTable(),
    { missing: ['weapons', 'retrieving cards'] },
  ),
  card(
    { key: '8_35', title: 'Battle Plan', type: 'effect', unique: true },
    { destiny: 5 },
    { icons: ['endor'] },
    onTable(
      battleCost({ free: true }),
      ...([undefined, 'opponent'] as const).map((by) =>
        forceDrain({
          ...(by ? { whose: by } : {}),
          where: {},
          cost: 3,
          unless: {
            all: (['site', 'system'] as const).map((kind) => ({
              held: 'occupied' as const,
              ...(by ? { by } : {}),
              where: { kind, battleground: true },
              atLeast: 1,
            })),
          },
        }),
      ),
    ),
  ),
  card(
    { key: '8_44', title: 'Careful Planning', ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ['endor'] },
    { abilities: relatedBattleground, missing: ['activating Force'] },
  ),
  card(
    { key: '8_78', title: 'Rebel Strike Team / Garrison Destroyed', type: 'objective' },
    { icons: ['endor'] },
    twoSides(
      [
        startOfGame({
          parts: [
            { deploy: { title: 'Endor' } },
            { deploy: { title: 'Endor: Rebel Landing Site (Forest)' } },
          ],
        }),
        forceDrain({ where: { planet: 'Endor' }, losesAtMost: 1 }),
        oncePer('deploy', takes({ title: ['Endor: Bunker', 'Deactivate The Shield Generator'] }), 2),
        flips({
          if: {
            all: [
              { phase: 'move', turn: 'yours' },
              {
                held: 'controlled',
                where: { planet: 'Endor', kind: 'site', exterior: true },
                atLeast: 3,
                with: rebelScouts,
                withAtLeast: 2,
              },
            ],
          },
        }),
      ],
      [
        forceDrain({
          where: { planet: 'Endor', kind: 'site', there: [{ ...rebelScouts, owner: 'you' }] },
          mayNotBe: 'modified or canceled',
        }),
        immuneToAttrition({ who: rebelScouts, below: 4 }),
        oncePer('draw', { brings: 'retrieval', which: { ...rebelScouts, abilityBelow: 3 } }),
        flips({
          if: {
            all: [
              { phase: 'move', turn: 'opponent' },
              {
                any: [
                  {
                    held: 'controlled',
                    by: 'opponent',
                    where: { planet: 'Endor', kind: 'site', exterior: true },
                    atLeast: 3,
                  },
                  { opponentControls: { title: 'Endor' } },
                ],
              },
            ],
          },
        }),
      ],
    ),
    { missing: ['totals of Epic Events', blownAway] },
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
    {
      key: '12_62',
      title: 'Mindful Of The Future',
      ...usedOrStarting,
      unique: true,
    },
    { destiny: 5 },
    { icons: ['episode i', 'coruscant'] },
    { abilities: battlegroundOrEffect },
  ),
  card(
    { key: '109_4', title: 'Quiet Mining Colony / Independent Operation', type: 'objective' },
    { icons: ['premium'] },
    twoSides(
      [
        startOfGame({
          parts: [
            { deploy: { title: 'Bespin' } },
            { deploy: { location: { ...cloudCity, battleground: true } } },
          ],
        }),
        oncePer(
          'deploy',
          deploysFromReserve(
            { anyOf: [{ location: { kind: 'site' } }, { location: { sector: 'cloud' } }] },
            { planet: 'Bespin' },
          ),
          1,
        ),
        forceDrain({ where: { planet: 'Bespin' }, losesAtMost: 1 }),
        flips({
          if: {
            all: [
              { not: { held: 'controlled', by: 'opponent', where: { planet: 'Bespin' }, atLeast: 1 } },
              { youControl: { title: 'Bespin: Cloud City' } },
              {
                any: [
                  { held: 'controlled', where: cloudCity, atLeast: 2 },
                  {
                    all: [
                      { held: 'controlled', where: cloudCity, atLeast: 1 },
                      { cardAt: { persona: ['Lando', 'Lobot'] }, where: cloudCity },
                    ],
                  },
                ],
              },
            ],
          },
        }),
      ],
      [
        immuneToAttrition({
          who: { anyOf: [{ ...aliens, owner: 'you' }, { is: 'cloud car', owner: 'you' }, independent] },
          below: 4,
        }),
        forceDrain({
          where: { planet: 'Bespin', youControlWith: aliens },
          mayNotBe: 'modified or canceled',
        }),
        deployCost({ who: independent, add: -1 }),
        oncePer('deploy', deploysFromReserve({ location: { dockingBay: true } })),
        flips({
          if: {
            any: [
              { opponentControls: { title: 'Bespin' } },
              {
                held: 'controlled',
                by: 'opponent',
                where: { anyOf: [cloudCity, { planet: 'Bespin', sector: 'cloud' }] },
                atLeast: 3,
              },
            ],
          },
        }),
      ],
    ),
    { missing: [blownAway] },
  ),
  card(
    { key: '111_4', title: 'Massassi Base Operations / One In A Million', type: 'objective' },
    { icons: ['premium'] },
    twoSides(
      [
        startOfGame({
          parts: [{ deploy: { title: 'Yavin 4' } }, { deploy: { title: 'Yavin 4: Docking Bay' } }],
        }),
        ...forTheGame(
          forbidsDeploy({ who: { title: 'Revolution', owner: 'you' } }),
          forceDrain({ where: { planet: 'Yavin 4', kind: ['site', 'sector'] }, prevented: true }),
        ),
        forceGeneration({ where: { planet: 'Yavin 4', kind: 'site' }, limit: 1 }),
        oncePer('deploy', deploysFromReserve({ location: { planet: 'Yavin 4', kind: 'site' } })),
        deployCost({ who: imperials, add: 2, to: { planet: 'Yavin 4' } }),
        flips({
          if: {
            all: [
              { held: 'controlled', where: { planet: 'Yavin 4', kind: 'site' }, atLeast: 3 },
              {
                not: {
                  held: 'controlled',
                  by: 'opponent',
                  where: { planet: 'Yavin 4', kind: 'site' },
                  atLeast: 3,
                },
              },
            ],
          },
        }),
      ],
      [
        oncePer(
          'deploy',
          takes({
            anyOf: [
              { title: ['Rebel Tech', 'Attack Run', 'Proton Torpedoes'] },
              { title: 'Death Star', type: 'location' },
            ],
          }),
        ),
        changesTotal({ what: 'power', where: { kind: 'system' }, add: 3 }),
      ],
    ),
    { missing: ['where or when the Death Star deploys', blownAway] },
  ),
]
