import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { anyStarship, capitals } from '../../filters.ts'
import { hit } from '../../texts.ts'

const card = cardsOf('dark')

export const darkWeapons: CardFacts[] = [
  card(
    { key: '9_177', title: 'Concussion Missiles', type: 'weapon', subtype: 'starship' },
    { destiny: 4 },
    { icons: ['death star ii'], characteristics: ['missile'] },
    {
      abilities: [
        deploysOn({
          card: { is: ['bomber', 'TIE Defender', 'freighter', 'transport'], type: 'starship' },
          price: 1,
        }),
        fires({
          at: anyStarship,
          price: 0,
          destiny: 1,
          add: [{ number: 1, of: { type: 'starship', subtype: ['starfighter', 'squadron'] } }],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '9_180', title: 'Heavy Turbolaser Battery', type: 'weapon', subtype: 'starship' },
    { destiny: 3 },
    { icons: ['death star ii'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Star Destroyer' }, price: 4 }),
        deploysOn({ at: { kind: 'system', mobile: true }, price: 4 }),
        modify({ what: 'power', who: 'host', add: 2, hostIs: { type: 'starship' } }),
        fires({
          at: anyStarship,
          price: 2,
          destiny: 2,
          add: [
            { number: -1, of: capitals },
            { number: -6, of: { type: 'starship', not: capitals } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '9_181', title: 'SFS L-s7.2 TIE Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['death star ii'], characteristics: ['cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'TIE/ln' }, whose: 'anyone' }),
        deploysOn({ card: { is: 'TIE' }, whose: 'anyone', price: 2 }),
        fires({ at: anyStarship, price: 1, destiny: 1, results: [hit] }),
      ],
    },
  ),
]
