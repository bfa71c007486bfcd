import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'
import { goesUndercover } from '../../texts.ts'

const card = cardsOf('light')

export const lightEffects: CardFacts[] = [
  card(
    { key: '2_40', title: 'Undercover', type: 'effect' },
    { destiny: 5 },
    { icons: ['a new hope'] },
    { abilities: goesUndercover },
  ),
]
