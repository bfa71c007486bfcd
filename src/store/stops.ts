/** Where the game stops for a player, and what is passed for him. A window with a response that can be paid always stops. */

import { autoPass, type Decision, type Frame, type Phase, type Position, phases } from './engine.ts'
import { recall, remember } from './storage.ts'
import type { Resting, StopPhases, Stops } from './types.ts'

/** What is passed without asking; undefined: nothing. */
export function passing(stops: Stops, at: StopPhases, resting: Resting | null) {
  const rests = (p: Position, by: string) => resting?.player === by && resting.turn === p.turn.number
  return (p: Position, stack: readonly Frame[], decision: Decision): boolean => {
    const responding = stack.at(-1)?.does === 'window'
    if (!responding && decision.kind === 'action') {
      if (rests(p, decision.by)) return true
      const whose = decision.by === p.turn.player ? 'own' : 'other'
      if (at[whose].includes(p.turn.phase)) return false
    }
    return stops === 'legal' && autoPass(p, stack, decision)
  }
}

const key = 'stopPhases'

const known = (list: unknown): Phase[] =>
  Array.isArray(list) ? phases.filter((phase) => list.includes(phase)) : []

export function recallPhases(): StopPhases {
  try {
    const { own, other } = JSON.parse(recall(key) ?? '{}')
    return { own: known(own), other: known(other) }
  } catch {
    return { own: [], other: [] }
  }
}

export const rememberPhases = (at: StopPhases): boolean => remember(key, JSON.stringify(at))
