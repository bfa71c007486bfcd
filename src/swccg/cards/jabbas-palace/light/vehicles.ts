import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deployCost, reacts, ridersJumpOff } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightVehicles: CardFacts[] = [
  card(
    { key: '6_88', title: 'Skiff', type: 'vehicle', subtype: 'transport' },
    { destiny: 2, deploy: 3, power: 3, forfeit: 3, maneuver: 3, landspeed: 3 },
    { icons: ["jabba's palace"], characteristics: ['skiff'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 5 },
      ],
    },
    {
      abilities: [
        deployCost({ who: 'self', add: -1, to: { planet: 'Tatooine', kind: 'site' } }),
        reacts({ how: 'move', who: 'self' }),
        ridersJumpOff({}),
      ],
    },
  ),
]
