import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightEpicEvents: CardFacts[] = [
  card(
    { key: '2_42', title: 'Attack Run', type: 'epic event', unique: true },
    { destiny: 0 },
    { icons: ['a new hope'] },
    { missing: ['Attack Run'] },
  ),
]
