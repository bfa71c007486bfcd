import type { CardFacts } from '../../../abilities/card-facts.ts'
import { reacts, shuttles } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkVehicles: CardFacts[] = [
  card(
    { key: '2_156', title: 'Bespin Motors Void Spider THX 1138', type: 'vehicle', subtype: 'shuttle' },
    { destiny: 2, deploy: 2, power: 1, forfeit: 4, maneuver: 4, landspeed: 3 },
    { icons: ['pilot', 'a new hope'] },
    { permanentPilots: [{ ability: 1 }], capacity: [{ kinds: ['passenger'], count: 3 }], enclosed: true },
    { abilities: [reacts({ how: 'move', who: 'self' }), shuttles({ upTo: 3 })] },
  ),
]
