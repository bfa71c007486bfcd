import type { CardFacts } from '../../../abilities/card-facts.ts'
import { starfighterInClouds } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightVehicles: CardFacts[] = [
  card(
    { key: '5_88', title: 'Cloud Car', type: 'vehicle', subtype: 'combat' },
    { destiny: 2, deploy: 2, power: 2, forfeit: 3, maneuver: 3, landspeed: 4 },
    { icons: ['pilot', 'cloud city'], characteristics: ['cloud car'] },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [{ kinds: ['pilot', 'passenger'], count: 1 }],
      enclosed: true,
    },
    { abilities: [starfighterInClouds({})] },
    { missing: ['changes of power', 'reacts', 'targeting'] },
  ),
]
