/** Why the opponent has answered as it did, in the log, where one has asked for that. */

import { useStore } from '../../store/index.ts'
import type { Position } from '../../views/index.ts'
import { useWords } from '../use.ts'
import { SentenceWithCards } from '../why/SentenceWithCards.tsx'
import { useSayReason } from './use.ts'

/** @param at the number of the answer. */
export function Reason({ p, at }: { p: Position; at: number }) {
  const told = useStore(
    ({ source, reasons }) => (source?.practice?.reasons || source?.replay) && reasons[at] !== undefined,
  )
  return told ? <ReasonText p={p} at={at} /> : null
}

function ReasonText({ p, at }: { p: Position; at: number }) {
  const { t } = useWords()
  const why = useStore(({ reasons }) => reasons[at])
  const say = useSayReason()
  const words = why && say(p, why)
  if (!words) return null
  const cards = Object.values<unknown>({ ...why.with }).filter(
    (one): one is number => typeof one === 'number' && p.cards[one] !== undefined,
  )
  return (
    <small className="reason">
      <SentenceWithCards p={p} text={t('practice.why', { why: words })} cards={cards} />
    </small>
  )
}
