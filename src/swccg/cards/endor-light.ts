import type { Filter } from '../abilities/types.ts'
import {
  battleCost,
  deploysOn,
  fireCost,
  fires,
  flips,
  forceDrain,
  immuneToAttrition,
  startOfGame,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import {
  cardsOf,
  forfeitZero,
  hit,
  oncePer,
  people,
  speederBike,
  takes,
  twoSides,
  warriors,
} from './common.ts'
import { blownAway, onTable } from './counterparts.ts'

const card = cardsOf('light')

const rebelScouts: Filter = { type: 'character', subtype: 'rebel', is: 'scout' }

export const endorLight: CardFacts[] = [
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
    { key: '8_83', title: 'Speeder Bike', type: 'vehicle', subtype: 'combat' },
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
    { key: '8_85', title: 'BlasTech E-11B Blaster Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 2 },
    { icons: ['endor'], characteristics: ['blaster rifle', 'rifle'] },
    {
      abilities: [
        deploysOn({ card: { ...warriors, and: { is: 'scout' } }, price: 2 }),
        fires({ at: people, price: 1, repeats: 2, destiny: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '8_86', title: "Chewbacca's Bowcaster", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 2 },
    { icons: ['endor'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Chewie' } }),
        deploysOn({ card: { is: 'Wookiee' }, price: 4 }),
        fires({ at: people, price: 3, destiny: 2, results: [hit, forfeitZero({ persona: 'Chewie' })] }),
        fireCost({ on: 'self', free: true, while: { itself: { carriedBy: { persona: 'Chewie' } } } }),
      ],
    },
  ),
]
