import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deployCost, fireCost, immuneToAttrition } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

const fel = { title: 'Baron Soontir Fel' }

export const darkStarships: CardFacts[] = [
  card(
    { key: '9_162', title: 'Saber 1', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 3, deploy: 2, power: 3, forfeit: 4, maneuver: 4 },
    { icons: ['death star ii'], characteristics: ['Imperial starship', 'TIE', 'TIE Interceptor'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }] },
    {
      abilities: [
        deployCost({ who: fel, add: -1, aboard: { title: 'Saber 1' } }),
        fireCost({ on: 'self', weapon: { title: 'SFS L-s9.3 Laser Cannons' }, set: { x: 3, force: 1 } }),
        immuneToAttrition({ who: 'self', below: 5, while: { itself: { pilotedBy: fel } } }),
      ],
    },
  ),
  card(
    { key: '9_166', title: 'Scimitar 1', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 2, power: 1, forfeit: 4, maneuver: 2 },
    { icons: ['death star ii'], characteristics: ['Imperial starship', 'bomber', 'TIE', 'TIE/SA'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }] },
    { missing: ['Bombing Run bonus', 'Force loss'] },
  ),
]
