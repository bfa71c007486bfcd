/** The time of a turn at a point of the stack: one of the six phases, or a slot before or after them. */

import { type Frame, loopFrame } from '../../kernel/index.ts'
import { type Phase, type Player, type Position, phases, type Slot } from '../model/types.ts'

const slots: readonly string[] = ['start of turn', 'end of turn'] satisfies Slot[]

/** The slot for optional actions at the start or end of a turn, if it is open. */
export const slotOf = (frame: Frame | undefined): Slot | null =>
  frame?.does === 'loop' && slots.includes(String(frame.name)) ? (frame.name as Slot) : null

export const timeAt = (p: Position, frame: Frame | undefined): Phase | Slot => slotOf(frame) ?? p.turn.phase

/** The step of a turn that is its first phase. */
export const firstPhase = 2

/** The procedures of a game that stands in a phase, its player to act first. */
export const standingIn = (phase: Phase, player: Player): Frame[] => [
  { does: 'turn', step: phases.indexOf(phase) + firstPhase + 1 },
  loopFrame(phase, player),
]
