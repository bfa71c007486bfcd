import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, destinyIfUnable, fires, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { beings } from '../../filters.ts'
import { hit } from '../../texts.ts'

const card = cardsOf('dark')

export const darkWeapons: CardFacts[] = [
  card(
    { key: '6_177', title: 'Gamorrean Ax', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        deploysOn({ card: { is: 'Gamorrean' }, price: 1 }),
        modify({ what: 'power', who: 'host', add: 1 }),
        destinyIfUnable({
          count: 1,
          // Present there: not shut in.
          while: { itself: { at: { kind: 'site' }, not: { isAboard: { is: 'enclosed' } } } },
        }),
        fires({ at: beings, price: 0, destiny: 1, results: [hit] }),
      ],
    },
  ),
  card(
    { key: '6_180', title: 'Vibro-Ax', type: 'weapon', subtype: 'character' },
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
