import type { CardFacts } from '../../../abilities/card-facts.ts'
import { deployCost, immuneToAttrition } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkStarships: CardFacts[] = [
  card(
    { key: '1_299', title: 'Black 2', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 1, power: 1, forfeit: 3, maneuver: 4 },
    { characteristics: ['Imperial starship', 'TIE', 'TIE/LN'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }] },
  ),
  card(
    { key: '1_300', title: 'Black 3', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 3, deploy: 1, power: 1, forfeit: 3, maneuver: 3 },
    { characteristics: ['Imperial starship', 'TIE', 'TIE/LN'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }] },
  ),
  card(
    { key: '1_301', title: 'Devastator', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 1, deploy: 8, power: 9, forfeit: 9, armor: 6, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link'],
      characteristics: [
        'Imperial starship',
        'ship-docking capability',
        'Star Destroyer',
        'Imperial-class Star Destroyer',
      ],
    },
    {
      permanentPilots: [{ ability: 2 }],
      capacity: [
        { kinds: ['pilot'], count: 6 },
        { kinds: ['passenger'], count: 8 },
        { kinds: ['vehicle'], count: 2 },
        { kinds: ['starfighter'], count: 4, only: { is: 'TIE' } },
      ],
    },
  ),
  card(
    { key: '1_302', title: 'Imperial-Class Star Destroyer', type: 'starship', subtype: 'capital' },
    { destiny: 1, deploy: 8, power: 8, forfeit: 9, armor: 6, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link'],
      characteristics: [
        'Imperial starship',
        'ship-docking capability',
        'Star Destroyer',
        'Imperial-class Star Destroyer',
      ],
    },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 6 },
        { kinds: ['passenger'], count: 8 },
        { kinds: ['vehicle'], count: 2 },
        { kinds: ['starfighter'], count: 4, only: { is: 'TIE' } },
      ],
    },
  ),
  card(
    { key: '1_303', title: 'TIE Advanced x1', type: 'starship', subtype: 'starfighter' },
    { destiny: 3, deploy: 2, power: 2, forfeit: 3, maneuver: 2 },
    { icons: ['pilot'], characteristics: ['Imperial starship', 'TIE', 'TIE Advanced x1'] },
    { permanentPilots: [{ ability: 1 }] },
  ),
  card(
    { key: '1_304', title: 'TIE Fighter', type: 'starship', subtype: 'starfighter' },
    { destiny: 1, deploy: 1, power: 1, forfeit: 2, maneuver: 3 },
    { icons: ['pilot'], characteristics: ['Imperial starship', 'TIE', 'TIE/LN'] },
    { permanentPilots: [{ ability: 1 }] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -1,
          to: { kind: 'system' },
          beside: { subtype: 'capital', is: 'Imperial starship' },
        }),
      ],
    },
  ),
  card(
    { key: '1_305', title: 'TIE Scout', type: 'starship', subtype: 'starfighter' },
    { destiny: 4, deploy: 2, power: 1, forfeit: 3, maneuver: 1, hyperspeed: 5 },
    { icons: ['pilot', 'nav computer'], characteristics: ['Imperial starship', 'TIE', 'TIE/SR'] },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot', 'passenger'], count: 1 },
        { kinds: ['passenger'], count: 1 },
      ],
    },
  ),
  card(
    { key: '1_306', title: "Vader's Custom TIE", type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 2, deploy: 2, power: 2, forfeit: 4, maneuver: 3, hyperspeed: 2 },
    { icons: ['nav computer'], characteristics: ['Imperial starship', 'TIE', 'TIE Advanced x1'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }] },
    {
      abilities: [
        immuneToAttrition({ who: 'self', below: 4, while: { itself: { pilotedBy: { persona: 'Vader' } } } }),
      ],
    },
  ),
]
