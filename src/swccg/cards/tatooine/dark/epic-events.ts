import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkEpicEvents: CardFacts[] = [
  card(
    { key: '11_79', title: 'Boonta Eve Podrace', type: 'epic event' },
    { destiny: 0 },
    { icons: ['episode i', 'tatooine'] },
    { missing: ['Podraces'] },
  ),
]
