/** What would have been better at a mistake, and why. */

import type { Best } from '../../store/review/trial.ts'
import { useSayReason } from '../practice/use.ts'
import { useReviewWords, useSayAnswer } from './words.ts'

export function BetterAnswer({ best: { view, answer, why } }: { best: Best }) {
  const say = useReviewWords()
  const sayAnswer = useSayAnswer()
  const sayReason = useSayReason()
  const reason = why && sayReason(view.state, why)
  return (
    <p className="better-answer" role="status">
      {say('mine.better')} <b>{sayAnswer(view, answer)}</b>
      {reason && <small>{say('why', { why: reason })}</small>}
    </p>
  )
}
