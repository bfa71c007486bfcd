import type { CardFacts } from '../../../abilities/card-facts.ts'
import { starfighterInClouds } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkVehicles: CardFacts[] = [
  card(
    { key: '7_311', title: 'Combat Cloud Car', type: 'vehicle', subtype: 'combat', limit: 3 },
    { destiny: 3, deploy: 3, power: 3, forfeit: 4, maneuver: 4, landspeed: 5 },
    { icons: ['pilot', 'special edition'], characteristics: ['cloud car'] },
    { permanentPilots: [{ ability: 2 }], enclosed: true },
    { abilities: [starfighterInClouds({})] },
    { missing: ['changes of power', 'changes of maneuver or armor', 'reacts', 'targeting'] },
  ),
]
