import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightEpicEvents: CardFacts[] = [
  card(
    { key: '11_24', title: 'Boonta Eve Podrace', type: 'epic event' },
    { destiny: 0 },
    { icons: ['episode i', 'tatooine'] },
    { missing: ['Podraces'] },
  ),
  card(
    { key: '11_25', title: 'I Did It!', type: 'epic event', unique: true },
    { destiny: 0 },
    { icons: ['episode i', 'tatooine'] },
    { missing: ['Podraces', 'retrieving cards', 'Force loss'] },
  ),
]
