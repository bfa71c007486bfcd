import type { CardFacts } from '../model/types.ts'
import { cardsOf, site } from './common.ts'

const card = cardsOf('dark')

export const tatooineDark: CardFacts[] = [
  card(
    { key: '11_79', title: 'Boonta Eve Podrace', type: 'epic event' },
    { destiny: 0 },
    { icons: ['episode i', 'tatooine'] },
    { missing: ['Podraces'] },
  ),
  card(
    { key: '11_94', title: 'Tatooine: Podrace Arena', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'tatooine'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    { missing: ['Podraces'] },
  ),
]
