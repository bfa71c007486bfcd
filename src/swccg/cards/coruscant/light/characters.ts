import type { CardFacts } from '../../../abilities/card-facts.ts'
import { immuneToAttrition, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    { key: '12_25', title: 'Sabe', type: 'character', subtype: 'republic', unique: true },
    { destiny: 3, deploy: 2, power: 1, ability: 2, forfeit: 2 },
    { icons: ['episode i', 'coruscant'], characteristics: ['handmaiden', 'female'] },
    { missing: ['cards from the Reserve Deck'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 2,
          while: { itself: { with: { persona: 'Amidala' }, at: { kind: 'site' } } },
        }),
        immuneToAttrition({
          who: { persona: 'Amidala' },
          below: 'all',
          while: { itself: { with: { persona: 'Amidala' }, at: { kind: 'site' } } },
        }),
      ],
    },
  ),
]
