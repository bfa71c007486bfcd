import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, deploysOn } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '3_32', title: 'Bacta Tank', type: 'effect', unique: true },
    { destiny: 3 },
    { icons: ['hoth'] },
    {
      abilities: [
        deploysOn({ price: 4 }),
        action({
          answers: { is: 'lost', card: { type: 'character', owner: 'you', not: { subtype: 'droid' } } },
          if: { emptyHere: true },
          results: [{ brings: 'placing', of: 'it' }],
        }),
        action({
          phase: 'deploy',
          limit: 'phase',
          price: 'its deploy cost',
          targets: { who: { type: 'character' }, stackedHere: true },
          results: [{ brings: 'return', of: 'target', to: 'hand' }],
        }),
      ],
    },
  ),
]
