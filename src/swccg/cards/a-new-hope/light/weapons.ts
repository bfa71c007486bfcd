import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { anyStarship, beings, warriors } from '../../filters.ts'
import { hit, ionized } from '../../texts.ts'

const card = cardsOf('light')

export const lightWeapons: CardFacts[] = [
  card(
    { key: '2_77', title: 'Bowcaster', type: 'weapon', subtype: 'character' },
    { destiny: 2 },
    { icons: ['a new hope'] },
    {
      abilities: [
        deploysOn({ card: warriors, price: { from: 7, less: 'power', atLeast: 1 } }),
        fires({
          at: beings,
          price: { from: 7, less: 'power', atLeast: 1 },
          destiny: 1,
          add: [
            { number: 1, of: { type: 'character' } },
            { number: 2, of: { type: 'creature' } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '2_79', title: "Luke's Hunting Rifle", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 5 },
    { icons: ['a new hope'], characteristics: ['rifle'] },
    {
      abilities: [
        deploysOn({ card: { persona: ['Luke', 'Owen Lars'] }, price: 1 }),
        deploysOn({ card: { type: 'character', not: { subtype: 'droid' } }, price: 3 }),
        fires({
          at: beings,
          price: 1,
          destiny: 1,
          add: [
            { number: -1, of: { type: 'character' } },
            { number: 2, of: { type: 'creature' } },
          ],
          results: [hit],
        }),
      ],
    },
  ),
  card(
    { key: '2_81', title: 'SW-4 Ion Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['a new hope'], characteristics: ['cannon', 'ion cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: ['Y-wing', 'B-wing'] }, price: 1 }),
        fires({ at: anyStarship, price: 1, destiny: 1, results: ionized }),
      ],
    },
  ),
]
