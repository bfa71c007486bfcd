/** Where the game stops for a player, and what is passed for him. A window with a response that can be paid always stops. */

import { autoPass, type Decision, type Event, type Frame, type Player, type Position } from './engine.ts'
import type { Settings, StopKind } from './settings.ts'
import type { Resting } from './types.ts'

/** Of which kind a response is, by the word for what is responded to. */
const kindOf: Partial<Record<Event['is'], StopKind>> = {
  deploying: 'deploy',
  deployed: 'deploy',
  moving: 'move',
  moved: 'move',
  playing: 'card',
  played: 'card',
  using: 'text',
  used: 'text',
  firing: 'weapon',
  fired: 'weapon',
  'battle initiated': 'battle',
  'attack initiated': 'battle',
  'Force drain initiated': 'drain',
  'Force drained': 'drain',
}

/** What is passed without asking. An opponent of ours is asked where it has something to decide. */
export function passing(
  { stops, stopPhases: at, stopKinds }: Settings,
  resting: Resting | null,
  opponent: Player | null = null,
) {
  const rests = (p: Position, by: string) => resting?.player === by && resting.turn === p.turn.number
  return (p: Position, stack: readonly Frame[], decision: Decision): boolean => {
    if (decision.by === opponent) return autoPass(p, stack, decision)
    const top = stack.at(-1)
    const kind = top?.does === 'window' ? kindOf[top.event.is] : undefined
    if (kind && stopKinds.includes(kind)) return false
    if (top?.does !== 'window' && decision.kind === 'action') {
      // What is fought over, or drained, is never passed for him.
      const contested = p.battle || p.attack || stack.some(({ does }) => does === 'Force drain')
      if (!contested && rests(p, decision.by)) return true
      const whose = decision.by === p.turn.player ? 'own' : 'other'
      if (at[whose].includes(p.turn.phase)) return false
    }
    return stops === 'legal' && autoPass(p, stack, decision)
  }
}
