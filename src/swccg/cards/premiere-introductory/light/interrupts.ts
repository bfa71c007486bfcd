import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, cancelsCard, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightInterrupts: CardFacts[] = [
  card(
    { key: '101_3', title: 'Run Luke, Run!', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 6 },
    {
      abilities: [
        action({
          answers: { is: 'battle initiated', at: { kind: 'site' } },
          targets: { who: { owner: 'you', persona: 'Luke' }, at: { nextToBattle: true } },
          results: [
            { brings: 'move to battle', of: 'target' },
            {
              brings: 'change',
              of: 'target',
              if: {
                not: {
                  any: [
                    { cardAt: { persona: 'Vader' }, where: { battle: true }, present: true },
                    { cardAt: { persona: 'Vader' }, where: { nextToBattle: true } },
                  ],
                },
              },
              changes: [modify({ what: 'power', who: 'target', add: 2 })],
              until: 'end of battle',
            },
          ],
        }),
        cancelsCard({ what: { title: "Vader's Obsession" } }),
      ],
    },
  ),
]
