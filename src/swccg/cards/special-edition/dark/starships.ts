import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkStarships: CardFacts[] = [
  card(
    {
      key: '7_303',
      title: 'Death Star Assault Squadron',
      type: 'starship',
      subtype: 'squadron',
      unique: true,
    },
    { destiny: 1, deploy: 12, power: 3, forfeit: 10, maneuver: 3 },
    {
      icons: ['pilot', 'pilot', 'pilot', 'special edition'],
      characteristics: ['Imperial starship', 'TIE', 'TIE Advanced x1', 'TIE/LN'],
    },
    {
      permanentPilots: [
        { ability: 6, name: 'Vader' },
        { ability: 2, name: 'DS-61-2' },
        { ability: 2, name: 'DS-61-3' },
      ],
      combines: ["Vader's Custom TIE", 'Black 2', 'Black 3'],
    },
    { missing: ['changes of power'] },
  ),
]
