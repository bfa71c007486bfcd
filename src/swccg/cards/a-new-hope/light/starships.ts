import type { CardFacts } from '../../../abilities/card-facts.ts'
import { immuneToAttrition } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightStarships: CardFacts[] = [
  card(
    { key: '2_70', title: 'Red 2', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 2, power: 3, forfeit: 5, maneuver: 4, hyperspeed: 5 },
    {
      icons: ['nav computer', 'scomp link', 'a new hope'],
      characteristics: ['Rebel starship', 'X-wing'],
    },
    {
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['astromech'], count: 1 },
      ],
      abilities: [
        immuneToAttrition({ who: 'self', below: 3, while: { itself: { pilotedBy: { persona: 'Wedge' } } } }),
      ],
    },
  ),
  card(
    { key: '2_71', title: 'Red 5', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 3, power: 3, forfeit: 6, maneuver: 4, hyperspeed: 5 },
    { icons: ['nav computer', 'scomp link', 'a new hope'], characteristics: ['Rebel starship', 'X-wing'] },
    {
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['astromech'], count: 1 },
      ],
    },
    { missing: ['totals of Epic Events'] },
    {
      abilities: [
        immuneToAttrition({ who: 'self', below: 4, while: { itself: { pilotedBy: { persona: 'Luke' } } } }),
      ],
    },
  ),
  card(
    { key: '2_74', title: 'Y-wing Assault Squadron', type: 'starship', subtype: 'squadron' },
    { destiny: 3, power: 6, forfeit: 6, maneuver: 3, hyperspeed: 4 },
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
        'a new hope',
      ],
      characteristics: ['Rebel starship', 'Y-wing'],
    },
    {
      permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
      capacity: [{ kinds: ['pilot', 'passenger'], count: 3 }],
    },
    { missing: ['replacing three starfighters'] },
  ),
]
