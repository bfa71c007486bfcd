/** Rules of the table itself: answering in turn, in kind, and about cards that are there. The project's own. */

import { inRulings } from './rulebook.ts'

export const rules = inRulings('playing', {
  'PLAY-001': { cites: [] },
  'PLAY-002': { cites: [] },
  'PLAY-003': { cites: [] },
  'PLAY-004': { cites: [] },
  'PLAY-005': { cites: [] },
  'PLAY-006': { cites: [] },
  'PLAY-007': { cites: [] },
})
