import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { withLightsaber } from '../../filters.ts'

const card = cardsOf('light')

export const lightInterrupts: CardFacts[] = [
  card(
    {
      key: '11_41',
      title: "You'll Find I'm Full Of Surprises",
      type: 'interrupt',
      subtype: 'lost',
      unique: true,
    },
    { destiny: 6 },
    { icons: ['tatooine'] },
    {
      abilities: [
        action({
          price: 1,
          targets: { who: { owner: 'you', persona: 'Luke' }, at: { kind: 'site' }, present: true },
          results: [
            {
              brings: 'duel',
              with: { persona: 'Vader' },
              draws: { you: 1, opponent: 2 },
              more: { add: 2, for: withLightsaber },
            },
          ],
        }),
      ],
    },
  ),
]
