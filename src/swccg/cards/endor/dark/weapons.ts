import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { beings, people } from '../../filters.ts'
import { hit } from '../../texts.ts'

const card = cardsOf('dark')

export const darkWeapons: CardFacts[] = [
  card(
    { key: '8_178', title: 'AT-ST Dual Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 4 },
    { icons: ['endor'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'AT-ST' }, price: 1 }),
        fires({
          at: people,
          price: 1,
          repeats: 2,
          destiny: 1,
          add: [{ number: 1, of: beings }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '8_180', title: 'Speeder Bike Cannon', type: 'weapon', subtype: 'vehicle' },
    { destiny: 4 },
    { icons: ['endor'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'speeder bike' }, price: 1 }),
        deploysOn({ card: { is: 'swoop' }, price: 2 }),
        modify({ what: 'power', who: 'host', add: 2 }),
        fires({ at: people, price: 0, destiny: 1, add: 1, results: [hit] }),
      ],
    },
  ),
]
