/** What cards of both sides of this set have in common. */

import type { Ability } from '../../abilities/types.ts'
import { action, attacks, forceDrain, startOfGame } from '../../abilities/vocabulary.ts'
import { battlegrounds } from '../filters.ts'
import { takes } from '../texts.ts'

export const sparesYours = attacks({ how: 'not', whom: { type: 'character', owner: 'you' } })

/** The Signal, Twi'lek Advisor. */
export const anyEffect: Ability[] = [
  action({ price: 3, results: [takes({ type: 'effect' })] }),
  startOfGame({ parts: [{ deploy: { type: 'effect', deploysFree: true } }], placed: 'lost' }),
]

/** Ultimatum, Resistance. */
export const drainedOfTwo = forceDrain({
  whose: 'opponent',
  where: {},
  losesAtMost: 2,
  while: {
    any: [
      { held: 'occupied', where: battlegrounds, atLeast: 3 },
      { not: { held: 'occupied', by: 'opponent', where: battlegrounds, atLeast: 1 } },
    ],
  },
})
