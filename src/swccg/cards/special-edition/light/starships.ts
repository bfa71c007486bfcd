import type { CardFacts } from '../../../abilities/card-facts.ts'
import { reacts } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightStarships: CardFacts[] = [
  card(
    { key: '7_149', title: 'Spiral', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 2, deploy: 5, power: 5, forfeit: 7, armor: 5, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link', 'special edition'],
      characteristics: ['Rebel starship', 'ship-docking capability', 'Corellian corvette'],
    },
    {
      permanentPilots: [{ ability: 2 }],
      capacity: [
        { kinds: ['pilot'], count: 3 },
        { kinds: ['passenger'], count: 4 },
        { kinds: ['vehicle'], count: 1 },
      ],
    },
    { abilities: [reacts({ how: 'deploy', who: 'self', add: -3 })] },
  ),
  card(
    { key: '7_150', title: 'X-wing Assault Squadron', type: 'starship', subtype: 'squadron' },
    { destiny: 2, power: 9, forfeit: 12, maneuver: 4, hyperspeed: 5 },
    {
      icons: [
        'pilot',
        'pilot',
        'pilot',
        'nav computer',
        'nav computer',
        'nav computer',
        'scomp link',
        'scomp link',
        'scomp link',
        'special edition',
      ],
      characteristics: ['Rebel starship', 'X-wing'],
    },
    { permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }] },
    { missing: ['replacing three starfighters'] },
  ),
]
