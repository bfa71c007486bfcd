/** Plays on from a position as Trooper would on both sides, and judges where that leads. */

import type { Answer, Game, Roll } from '../../kernel/index.ts'
import { explored, type Intent, type Player, type Position, phases } from '../../swccg/index.ts'
import { doneAfter, fresh, type Memory } from '../memory.ts'
import { situationOf } from '../situation.ts'
import { trooper } from '../trooper.ts'
import { standing } from './standing.ts'

/** More decisions than a round needs. */
const patience = 90

export interface Playout {
  me: Player
  memory: Memory
  roll: Roll
  /** The turn with which it ends. */
  until: number
  /** Is there no time left? */
  late: () => boolean
}

/** Is it over with this turn, or as much of it as matters? Of the other player's turn his battles are the last that does. */
const isFar = ({ turn }: Position, { me, until }: Playout): boolean =>
  turn.number > until ||
  (turn.number === until && turn.player !== me && phases.indexOf(turn.phase) > phases.indexOf('battle'))

/** What comes of these answers, one after the other, and of Trooper's after them; null where time is up before. */
export function playedOut(
  start: Game<Position>,
  given: Answer<Intent, Player>,
  playout: Playout,
): number | null {
  const { me, memory, roll, late } = playout
  let game = explored(start, given)
  // Worlds are seen open, so what has been seen tells nothing: what has been done keeps it from going round in circles.
  const nothing = { light: {}, dark: {} }
  const memories: Record<Player, Memory> = {
    light: me === 'light' ? { ...memory, seen: nothing } : fresh('light'),
    dark: me === 'dark' ? { ...memory, seen: nothing } : fresh('dark'),
  }
  for (let i = 0; i < patience && game.decision; i++) {
    if (isFar(game.state, playout)) break
    if (late()) return null
    const { by } = game.decision
    const { answer } = trooper(situationOf(game, memories[by], roll))
    memories[by] = doneAfter(memories[by], game.state, answer)
    game = explored(game, answer)
  }
  return standing(game.state, me)
}
