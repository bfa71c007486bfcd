import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightWeapons: CardFacts[] = [
  card(
    { key: '6_90', title: 'Vibro-Ax', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        deploysOn({
          card: { type: 'character', subtype: 'alien', is: 'warrior' },
          whose: 'anyone',
          price: 3,
        }),
        modify({ what: 'power', who: 'host', add: 1 }),
        fires({
          at: { type: 'character' },
          price: 1,
          destiny: 1,
          contest: 'power',
          results: [{ brings: 'exclusion' }],
        }),
      ],
    },
  ),
]
