/** What cards of both sides of this set have in common. */

import type { Filter } from '../../abilities/types.ts'
import { action, cancelsCard, modify } from '../../abilities/vocabulary.ts'
import { here } from '../filters.ts'

/** Clouds, the one side: a related drain may be 1 more, once per turn, and starships are worse off here. */
export const cloudy = [
  action({
    answers: { is: 'Force drain initiated', by: 'you', at: { related: true, kind: 'site' } },
    if: { youControl: here },
    limit: 'turn',
    results: [{ brings: 'change of drain', by: 1 }],
  }),
  modify({ what: 'power', who: { type: 'starship', at: here }, add: -2 }),
  modify({ what: 'maneuver', who: { type: 'starship', at: here }, add: -2 }),
]

/** What adds to the shot of a kind of weapon, or makes what is hit lost at once. */
export const skilled = (weapon: Filter, canceled: string, as: { as?: 'used' | 'lost' } = {}) => ({
  abilities: [
    action({
      ...as,
      answers: { is: 'firing', by: 'you', weapon },
      results: [{ brings: 'change of shot', total: 3 }],
    }),
    action({
      as: 'lost',
      answers: { is: 'hit', card: { type: 'character', owner: 'opponent' } },
      loss: 1,
      results: [{ brings: 'loss', of: 'it' }],
    }),
    cancelsCard({ as: 'lost', what: { title: canceled } }),
  ],
})
