/** The turn and its phases. What is done in phases other than the move phase joins them as it comes to be played. */

import { type Change, type Frame, loopFrame, type Procedure } from '../../kernel/index.ts'
import { setState } from '../model/table.ts'
import { opponentOf, type Phase, type Player, type Position, phases } from '../model/types.ts'
import type { Intent } from './intent.ts'

/** The procedures of a game that stands in a phase, its player to act first. */
export const standingIn = (phase: Phase, player: Player): Frame[] => [
  { does: 'turn', step: phases.indexOf(phase) + 1 },
  loopFrame(phase, player),
]

/** Runs the six phases in order, then hands over to the other player. (MOV-001) */
export const turnProcedure: Procedure<Position, Intent> = {
  run(change: Change<Position>, frame: Frame) {
    const { turn } = change.now
    const phase = phases[frame.step]
    if (phase === undefined) {
      const number = turn.number + 1
      const player = opponentOf(turn.player)
      change.put('turn', { number, player, phase: 'activate' })
      change.put(
        'lasting',
        change.now.lasting.filter(({ untilTurn }) => untilTurn > number),
      )
      for (const { id, states } of change.now.cards) {
        if (states.includes('battled')) setState(change, id, 'battled', false)
      }
      change.log({ say: 'turn begins', with: { number }, by: player, cites: [] })
      return change.next(0)
    }
    change.put('turn', { ...turn, phase })
    change.log({
      say: 'phase begins',
      with: { phase },
      by: turn.player,
      cites: phase === 'move' ? ['MOV-001'] : phase === 'battle' ? ['BAT-001'] : [],
    })
    change.next(frame.step + 1)
    change.push(loopFrame(phase, turn.player))
  },
}
