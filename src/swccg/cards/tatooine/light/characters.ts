import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    {
      key: '11_8',
      title: 'Padme Naberrie',
      type: 'character',
      subtype: 'republic',
      unique: true,
      persona: 'Amidala',
    },
    { destiny: 3, deploy: 2, power: 3, ability: 3, forfeit: 5 },
    { icons: ['warrior', 'episode i', 'tatooine'], characteristics: ['female'] },
    { missing: ['cards from the Reserve Deck', 'targeting'] },
  ),
]
