import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deployCost, deploysOnly, reacts, ridersJumpOff } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkVehicles: CardFacts[] = [
  card(
    { key: '6_172', title: "Jabba's Sail Barge", type: 'vehicle', subtype: 'transport', unique: true },
    { destiny: 3, deploy: 5, power: 5, forfeit: 7, armor: 5, landspeed: 2 },
    { icons: ['scomp link', "jabba's palace"], characteristics: ['sail barge'] },
    {
      capacity: [
        { kinds: ['driver'], count: 1 },
        { kinds: ['passenger'], count: 7 },
      ],
    },
    { missing: ['cards from the Reserve Deck'] },
    {
      abilities: [
        deploysOnly({ where: { onPlanet: 'Tatooine' } }),
        deployCost({
          who: { owner: 'you', subtype: 'alien' },
          add: -1,
          aboard: { title: "Jabba's Sail Barge" },
        }),
      ],
    },
  ),
  card(
    { key: '6_173', title: 'Skiff', type: 'vehicle', subtype: 'transport' },
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
