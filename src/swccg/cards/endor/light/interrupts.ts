import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { relatedBattleground } from '../both-sides.ts'

const card = cardsOf('light')

export const lightInterrupts: CardFacts[] = [
  card(
    { key: '8_44', title: 'Careful Planning', ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ['endor'] },
    { abilities: relatedBattleground, missing: ['activating Force'] },
  ),
]
