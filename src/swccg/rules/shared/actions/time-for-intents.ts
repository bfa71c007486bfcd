/** When an intent of a kind could be begun: declared once, for who lists what is legal and for who says why it is not. */

import type { Details, Reason } from '../../../../kernel/index.ts'
import type { Phase, Player, Position } from '../../../model/types.ts'
import type { Event, Frame } from '../../../model/under-way.ts'
import type { RuleId } from '../../keys.ts'
import { refusal } from '../reasons.ts'
import { notYourTurn } from './answering.ts'
import type { Moment } from './moment.ts'

/** The points of a game at which something could be begun. Who lists what is legal looks at no other one. */
export interface Time {
  /** While actions are handed out in these phases, or whatever the phase. */
  phases?: readonly Phase[] | 'any'
  /** In the turn of whoever begins it alone. */
  ownTurn?: true
  /** In answer to these events. */
  answers?: readonly Event['is'][]
  /** While this is under way, which asks for it. */
  within?: readonly Frame['does'][]
}

const isTurn = ({ ownTurn }: Time, p: Position, by: Player): boolean => !ownTurn || p.turn.player === by

const isPhase = ({ phases }: Time, { turn }: Position): boolean =>
  phases === 'any' || (phases?.includes(turn.phase) ?? false)

/** Is it such a phase, of such a turn? */
export const isInTurn = (time: Time, p: Position, by: Player): boolean =>
  isTurn(time, p, by) && isPhase(time, p)

/** Is this such a point for that player? */
export function isTime(time: Time, p: Position, by: Player, frame: Frame): boolean {
  if (frame.does === 'window') return time.answers?.includes(frame.event.is) ?? false
  if (frame.does !== 'loop') return time.within?.includes(frame.does) ?? false
  return isInTurn(time, p, by)
}

/** Why it is not the turn or the phase for it, by the rule that names them; or not this player who decides. */
export function wrongTime(
  time: Time,
  rule: RuleId,
  p: Position,
  by: Player,
  { frame, toAct }: Moment,
  details: Details,
): readonly Reason[] {
  if (!isTurn(time, p, by)) return [refusal(rule, details, 'turn')]
  if (!isPhase(time, p)) return [refusal(rule, { ...details, phase: p.turn.phase }, 'phase')]
  return frame?.does === 'loop' && toAct !== by ? [notYourTurn(toAct)] : []
}
