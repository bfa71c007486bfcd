import type { CardFacts } from '../../../abilities/card-facts.ts'
import { carries } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightDevices: CardFacts[] = [
  card(
    { key: '4_11', title: 'Landing Claw', type: 'device', limit: 2 },
    { destiny: 2 },
    { icons: ['dagobah'] },
    { missing: ['where or when it deploys', 'attaching to a capital starship'] },
  ),
  card(
    { key: '4_12', title: "Luke's Backpack", type: 'device', unique: true },
    { destiny: 6 },
    { icons: ['dagobah'] },
    {
      abilities: [
        carries({ who: { anyOf: [{ title: ['Yoda', 'Kabe'] }, { is: ['Jawa', 'Ewok'] }] }, upTo: 1 }),
      ],
    },
    { missing: ['where or when it deploys', 'carrying devices', 'training destiny'] },
  ),
]
