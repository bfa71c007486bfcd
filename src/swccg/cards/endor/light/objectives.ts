import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Filter } from '../../../abilities/types.ts'
import { flips, forceDrain, immuneToAttrition, startOfGame } from '../../../abilities/vocabulary.ts'
import { blownAway, cardsOf, twoSides } from '../../building.ts'
import { oncePer, takes } from '../../texts.ts'

const card = cardsOf('light')

const rebelScouts: Filter = { type: 'character', subtype: 'rebel', is: 'scout' }

export const lightObjectives: CardFacts[] = [
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
]
