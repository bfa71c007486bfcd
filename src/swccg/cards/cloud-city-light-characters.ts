import { addsToPowerOfPiloted, immuneToAttrition } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('light')

export const cloudCityLightCharacters: CardFacts[] = [
  card(
    {
      key: '5_7',
      title: 'Princess Leia',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Leia',
    },
    { destiny: 1, deploy: 4, power: 3, ability: 4, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'cloud city'] },
    { characteristics: ['Alderaanian', 'leader', 'senator', 'female'] },
    {
      abilities: [addsToPowerOfPiloted(1), immuneToAttrition({ who: 'self', below: 3 })],
      missing: ['where or when it deploys', 'reacts'],
    },
  ),
]
