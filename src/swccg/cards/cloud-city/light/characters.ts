import type { CardFacts } from '../../../abilities/card-facts.ts'
import { addsToPowerOfPiloted, immuneToAttrition, modify } from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    { key: '5_5', title: 'Lando Calrissian', ...aCharacter, subtype: 'alien', persona: 'Lando' },
    { destiny: 1, deploy: 3, power: 2, ability: 3, forfeit: 6 },
    { icons: ['pilot', 'warrior', 'cloud city'], characteristics: ['gambler', 'scoundrel'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        modify({ what: 'power', who: 'piloted', hostIs: { persona: 'Falcon' }, add: 1 }),
      ],
    },
    { missing: ['changes of power', 'Cloud City Sabacc'] },
  ),
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
