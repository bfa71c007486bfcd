import type { CardFacts } from '../../../abilities/card-facts.ts'
import { addsToPowerOfPiloted, deploysOnly, immuneToAttrition } from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { cloudCity } from '../../filters.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    { key: '4_1', title: 'Son Of Skywalker', ...aCharacter, subtype: 'rebel', persona: 'Luke' },
    { destiny: 1, deploy: 5, power: 5, ability: 5, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'dagobah'] },
    {
      abilities: [
        deploysOnly({
          where: {
            anyOf: [{ planet: 'Dagobah', kind: 'site' }, { planet: 'Dagobah', sector: 'cloud' }, cloudCity],
          },
        }),
        addsToPowerOfPiloted(2),
        immuneToAttrition({ who: 'self', below: 4 }),
      ],
    },
    { missing: ['cards from the Reserve Deck'] },
  ),
  card(
    { key: '4_2', title: 'Yoda', type: 'character', subtype: 'jedi master', unique: true },
    { destiny: 1, deploy: 5, power: 2, ability: 7, forfeit: 9 },
    { icons: ['dagobah'] },
    {
      missing: [
        'where or when it deploys',
        'training destiny',
        'who may start battles',
        'immunity to attrition',
      ],
    },
  ),
]
