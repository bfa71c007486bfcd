/** The turn: its phases, its start and its end. */

import type { Chapter } from '../shared/chapter-type.ts'
import { activateByText, activateProcedure, rules as activateRules, activating } from './activate.ts'
import { drawing, drawProcedure, rules as drawRules } from './draw.ts'
import { dueAt, endLasting } from './start-and-end-of-turn.ts'
import { turnProcedure, rules as turnRules } from './turn.ts'

export const turn = {
  rules: [...activateRules, ...drawRules, ...turnRules],
  intents: { activate: activating, draw: drawing },
  procedures: {
    turn: turnProcedure,
    activate: activateProcedure,
    'activate by text': activateByText,
    draw: drawProcedure,
    'end lasting': endLasting,
  },
  triggers: (p, event) => (event.is === 'start of turn' || event.is === 'end of turn' ? dueAt(p, event) : []),
} satisfies Chapter
