import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, deploysOn } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'

const card = cardsOf('light')

export const lightDevices: CardFacts[] = [
  card(
    { key: '6_49', title: 'Arc Welder', type: 'device' },
    { destiny: 6 },
    { icons: ["jabba's palace"] },
    {
      abilities: [
        deploysOn({ card: { type: 'character', is: 'r-unit' }, whose: 'anyone' }),
        action({
          phase: 'control',
          limit: 'phase',
          price: 2,
          targets: { who: { captive: 'escorted' }, inactive: 'captive', present: true },
          results: [{ brings: 'release', of: 'target' }],
        }),
        action({
          answers: { is: 'battle initiated', at: { here: true }, present: true },
          targets: {
            who: { type: 'character', owner: 'opponent', abilityAtLeast: 1, abilityBelow: 2 },
            present: true,
          },
          results: [{ brings: 'exclusion', of: 'target' }],
        }),
      ],
    },
  ),
]
