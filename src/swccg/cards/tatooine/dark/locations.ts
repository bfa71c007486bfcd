import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf, site } from '../../building.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '11_94', title: 'Tatooine: Podrace Arena', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'tatooine'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    { missing: ['Podraces'] },
  ),
]
