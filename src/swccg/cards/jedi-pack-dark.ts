import { stops } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('dark')

export const jediPackDark: CardFacts[] = [
  card(
    { key: '102_8', title: 'Gravity Shadow', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 4 },
    { icons: ['premium'] },
    {
      abilities: [
        stops({ what: 'hyperspace move', ability: 'its highest pilot', destiny: 'above', lostIfEqual: true }),
      ],
    },
  ),
]
