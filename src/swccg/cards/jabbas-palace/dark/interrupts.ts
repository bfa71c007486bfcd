import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf, usedOrStarting } from '../../building.ts'
import { anyEffect } from '../both-sides.ts'

const card = cardsOf('dark')

export const darkInterrupts: CardFacts[] = [
  card(
    { key: '6_159', title: 'Trap Door', type: 'interrupt', subtype: 'used', unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { missing: ['dropping a character'] },
  ),
  card(
    { key: '6_160', title: "Twi'lek Advisor", ...usedOrStarting, unique: true },
    { destiny: 5 },
    { icons: ["jabba's palace"] },
    { abilities: anyEffect },
  ),
]
