/** Cards that may not be placed in Reserve Deck or Life Force. */

import { once } from './pool.ts'

/** Does its text say that it may not be placed there? Then it is never in Life Force, Lost Pile or hand either. (TRN-031) */
export const neverInLifeForce = once(({ abilities = [], back }): boolean =>
  [...abilities, ...(back?.abilities ?? [])].some(({ does }) => does === 'never in'),
)
