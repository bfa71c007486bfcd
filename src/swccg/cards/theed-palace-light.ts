import { deploysOn, fires } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { anyStarship, cardsOf, hit } from './common.ts'

const card = cardsOf('light')

export const theedPalaceLight: CardFacts[] = [
  card(
    { key: '14_66', title: 'Proton Torpedoes', type: 'weapon', subtype: 'starship' },
    { destiny: 4 },
    { icons: ['episode i', 'theed palace'], characteristics: ['proton torpedoes'] },
    {
      abilities: [
        deploysOn({ card: { is: 'N-1 starfighter' }, price: 1 }),
        fires({ at: anyStarship, price: 1, destiny: 1, results: [hit] }),
      ],
    },
    { missing: ['what it adds against Blockade Flagship'] },
  ),
]
