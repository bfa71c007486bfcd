/** The time of a turn at a point of the stack: one of the six phases, or a slot before, after or within them. */

import { followerOf, loopFrame } from '../../../../kernel/index.ts'
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

/** The parts of a turn in their order; among them the six phases, by their names. (TRN-045) */
export const turnSteps = [
  'start of turn',
  'actions at the start of turn',
  ...phases,
  're-circulation',
  'end of turn',
  'actions at the end of turn',
  'next turn',
] as const

export type TurnStep = (typeof turnSteps)[number]

/** The procedures of a game that stands in a phase, its player to act first. */
export const standingIn = (phase: Phase, player: Player): Frame[] => [
  { does: 'turn', step: followerOf(turnSteps, phase) },
  { does: 'phase end', step: 'mandatory actions', phase },
  loopFrame(phase, player),
]
