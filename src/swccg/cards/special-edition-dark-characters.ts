import { addsToPowerOfPiloted, immuneToAttrition, modify } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('dark')

export const specialEditionDarkCharacters: CardFacts[] = [
  card(
    {
      key: '7_167',
      title: 'Boba Fett',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Boba Fett',
    },
    { destiny: 1, deploy: 5, power: 3, ability: 2, forfeit: 4, armor: 5, landspeed: 3 },
    { icons: ['pilot', 'warrior', 'special edition'], characteristics: ['Black Sun agent', 'bounty hunter'] },
    {
      missing: ['reacts', 'hit or lost cards'],
    },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        modify({ what: 'maneuver', who: 'piloted', add: 1 }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
  ),
]
