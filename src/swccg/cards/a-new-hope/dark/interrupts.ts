import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, firesAWeapon } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { seekers } from '../../filters.ts'

const card = cardsOf('dark')

export const darkInterrupts: CardFacts[] = [
  card(
    { key: '2_135', title: 'Monnok', type: 'interrupt', subtype: 'used or lost' },
    { destiny: 2 },
    { icons: ['a new hope'], characteristics: ['dejarik'] },
    {
      abilities: [
        action({
          as: 'used',
          if: { opponentHandAtLeast: 13 },
          results: [{ brings: 'random cards', from: 'hand', whose: 'opponent', butFor: 8, to: 'used' }],
        }),
        action({
          as: 'lost',
          price: 4,
          results: [{ brings: 'revealing', at: 'hand', whose: 'opponent', loseCopies: true }],
        }),
      ],
    },
  ),
  card(
    { key: '2_139', title: 'Sniper', type: 'interrupt', subtype: 'lost', unique: true },
    { destiny: 3 },
    { icons: ['a new hope'] },
    {
      abilities: [
        firesAWeapon({
          phase: 'control',
          each: { number: 2, by: { persona: "URoRRuR'R'R" } },
          also: [{ number: 4, of: seekers }],
        }),
      ],
    },
  ),
]
