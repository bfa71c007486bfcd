import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, immune } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '2_40', title: 'Undercover', type: 'effect' },
    { destiny: 5 },
    { icons: ['a new hope'] },
    {
      abilities: [
        deploysOn({
          card: { type: 'character', is: 'spy', owner: 'you' },
          at: { kind: 'site' },
          undercover: true,
        }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
]
