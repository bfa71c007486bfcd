import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { anyStarship, beings } from '../../filters.ts'
import { hit } from '../../texts.ts'

const card = cardsOf('light')

export const lightWeapons: CardFacts[] = [
  card(
    { key: '14_62', title: "Amidala's Blaster", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 6 },
    { icons: ['episode i', 'theed palace'], characteristics: ['blaster'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Amidala' } }),
        fires({
          at: beings,
          price: 0,
          destiny: 1,
          add: [{ number: 2, of: { type: 'creature' } }],
          results: [
            { brings: 'reset', what: 'power', to: 0, of: { type: 'character' } },
            { brings: 'reset', what: 'forfeit', to: 0, of: { type: 'character' } },
            { brings: 'loss', of: { type: 'creature' } },
          ],
        }),
      ],
    },
  ),
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
