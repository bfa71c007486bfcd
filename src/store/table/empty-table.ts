/** A table on which something has just been laid: who sits there, and what goes on around it. */

import type { GameState } from './types.ts'

export const freshTable: Omit<GameState, 'history' | 'source' | 'scenario' | 'names' | 'progress'> = {
  table: null,
  elsewhere: false,
  reasons: {},
  seat: null,
  looking: false,
  seeing: false,
  passingRestOfTurn: null,
  drawn: null,
  undoing: null,
  suspended: null,
}
