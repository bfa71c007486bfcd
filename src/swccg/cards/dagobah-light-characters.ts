import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('light')

export const dagobahLightCharacters: CardFacts[] = [
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
