/** The time of a turn at a point of the stack: one of the six phases, or a slot before, after or within them. */

import { loopFrame } from '../../../../kernel/index.ts'
import { type Phase, type Player, type Position, phases, type Slot, slots } from '../../../model/types.ts'
import type { Frame } from '../../../model/under-way.ts'

const named: readonly string[] = slots

/** The time outside the phases, or within a battle, whose actions are being handed out. */
const slotNamed = (frame: Frame | undefined): Slot | null =>
  frame?.does === 'loop' && named.includes(String(frame.name)) ? (frame.name as Slot) : null

/** The slot in which only what names it is done; the weapons segment is open to other actions too. (BAT-038, BAT-039) */
export function slotOf(frame: Frame | undefined): Slot | null {
  const slot = slotNamed(frame)
  return slot === 'weapons segment' ? null : slot
}

export const timeAt = (p: Position, frame: Frame | undefined): Phase | Slot =>
  slotNamed(frame) ?? p.turn.phase

/** The step of a turn that is its first phase. */
export const firstPhase = 2

/** The procedures of a game that stands in a phase, its player to act first. */
export const standingIn = (phase: Phase, player: Player): Frame[] => [
  { does: 'turn', step: phases.indexOf(phase) + firstPhase + 1 },
  { does: 'phase end', step: 0, phase },
  loopFrame(phase, player),
]
