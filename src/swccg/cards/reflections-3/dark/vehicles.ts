import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, maintenance } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkVehicles: CardFacts[] = [
  card(
    { key: '13_56', title: 'Blizzard 4', type: 'vehicle', subtype: 'combat', unique: true },
    { destiny: 4, deploy: 5, power: 8, forfeit: 5, armor: 4, landspeed: 1 },
    { icons: ['pilot', 'pilot', 'maintenance', 'scomp link', 'reflections 3'], characteristics: ['AT-AT'] },
    {
      permanentPilots: [{ ability: 2 }, { ability: 2 }],
      capacity: [{ kinds: ['passenger'], count: 6 }],
      enclosed: true,
      abilities: [
        action({
          answers: { is: 'deployed', card: 'self', by: 'you' },
          results: [
            {
              brings: 'deployment',
              from: 'reserve',
              which: { type: 'character', subtype: 'imperial', is: 'warrior' },
              aboard: true,
              free: true,
              shuffle: 'reshuffle',
            },
          ],
        }),
        maintenance({ keep: 1 }),
      ],
    },
  ),
]
