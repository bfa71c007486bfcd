import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Condition } from '../../../abilities/types.ts'
import {
  flips,
  forceDrain,
  immuneToAttrition,
  limitsBattleDestiny,
  startOfGame,
} from '../../../abilities/vocabulary.ts'
import { blownAway, cardsOf, twoSides } from '../../building.ts'
import { endorSites } from '../../filters.ts'
import { oncePer, takes } from '../../texts.ts'

const card = cardsOf('dark')

const bothEffects: Condition[] = [{ onTable: 'Ominous Rumors' }, { onTable: 'Establish Secret Base' }]

export const darkObjectives: CardFacts[] = [
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
]
