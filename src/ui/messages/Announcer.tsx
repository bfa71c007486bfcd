/** Says the phase, what is to be decided, and what has just happened, to those who do not see it. */

import { useStore } from '../../store/index.ts'
import { emptyPhases, isHeading } from '../../views/index.ts'
import { useGame, useSeen, useWords } from '../use.ts'

/** More lines than this are for the log. */
const most = 5

/** Nothing that is hidden from who looks is said. */
export function Announcer() {
  const { t, speech } = useWords()
  const game = useGame()
  const p = useSeen()
  if (!game || !p) return null
  const { turn, winner } = p
  const { decision, events } = game
  const empty = emptyPhases(events)
  const happened = events.filter((line) => !isHeading(line) || empty.has(line)).slice(-most)
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
        {happened
          .map((line) => speech.log(p, line) + (empty.has(line) ? ` ${t('log.nothingToDo')}` : ''))
          .join(' ')}
      </p>
      <p className="sr" role="status" aria-live="polite">
        <Held />
      </p>
      <p className="sr" role="status" aria-live="polite">
        {decision && speech.decision(p, decision).title}
      </p>
    </>
  )
}

/** The card that has been picked up, and how many places it may go to. */
function Held() {
  const { t, speech } = useWords()
  const p = useSeen()
  const card = useStore((state) => state.picked)
  const count = useStore((state) => state.targets.size)
  if (!p || card === null) return null
  const name = speech.name(p, card)
  return count > 0 ? t('decision.picked', { card: name, count }) : t('decision.pickedIdle', { card: name })
}
