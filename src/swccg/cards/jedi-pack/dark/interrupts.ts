import type { CardFacts } from '../../../abilities/card-facts.ts'
import { stops } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkInterrupts: CardFacts[] = [
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
