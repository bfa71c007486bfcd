import type { CardFacts } from '../../../abilities/card-facts.ts'
import { destinyIfUnable, moveCost } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '12_118', title: 'Security Battle Droid', type: 'character', subtype: 'droid' },
    { destiny: 3, deploy: 2, power: 2, forfeit: 3, armor: 3 },
    { icons: ['presence', 'episode i', 'coruscant'], characteristics: ['battle droid', 'Trade Federation'] },
    {
      abilities: [
        moveCost({ who: { type: 'character', owner: 'opponent' }, add: 1, from: here, using: ['landspeed'] }),
        destinyIfUnable({
          count: 1,
          while: { itself: { with: { is: 'battle droid' }, at: { kind: 'site' } } },
        }),
      ],
    },
  ),
]
