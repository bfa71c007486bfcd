import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'
import { relatedBattleground, usedOrStarting } from './counterparts.ts'

const card = cardsOf('light')

export const endorLightInterrupts: CardFacts[] = [
  card(
    { key: '8_44', title: 'Careful Planning', ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ['endor'] },
    { abilities: relatedBattleground, missing: ['activating Force'] },
  ),
]
