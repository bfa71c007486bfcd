/** Says the phase, and whose turn it is, to those who do not see it. */

import { usePosition, useWords } from '../use.ts'

export function Announcer() {
  const { t } = useWords()
  const p = usePosition()
  return (
    <p className="sr" role="status" aria-live="polite">
      {p &&
        (p.winner
          ? t('over.won', { side: t(`sideOf.${p.winner}`) })
          : t('turnSaid', {
              side: t(`side.${p.turn.player}`),
              number: p.turn.number,
              phase: t(`phase.${p.turn.phase}`),
            }))}
    </p>
  )
}
