import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { anyStarship, capitals } from '../../filters.ts'
import { hit } from '../../texts.ts'

const card = cardsOf('light')

export const lightWeapons: CardFacts[] = [
  card(
    { key: '9_87', title: 'Concussion Missiles', type: 'weapon', subtype: 'starship' },
    { destiny: 4 },
    { icons: ['death star ii'], characteristics: ['missile'] },
    {
      abilities: [
        deploysOn({
          card: { is: ['bomber', 'A-wing', 'freighter', 'transport'], type: 'starship' },
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
    { key: '9_88', title: 'Enhanced Proton Torpedoes', type: 'weapon', subtype: 'starship' },
    { destiny: 3 },
    { icons: ['death star ii'], characteristics: ['proton torpedoes'] },
    {
      abilities: [
        deploysOn({ card: { is: ['X-wing', 'Y-wing', 'B-wing'] } }),
        fires({
          at: anyStarship,
          price: 1,
          destiny: 1,
          add: [
            { number: 1, of: capitals },
            { number: -1, of: { type: 'starship', not: capitals } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '9_89', title: 'Heavy Turbolaser Battery', type: 'weapon', subtype: 'starship' },
    { destiny: 3 },
    { icons: ['death star ii'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Star Cruiser' }, price: 4 }),
        modify({ what: 'power', who: 'host', add: 2 }),
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
]
