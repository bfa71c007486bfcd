import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { beings, people, warriors } from '../../filters.ts'
import { forfeitZero, hit } from '../../texts.ts'

const card = cardsOf('dark')

export const darkWeapons: CardFacts[] = [
  card(
    { key: '4_176', title: "Dengar's Blaster Carbine", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 2 },
    { icons: ['dagobah'], characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Dengar' }, price: 1 }),
        deploysOn({ card: warriors, price: 3 }),
        fires({
          at: people,
          price: 1,
          destiny: 1,
          add: 1,
          results: [hit, forfeitZero({ persona: 'Dengar' })],
        }),
      ],
    },
  ),
  card(
    { key: '4_180', title: "Zuckuss' Snare Rifle", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { icons: ['dagobah'], characteristics: ['rifle'] },
    {
      abilities: [
        deploysOn({ card: { title: 'Zuckuss' } }),
        deploysOn({ card: { is: 'bounty hunter', not: { title: 'Zuckuss' } }, whose: 'anyone', price: 1 }),
        fires({
          at: beings,
          price: 2,
          destiny: 1,
          add: [
            { number: -1, of: { type: 'character' } },
            { number: 1, of: { type: 'creature' } },
          ],
          results: [
            { brings: 'capture', of: { type: 'character' } },
            { brings: 'loss', of: { type: 'creature' } },
          ],
        }),
      ],
    },
  ),
]
