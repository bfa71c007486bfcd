/** The action phase: players act in turn until all have passed. The other phases are not played. */

import { type Change, loopFrame, type Procedure, seatAfter } from '../../kernel/index.ts'
import type { Frame, FrameOf, Intent, Player, Position } from '../model/types.ts'

/** Hands the turn to the next player who has not passed. */
export function endTurn(change: Change<Position>): void {
  const { players, player, passed } = change.now
  let next = player
  do next = seatAfter(players, next)
  while (passed.includes(next) && next !== player)
  change.put('player', next)
}

/** What a game begins with in its phase: the action phase, or one in which only abilities move ships. */
export const phaseFrame = ({ phase, player }: Position): Frame =>
  phase === 'action' ? { does: 'action phase' } : loopFrame(phase, player)

export const actionPhase = (
  begin: (change: Change<Position>, by: Player, intent: Intent) => void,
): Procedure<Position, Intent, FrameOf<'action phase'>> => ({
  run(change) {
    const { player, players, passed } = change.now
    if (passed.length >= players.length) {
      change.log({ say: 'phase over', with: {}, cites: [] })
      return change.pop()
    }
    change.ask({ by: player, kind: 'action', why: 'action phase', with: {}, mayPass: true })
  },
  answered(change, _frame, answer) {
    if ('pass' in answer) {
      change.put('passed', [...change.now.passed, answer.by])
      change.log({ say: 'passed', with: {}, by: answer.by, cites: [] })
      endTurn(change)
    } else if ('act' in answer) begin(change, answer.by, answer.act)
  },
})
