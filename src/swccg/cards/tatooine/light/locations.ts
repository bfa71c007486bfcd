import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf, site } from '../../building.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '11_44', title: 'Tatooine: Podrace Arena', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'tatooine'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    { missing: ['Podraces'] },
  ),
]
