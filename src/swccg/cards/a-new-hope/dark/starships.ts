import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkStarships: CardFacts[] = [
  card(
    { key: '2_152', title: 'Conquest', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 1, deploy: 8, power: 9, forfeit: 9, armor: 6, hyperspeed: 3 },
    {
      icons: ['pilot', 'nav computer', 'scomp link', 'a new hope'],
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
      abilities: [
        action({
          answers: { is: 'battle initiated', by: 'you', at: here },
          if: { inPlay: { persona: 'Falcon', owner: 'opponent', inBattle: true } },
          results: [{ brings: 'look', at: 'hand', whose: 'opponent' }],
        }),
      ],
    },
  ),
  card(
    { key: '2_153', title: 'TIE Assault Squadron', type: 'starship', subtype: 'squadron' },
    { destiny: 3, power: 3, forfeit: 6, maneuver: 3 },
    {
      icons: ['pilot', 'pilot', 'pilot', 'a new hope'],
      characteristics: ['Imperial starship', 'TIE', 'TIE/LN'],
    },
    { permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }] },
    { missing: ['replacing three starfighters'] },
  ),
]
