import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'
import { speederBike } from '../both-sides.ts'

const card = cardsOf('light')

export const lightVehicles: CardFacts[] = [
  card(
    { key: '8_83', title: 'Speeder Bike', type: 'vehicle', subtype: 'combat' },
    { destiny: 4, deploy: 1, power: 1, forfeit: 3, maneuver: 5, landspeed: 5 },
    { icons: ['endor'], characteristics: ['speeder bike'] },
    {
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['passenger'], count: 1 },
      ],
    },
    { abilities: speederBike },
  ),
]
