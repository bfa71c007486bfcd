/** 'What would Trooper do?': the advice, with its reason, and marks on the card and the place that it is about. */

import { type Advice, actions, useStore } from '../../store/index.ts'
import { aboutIntent, current } from '../../views/index.ts'
import { useSeen, useWords } from '../use.ts'
import { useSayReason } from './use.ts'

/** What the advice is about, as the table names it. */
function marked({ answer }: Advice): string[] {
  if (!answer) return []
  const card = (id: number) => `[data-card="${id}"]`
  const place = (id: number) => `[data-location="${id}"]`
  if ('cards' in answer) return answer.cards.map(card)
  if (!('act' in answer)) return []
  const { card: about, to } = aboutIntent(answer.act)
  const goal =
    to === null
      ? []
      : 'location' in to
        ? [place(to.location)]
        : 'aboard' in to
          ? [card(to.aboard)]
          : 'on' in to
            ? [card(to.on)]
            : []
  return [...(about === null ? [] : [card(about)]), ...goal]
}

/** Marks cards and places of the table, wherever they are drawn. */
function CoachMarks() {
  const advice = useStore((state) => state.advice)
  const marks = advice ? marked(advice) : []
  if (marks.length === 0) return null
  const where = marks.map((one) => `:is(#table, #hand) ${one}`).join(', ')
  return <style>{`${where} { outline: 3px dashed var(--gold, #f5d282); outline-offset: 2px; }`}</style>
}

/** Nothing while the opponent decides. */
export function Coach() {
  const { t } = useWords()
  const advice = useStore((state) => state.advice)
  const asks = useStore(
    ({ history, source }) => history !== null && current(history).decision?.by === source?.practice?.side,
  )
  if (!asks) return null
  if (advice) return <Advised advice={advice} />
  return (
    <button type="button" className="quiet-button coach" onClick={() => actions().askAdvice()}>
      {t('practice.coach')}
    </button>
  )
}

function Advised({ advice }: { advice: Advice }) {
  const { t } = useWords()
  const p = useSeen()
  const say = useSayReason()
  const why = p && advice.why && say(p, advice.why)
  return (
    <section className="advice" aria-label={t('practice.adviceTitle')}>
      <p role="status">
        {advice.answer === null ? t('practice.coaching') : why && t('practice.would', { why })}
        {advice.answer && 'pass' in advice.answer && ` ${t('practice.wouldPass')}`}
      </p>
      {advice.answer && (
        <div className="two">
          <button type="button" className="main-button" onClick={() => actions().takeAdvice()}>
            {t('practice.doIt')}
          </button>
          <button type="button" className="quiet-button" onClick={() => actions().closeAdvice()}>
            {t('close')}
          </button>
        </div>
      )}
      <CoachMarks />
    </section>
  )
}
