/** The point of a game at which something is tried: which window or loop waits, and for whom. */

import { type Game, remember } from '../../../../kernel/index.ts'
import type { Player, Position } from '../../../model/types.ts'
import type { Event, Frame } from '../../../model/under-way.ts'

/** Where the game stands: which window or loop waits, and for whom. */
export interface Moment {
  frame: Frame | undefined
  toAct: string | null
  /** The events of the windows that wait beneath the current action. */
  beneath?: readonly Event[]
  /** How the actions were initiated whose result is under way: too late to answer. (KRN-142) */
  resulting?: readonly Event[]
}

export const momentOf = (game: Game<Position>): Moment => ({
  frame: game.stack.at(-1),
  toAct: game.decision?.by ?? null,
  beneath: game.stack.slice(0, -1).flatMap((frame) => (frame.does === 'window' ? frame.event : [])),
  resulting: game.stack.slice(0, -1).flatMap((frame) => (frame.does === 'card' && frame.resulting) || []),
})

/** Does the same loop, or the very same frame, wait? */
const isSame = (one: Frame | undefined, other: Frame | undefined): boolean =>
  one === other || (one?.does === 'loop' && other?.does === 'loop' && one.name === other.name)

/**
 * Remembers what is worked out for a player at a moment of a position: what is offered follows from what waits, and for
 * whom, as much as from the cards.
 * @param blank what is known of a moment at first.
 */
export function rememberedAtMoments<R>(blank: () => R) {
  interface Known extends Pick<Moment, 'frame' | 'toAct'> {
    player: Player
    found: R
  }
  const moments = remember((_p: Position): Known[] => [])
  return (p: Position, player: Player, { frame, toAct }: Moment): R => {
    const all = moments(p)
    let known = all.find((one) => one.player === player && one.toAct === toAct && isSame(one.frame, frame))
    if (!known) {
      known = { frame, toAct, player, found: blank() }
      all.push(known)
    }
    return known.found
  }
}
