/** Says the phase, and whose turn it is, to those who do not see it. */

import type { Position } from '../../store/index.ts'
import { type T, turnText, usePosition, useWords } from '../use.ts'

export function Announcer() {
  const { t } = useWords()
  const p = usePosition()
  return (
    <p className="sr" role="status" aria-live="polite">
      {p && saidOf(t, p)}
    </p>
  )
}

function saidOf(t: T, p: Position): string {
  const { winner, turn } = p
  if (winner) return t('over.won', { side: t(`sideOf.${winner}`) })
  if (turn.number === 0) return turnText(t, p)
  const { player, number, phase } = turn
  return t('turnSaid', { side: t(`side.${player}`), number, phase: t(`phase.${phase}`) })
}
