import type { CardFacts } from '../../../abilities/card-facts.ts'
import { immuneToAttrition } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('dark')

export const darkStarships: CardFacts[] = [
  card(
    { key: '4_167', title: 'Executor', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 1, deploy: 15, power: 12, forfeit: 15, armor: 12, hyperspeed: 2 },
    {
      icons: ['pilot', 'pilot', 'pilot', 'nav computer', 'scomp link', 'dagobah'],
      characteristics: [
        'Imperial starship',
        'ship-docking capability',
        'Star Destroyer',
        'Super-class Star Destroyer',
      ],
    },
    {
      permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 'unlimited' },
        { kinds: ['passenger'], count: 'unlimited' },
        { kinds: ['vehicle'], count: 'unlimited' },
        { kinds: ['starfighter'], count: 'unlimited' },
      ],
    },
    { abilities: [immuneToAttrition({ who: 'self', below: 12 })] },
  ),
  card(
    { key: '4_168', title: "Hound's Tooth", type: 'starship', subtype: 'capital', unique: true },
    { destiny: 2, deploy: 6, power: 5, forfeit: 4, armor: 4, hyperspeed: 4 },
    {
      icons: ['nav computer', 'independent', 'scomp link', 'dagobah'],
      characteristics: ['Independent starship', 'ship-docking capability', 'freighter'],
    },
    {
      capacity: [
        { kinds: ['pilot'], count: 1, only: { is: ['smuggler', 'bounty hunter'] } },
        { kinds: ['passenger'], count: 6 },
        { kinds: ['vehicle'], count: 1 },
      ],
      movesLike: 'starfighter',
    },
    {
      abilities: [
        immuneToAttrition({ who: 'self', below: 4, while: { itself: { pilotedBy: { persona: 'Bossk' } } } }),
      ],
    },
  ),
  card(
    { key: '4_173', title: 'TIE Bomber', type: 'starship', subtype: 'starfighter' },
    { destiny: 0, deploy: 2, power: 1, forfeit: 2, maneuver: 2 },
    { icons: ['pilot', 'dagobah'], characteristics: ['Imperial starship', 'bomber', 'TIE', 'TIE/SA'] },
    { permanentPilots: [{ ability: 1 }] },
    { missing: ['Bombing Run bonus', 'removing mines'] },
  ),
]
