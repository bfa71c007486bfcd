/** A lesson that is shown to its end. */

import { current, type Game, type Position } from '../../views/index.ts'
import { actions } from '../index.ts'

/** The game on the table. @throws where there is none */
export function gameNow(): Game<Position> {
  const { history } = actions()
  if (!history) throw new Error('no position is on the table')
  return current(history)
}

/** So many steps are done. */
export const progress = (): number => actions().progress.length

/** So many steps there are. */
export const count = (): number => actions().scenario?.steps.length ?? 0

/** The opponent of a lesson does what its script says, or passes. */
export function untilAsked(): void {
  for (let i = 0; i < 40; i++) {
    const { source } = actions()
    const by = gameNow().decision?.by
    if (!source?.practice || !by || by === source.practice.side) return
    actions().stepOpponent()
  }
}

/** Shows what is left of the lesson; null at its end, or the number of the step that is not shown. */
export function shown(): number | null {
  for (let i = 0; i < 60 && progress() < count(); i++) {
    untilAsked()
    if (progress() === count()) break
    const { history } = actions()
    const before = progress()
    actions().showMe()
    if (progress() === before && actions().history === history) return progress() + 1
  }
  return progress() === count() ? null : progress() + 1
}
