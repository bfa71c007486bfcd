import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deploysOnly, immuneToAttrition, reacts } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightVehicles: CardFacts[] = [
  card(
    { key: '3_66', title: 'Rogue 1', type: 'vehicle', subtype: 'combat', unique: true },
    { destiny: 2, deploy: 2, power: 3, forfeit: 6, maneuver: 4, landspeed: 4 },
    { icons: ['hoth'], characteristics: ['speeder', 'snowspeeder', 'T-47'] },
    {
      capacity: [{ kinds: ['pilot', 'passenger'], count: 2 }],
      enclosed: true,
    },
    {
      abilities: [
        reacts({ how: 'move', who: 'self', at: { planet: 'Hoth', kind: 'site' } }),
        immuneToAttrition({ who: 'self', below: 3, while: { itself: { pilotedBy: { persona: 'Luke' } } } }),
      ],
    },
  ),
  card(
    { key: '3_70', title: 'Tauntaun', type: 'vehicle', subtype: 'creature' },
    { destiny: 4, deploy: 1, power: 1, ability: 0.25, forfeit: 3, maneuver: 2, landspeed: 2 },
    { icons: ['hoth'], characteristics: ['tauntaun'] },
    { capacity: [{ kinds: ['passenger'], count: 1 }] },
    { missing: ['sacrifice'] },
    {
      abilities: [
        deploysOnly({ where: { onPlanet: 'Hoth' } }),
        reacts({ how: 'move away', who: 'self', to: 'battle' }),
      ],
    },
  ),
]
