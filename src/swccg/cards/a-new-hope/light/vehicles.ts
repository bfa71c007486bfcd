import type { CardFacts } from '../../../abilities/card-facts.ts'
import { reacts, shuttles } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightVehicles: CardFacts[] = [
  card(
    { key: '2_75', title: 'Incom T-16 Skyhopper', type: 'vehicle', subtype: 'shuttle' },
    { destiny: 3, deploy: 2, power: 1, forfeit: 4, maneuver: 5, landspeed: 4 },
    { icons: ['pilot', 'a new hope'], characteristics: ['T-16'] },
    { permanentPilots: [{ ability: 1 }], capacity: [{ kinds: ['passenger'], count: 1 }], enclosed: true },
    { abilities: [reacts({ how: 'move', who: 'self' }), shuttles({ upTo: 1 })] },
  ),
]
