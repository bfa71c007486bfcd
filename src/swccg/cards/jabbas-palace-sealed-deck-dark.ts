import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('dark')

export const jabbasPalaceSealedDeckDark: CardFacts[] = [
  card(
    { key: '112_15', title: 'My Kind Of Scum / Fearless And Inventive', type: 'objective' },
    { destiny: 0 },
    { icons: ['premium'] },
    { missing: ['the whole Objective'] },
  ),
]
