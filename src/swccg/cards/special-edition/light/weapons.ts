import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fireCost, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { beings, people, starfighters, warriors } from '../../filters.ts'
import { hit } from '../../texts.ts'

const card = cardsOf('light')

export const lightWeapons: CardFacts[] = [
  card(
    { key: '7_157', title: 'Disruptor Pistol', type: 'weapon', subtype: 'character' },
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
    { key: '7_158', title: 'Echo Base Trooper Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 3 },
    { icons: ['special edition'], characteristics: ['blaster rifle', 'rifle'] },
    {
      abilities: [
        deploysOn({ card: { is: 'Echo Base trooper' } }),
        deploysOn({ card: warriors, price: 3 }),
        fires({ at: people, range: 'adjacent', price: 2, destiny: 1, add: 1, results: [hit] }),
        fireCost({ on: 'self', add: -1, while: { itself: { carriedBy: { is: 'Echo Base trooper' } } } }),
      ],
    },
  ),
  card(
    { key: '7_161', title: "Leia's Blaster Rifle", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 3 },
    { icons: ['special edition'], characteristics: ['blaster rifle', 'rifle'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Leia' } }),
        deploysOn({ card: warriors, price: 3 }),
        fires({
          at: people,
          price: 1,
          destiny: 1,
          add: 1,
          results: [hit, { brings: 'loss', by: { persona: 'Leia' } }],
        }),
      ],
    },
  ),
  card(
    { key: '7_162', title: 'X-wing Laser Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5 },
    { icons: ['special edition'], characteristics: ['cannon', 'laser cannon'] },
    {
      abilities: [
        deploysOn({ card: { is: 'X-wing' } }),
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
