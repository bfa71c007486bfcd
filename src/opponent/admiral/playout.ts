/** Plays on from a position as Trooper would on both sides, and judges where that leads. */

import type { Answer, Game } from '../../kernel/index.ts'
import { explored, type Intent, type Player, type Position, phases } from '../../swccg/index.ts'
import { worthOf } from '../judgement.ts'
import { doneAfter, fresh, type Memory } from '../memory.ts'
import type { Roll } from '../random.ts'
import { situationOf } from '../situation.ts'
import { trooper } from '../trooper.ts'

/** More decisions than a round needs. */
const patience = 90

export interface Playout {
  me: Player
  memory: Memory
  roll: Roll
  /** It goes on until the battles of this turn are over. */
  untilTurn: number
  /** Is there no time left? */
  late: () => boolean
}

/** What comes later in a turn is judged as well as it would be played. */
const isFar = ({ turn }: Position, untilTurn: number): boolean =>
  turn.number > untilTurn ||
  (turn.number === untilTurn && phases.indexOf(turn.phase) > phases.indexOf('battle'))

/** What comes of these answers, one after the other, and of Trooper's after them; null where time is up before. */
export function playedOut(
  start: Game<Position>,
  given: Answer<Intent, Player>,
  { me, memory, roll, untilTurn, late }: Playout,
): number | null {
  let game = explored(start, given)
  // Worlds are seen open, so what has been seen tells nothing: what has been done keeps it from going round in circles.
  const nothing = { light: {}, dark: {} }
  const memories: Record<Player, Memory> = {
    light: me === 'light' ? { ...memory, seen: nothing } : fresh('light'),
    dark: me === 'dark' ? { ...memory, seen: nothing } : fresh('dark'),
  }
  for (let i = 0; i < patience && game.decision; i++) {
    if (isFar(game.state, untilTurn)) break
    if (late()) return null
    const { by } = game.decision
    const { answer } = trooper(situationOf(game, memories[by], roll))
    memories[by] = doneAfter(memories[by], game.state, answer)
    game = explored(game, answer)
  }
  return worthOf(game.state, me)
}
