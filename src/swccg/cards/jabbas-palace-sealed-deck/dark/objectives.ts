import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkObjectives: CardFacts[] = [
  card(
    { key: '112_15', title: 'My Kind Of Scum / Fearless And Inventive', type: 'objective' },
    { destiny: 0 },
    { icons: ['premium'] },
    { missing: ['the whole Objective'] },
  ),
]
