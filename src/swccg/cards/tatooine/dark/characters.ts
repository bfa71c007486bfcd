import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deployCost, immuneToAttrition } from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '11_54', title: 'Darth Maul', ...aCharacter, subtype: 'sith', persona: 'Maul' },
    { destiny: 1, deploy: 8, power: 7, ability: 6, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'episode i', 'tatooine'] },
    {
      abilities: [
        deployCost({ who: 'self', add: -2, to: { planet: 'Tatooine' } }),
        immuneToAttrition({ who: 'self', below: 5 }),
      ],
    },
    { missing: ['duels', 'changes of ability'] },
  ),
]
