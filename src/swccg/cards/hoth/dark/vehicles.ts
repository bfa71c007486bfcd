import type { CardFacts } from '../../../abilities/card-facts.ts'
import { immuneToAttrition, mayNotBeIncreased } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkVehicles: CardFacts[] = [
  card(
    { key: '3_154', title: 'Blizzard 1', type: 'vehicle', subtype: 'combat', unique: true },
    { destiny: 2, deploy: 6, power: 7, forfeit: 7, armor: 7, landspeed: 1 },
    { icons: ['scomp link', 'hoth'], characteristics: ['AT-AT'] },
    {
      capacity: [
        { kinds: ['pilot'], count: 2 },
        { kinds: ['passenger'], count: 8 },
      ],
      enclosed: true,
    },
    { abilities: [mayNotBeIncreased({ what: 'landspeed' }), immuneToAttrition({ who: 'self', below: 4 })] },
    { missing: ['totals of Epic Events'] },
  ),
]
