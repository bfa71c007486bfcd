import type { CardFacts } from '../../../abilities/card-facts.ts'
import { destinyIfUnable, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightStarships: CardFacts[] = [
  card(
    {
      key: '103_2',
      title: 'Red Leader In Red 1',
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
      persona: 'Red 1',
    },
    { destiny: 2, deploy: 6, power: 3, forfeit: 5, maneuver: 4, hyperspeed: 5 },
    { icons: ['pilot', 'nav computer', 'premium'], characteristics: ['X-wing'] },
    { permanentPilots: [{ ability: 2, name: 'Red Leader' }] },
    { abilities: [modify({ what: 'power', who: 'self', add: 2 }), destinyIfUnable({ count: 1 })] },
  ),
]
