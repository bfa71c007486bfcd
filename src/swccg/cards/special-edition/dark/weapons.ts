import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fireCost, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { beings, starfighters, warriors } from '../../filters.ts'

const card = cardsOf('dark')

export const darkWeapons: CardFacts[] = [
  card(
    { key: '7_319', title: 'Disruptor Pistol', type: 'weapon', subtype: 'character' },
    { destiny: 4 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOn({ card: { ...warriors, unique: false }, price: 1 }),
        deploysOn({ card: warriors, price: 2 }),
        fires({ at: beings, price: 2, destiny: 1, results: [{ brings: 'loss' }] }),
        fireCost({ on: 'self', free: true, while: { itself: { carriedBy: { unique: false } } } }),
      ],
    },
  ),
  card(
    { key: '7_324', title: 'SFS L-s9.3 Laser Cannons', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['special edition'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: ['TIE Avenger', 'TIE Interceptor', 'TIE Defender'] } }),
        fires({
          at: starfighters,
          price: { upTo: 3 },
          destiny: 1,
          results: [
            { brings: 'hit', x: 'less' },
            { brings: 'loss', x: 'most' },
          ],
        }),
      ],
    },
  ),
]
