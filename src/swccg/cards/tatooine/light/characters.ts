import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deployCost, immuneToAttrition, modify } from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

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
  card(
    { key: '11_10', title: 'Qui-Gon Jinn', ...aCharacter, subtype: 'jedi master', persona: 'Qui-Gon' },
    { destiny: 1, deploy: 8, power: 6, ability: 7, forfeit: 9 },
    { icons: ['warrior', 'episode i', 'tatooine'] },
    {
      abilities: [
        deployCost({ who: 'self', add: -2, to: { planet: 'Tatooine' } }),
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: { itself: { with: { persona: 'Maul' }, at: { kind: 'site' } } },
        }),
        modify({
          what: 'power',
          who: { owner: 'opponent', subtype: 'alien', at: here },
          add: -1,
          while: { itself: { at: { kind: 'site' } } },
        }),
        immuneToAttrition({ who: 'self', below: 'all' }),
      ],
    },
    { missing: ['canceling or redrawing destiny'] },
  ),
]
