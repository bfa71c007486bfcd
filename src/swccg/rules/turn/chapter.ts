/** The turn: its phases, its start and its end. */

import type { Chapter } from '../shared/chapter-type.ts'
import { activateByText, activateProcedure, rules as activateRules, activating } from './activate.ts'
import { drawing, drawProcedure, rules as drawRules } from './draw.ts'
import { rules as forceIconsAndGenerationRules } from './force-icons-and-generation.ts'
import { dueAt, endLasting, rules as startAndEndOfTurnRules } from './start-and-end-of-turn.ts'
import { turnProcedure, rules as turnRules } from './turn.ts'

export const turn = {
  rules: [
    ...startAndEndOfTurnRules,
    ...forceIconsAndGenerationRules,
    ...activateRules,
    ...drawRules,
    ...turnRules,
  ],
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
