/** One's own puzzles: moments of one's own games at which another answer would have been much better. */

import { useEffect, useState } from 'react'
import { actions } from '../../store/index.ts'
import {
  isDue,
  isLearned,
  type Mistake,
  putAway,
  readMistakes,
  shownMistakes,
  useMistakes,
} from '../../store/review/mistakes.ts'
import { type Best, bestOf, openMistake } from '../../store/review/trial.ts'
import { Crest } from '../card/Picture.tsx'
import { Page } from '../parts/Page.tsx'
import { dateText } from '../tables/name.ts'
import { useWords } from '../use.ts'
import { BetterAnswer } from './BetterAnswer.tsx'
import { useReviewWords } from './words.ts'
import './review.css'

const day = 24 * 3600 * 1000

export function MyMistakes() {
  const say = useReviewWords()
  const { all, damaged, kept } = useMistakes()
  const [now] = useState(Date.now)
  useEffect(() => void readMistakes(), [])
  const shown = all && shownMistakes(all, now)
  const due = shown?.filter((one) => isDue(one, now)).length ?? 0
  return (
    <Page name="mistakes" title={say('mine.title')} about={say('mine.about')} place="Dagobah: Yoda's Hut">
      {damaged > 0 && <p role="alert">{say('mine.damaged', { count: damaged })}</p>}
      {!kept && <p role="status">{say('mine.notKept')}</p>}
      {shown === null ? (
        <p role="status">{say('mine.reading')}</p>
      ) : shown.length === 0 ? (
        <p>{say('mine.none')}</p>
      ) : (
        <>
          <p role="status">{due > 0 ? say('mine.due', { count: due }) : say('mine.nothingDue')}</p>
          <ol className="mistake-list">
            {shown.map((mistake) => (
              <Row key={mistake.id} mistake={mistake} now={now} />
            ))}
          </ol>
        </>
      )}
      <p>
        <button type="button" className="quiet-button" onClick={() => actions().go('practise')}>
          {say('mine.toPractise')}
        </button>
      </p>
    </Page>
  )
}

function useStateText(): (mistake: Mistake, now: number) => string {
  const say = useReviewWords()
  return (mistake, now) => {
    if (isLearned(mistake)) return say('mine.learned')
    if (isDue(mistake, now)) return say('mine.isDue')
    return say('mine.comesBack', { count: Math.max(1, Math.ceil((mistake.due - now) / day)) })
  }
}

function Row({ mistake, now }: { mistake: Mistake; now: number }) {
  const say = useReviewWords()
  const { t, language } = useWords()
  const stateOf = useStateText()
  const [best, setBest] = useState<Best | 'gone' | null>(null)
  const { id, side, level, turn, phase, when, worth } = mistake
  const named = { number: turn, phase: t(`phase.${phase as 'move'}`), date: dateText(language, when) }
  const open = async () => {
    if (!(await actions().patiently(openMistake(id, say('mine.table', named))))) setBest('gone')
  }
  return (
    <li data-due={isDue(mistake, now) || undefined} data-side={side}>
      <p>
        <b>
          <Crest side={side} /> {say('when', named)}
        </b>
        <small>
          {say('mine.against', { name: t(`practice.level.${level}`), date: named.date })} ·{' '}
          {say('worth', { count: Math.round(worth) })}
        </small>
        <small>
          {stateOf(mistake, now)}
          {mistake.found > 0 && ` · ${say('mine.found', { count: mistake.found })}`}
        </small>
      </p>
      <div className="review-acts">
        <button
          type="button"
          className="main-button"
          aria-label={`${say('mine.try')}: ${say('when', named)}`}
          onClick={() => void open()}
        >
          {say('mine.try')}
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-label={`${say('mine.answer')}: ${say('when', named)}`}
          aria-expanded={best !== null}
          onClick={async () => setBest(best ? null : ((await actions().patiently(bestOf(id))) ?? 'gone'))}
        >
          {say('mine.answer')}
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-label={`${say('mine.putAway')}: ${say('when', named)}`}
          onClick={() => void putAway(id)}
        >
          {say('mine.putAway')}
        </button>
      </div>
      {best === 'gone' && <p role="alert">{say('mine.gone')}</p>}
      {best !== null && best !== 'gone' && <BetterAnswer best={best} />}
    </li>
  )
}
