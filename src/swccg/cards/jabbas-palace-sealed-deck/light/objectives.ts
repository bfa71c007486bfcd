import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightObjectives: CardFacts[] = [
  card(
    { key: '112_1', title: 'Agents In The Court / No Love For The Empire', type: 'objective' },
    { destiny: 0 },
    { icons: ['premium'] },
    { missing: ['the whole Objective'] },
  ),
]
