import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOn, immuneToAttrition, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkDevices: CardFacts[] = [
  card(
    { key: '5_109', title: 'Mandalorian Armor', type: 'device', unique: true },
    { destiny: 3, icons: ['cloud city'] },
    {
      abilities: [
        deploysOn({
          card: {
            type: 'character',
            subtype: ['imperial', 'alien'],
            not: { persona: ['Vader', 'Boba Fett'] },
          },
          whose: 'anyone',
          price: 3,
        }),
        modify({ what: 'power', who: 'host', add: 2 }),
        modify({ what: 'armor', who: 'host', gives: 5 }),
        immuneToAttrition({ who: 'host', below: 3 }),
      ],
    },
  ),
]
