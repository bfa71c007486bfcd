import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkObjectives: CardFacts[] = [
  card(
    { key: '12_179', title: 'My Lord, Is That Legal? / I Will Make It Legal', type: 'objective' },
    { destiny: 0 },
    { icons: ['episode i', 'coruscant'] },
    { missing: ['the whole Objective'] },
  ),
]
