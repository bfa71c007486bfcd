/** The turn: its phases, its start and its end. */

import type { Chapter } from '../ground/chapter-type.ts'
import { verdictOf } from '../ground/intents.ts'
import {
  activateByText,
  activateProcedure,
  rules as activateRules,
  activationRules,
  activationTime,
  beginActivating,
  legalActivations,
  reasonsAgainstActivating,
} from './activate.ts'
import {
  beginDrawing,
  drawingRules,
  drawingTime,
  drawProcedure,
  rules as drawRules,
  legalDraws,
  reasonsAgainstDrawing,
} from './draw.ts'
import { dueAt, endLasting } from './start-and-end-of-turn.ts'
import { turnProcedure, rules as turnRules } from './turn.ts'

export const turn: Chapter = {
  rules: [...activateRules, ...drawRules, ...turnRules],
  intents: {
    activate: {
      judge: (p, by, { count }, moment) =>
        verdictOf(p, reasonsAgainstActivating(p, by, count, moment), 0, activationRules),
      begin: (change, by, { count }) => beginActivating(change, by, count),
      time: activationTime,
      legal: legalActivations,
    },
    draw: {
      judge: (p, by, { count }, moment) =>
        verdictOf(p, reasonsAgainstDrawing(p, by, count, moment), 0, drawingRules),
      begin: (change, by, { count }) => beginDrawing(change, by, count),
      time: drawingTime,
      legal: legalDraws,
    },
  },
  procedures: {
    turn: turnProcedure,
    activate: activateProcedure,
    'activate by text': activateByText,
    draw: drawProcedure,
    'end lasting': endLasting,
  },
  triggers: (p, event) => (event.is === 'start of turn' || event.is === 'end of turn' ? dueAt(p, event) : []),
}
