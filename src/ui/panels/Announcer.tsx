/** Says the phase, what is to be decided, and what has just happened, to those who do not see it. */

import { isHeading } from '../../store/index.ts'
import { useGame, useSeen, useWords } from '../use.ts'

/** More lines than this are for the log. */
const most = 5

export function Announcer() {
  const { t, speech } = useWords()
  const game = useGame()
  const p = useSeen()
  if (!game || !p) return null
  const { turn, winner } = p
  const { decision, events } = game
  const happened = events.filter((line) => !isHeading(line)).slice(-most)
  const now = {
    side: t(`side.${turn.player}`),
    number: turn.number,
    phase: t(`phase.${turn.phase}`),
  }
  return (
    <>
      <p className="sr" role="status" aria-live="polite">
        {winner ? t('over.won', { side: t(`sideOf.${winner}`) }) : t('turnSaid', now)}
      </p>
      <p className="sr" role="status" aria-live="polite">
        {happened.map((line) => speech.log(p, line)).join(' ')}
      </p>
      <p className="sr" role="status" aria-live="polite">
        {decision && speech.decision(p, decision).title}
      </p>
    </>
  )
}
