import type { CardFacts } from '../../../abilities/card-facts.ts'
import { landspeedIsDriverAbility, mayFollow } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightVehicles: CardFacts[] = [
  card(
    { key: '7_151', title: 'Air-2 Racing Swoop', type: 'vehicle', subtype: 'transport' },
    { destiny: 5, deploy: 2, power: 0, forfeit: 2, maneuver: 5 },
    { icons: ['special edition'], characteristics: ['swoop'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 1 },
      ],
    },
    {
      abilities: [
        landspeedIsDriverAbility({}),
        mayFollow({
          who: 'self',
          leader: { owner: 'opponent', type: ['vehicle', 'character'] },
          oncePerTurn: true,
        }),
      ],
    },
  ),
  card(
    { key: '7_156', title: 'Sandspeeder', type: 'vehicle', subtype: 'combat' },
    { destiny: 1, deploy: 2, power: 3, forfeit: 4, maneuver: 4, landspeed: 4 },
    { icons: ['pilot', 'special edition'], characteristics: ['speeder', 'sandspeeder', 'T-47'] },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [{ kinds: ['pilot', 'passenger'], count: 1 }],
      enclosed: true,
    },
    { missing: ['reacts'] },
  ),
]
