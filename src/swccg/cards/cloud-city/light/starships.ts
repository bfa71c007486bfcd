import type { CardFacts } from '../../../abilities/card-facts.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightStarships: CardFacts[] = [
  card(
    { key: '5_86', title: 'Bright Hope', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 3, deploy: 3, power: 1, forfeit: 5, armor: 4, hyperspeed: 4 },
    {
      icons: ['pilot', 'nav computer', 'scomp link', 'cloud city'],
      characteristics: ['Rebel starship', 'ship-docking capability', 'transport'],
    },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['passenger'], count: 6 },
      ],
      movesLike: 'starfighter',
    },
  ),
]
