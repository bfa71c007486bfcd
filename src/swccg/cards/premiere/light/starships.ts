import type { CardFacts } from '../../../abilities/card-facts.ts'
import { immuneToAttrition } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightStarships: CardFacts[] = [
  card(
    { key: '1_140', title: 'Corellian Corvette', type: 'starship', subtype: 'capital' },
    { destiny: 1, deploy: 4, power: 5, forfeit: 8, armor: 4, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link'],
      characteristics: ['Rebel starship', 'ship-docking capability', 'Corellian corvette'],
    },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 3 },
        { kinds: ['passenger'], count: 4 },
        { kinds: ['vehicle'], count: 1 },
      ],
    },
  ),
  card(
    { key: '1_141', title: 'Gold 1', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 3, deploy: 1, power: 2, forfeit: 3, maneuver: 3, hyperspeed: 4 },
    { icons: ['nav computer', 'scomp link'], characteristics: ['Rebel starship', 'Y-wing'] },
    { capacity: [{ kinds: ['pilot', 'passenger'], count: 2 }] },
  ),
  card(
    { key: '1_142', title: 'Gold 5', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 4, deploy: 1, power: 2, forfeit: 3, maneuver: 3, hyperspeed: 4 },
    { icons: ['nav computer', 'scomp link'], characteristics: ['Rebel starship', 'Y-wing'] },
    {
      capacity: [
        { kinds: ['pilot', 'passenger'], count: 2 },
        { kinds: ['astromech'], count: 1 },
      ],
    },
  ),
  card(
    {
      key: '1_143',
      title: 'Millennium Falcon',
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
      persona: 'Falcon',
    },
    { destiny: 2, deploy: 3, power: 3, forfeit: 7, maneuver: 4, hyperspeed: 6 },
    {
      icons: ['nav computer', 'scomp link'],
      characteristics: ['Rebel starship', 'ship-docking capability', 'freighter'],
    },
    {
      capacity: [
        { kinds: ['pilot'], count: 2 },
        { kinds: ['passenger'], count: 2 },
      ],
    },
    {
      abilities: [
        immuneToAttrition({
          who: 'self',
          below: 5,
          while: { itself: { pilotedBy: { persona: ['Han', 'Chewie', 'Lando'] } } },
        }),
      ],
    },
  ),
  card(
    {
      key: '1_144',
      title: 'Red 1',
      type: 'starship',
      subtype: 'starfighter',
      unique: true,
      persona: 'Red 1',
    },
    { destiny: 2, deploy: 2, power: 3, forfeit: 5, maneuver: 4, hyperspeed: 5 },
    { icons: ['nav computer', 'scomp link'], characteristics: ['Rebel starship', 'X-wing'] },
    { capacity: [{ kinds: ['pilot'], count: 1 }] },
  ),
  card(
    { key: '1_145', title: 'Red 3', type: 'starship', subtype: 'starfighter', unique: true },
    { destiny: 3, deploy: 2, power: 3, forfeit: 5, maneuver: 4, hyperspeed: 5 },
    { icons: ['nav computer', 'scomp link'], characteristics: ['Rebel starship', 'X-wing'] },
    {
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['astromech'], count: 1 },
      ],
    },
  ),
  card(
    { key: '1_146', title: 'X-wing', type: 'starship', subtype: 'starfighter' },
    { destiny: 2, deploy: 2, power: 3, forfeit: 4, maneuver: 4, hyperspeed: 5 },
    { icons: ['pilot', 'nav computer', 'scomp link'], characteristics: ['Rebel starship', 'X-wing'] },
    { permanentPilots: [{ ability: 1 }] },
  ),
  card(
    { key: '1_147', title: 'Y-wing', type: 'starship', subtype: 'starfighter' },
    { destiny: 3, deploy: 1, power: 2, forfeit: 2, maneuver: 3, hyperspeed: 4 },
    { icons: ['pilot', 'nav computer', 'scomp link'], characteristics: ['Rebel starship', 'Y-wing'] },
    { permanentPilots: [{ ability: 1 }], capacity: [{ kinds: ['pilot', 'passenger'], count: 1 }] },
  ),
]
