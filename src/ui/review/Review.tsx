/** After a game against an opponent: the moments at which another answer would have been much better, and ways back to them. */

import { useEffect, useMemo } from 'react'
import { actions, useSettings, useStore } from '../../store/index.ts'
import { watchFrom } from '../../store/replay/replay.ts'
import { keepMistakes, mistakeId } from '../../store/review/mistakes.ts'
import {
  type Moment,
  reviewGame,
  stopReview,
  useReview,
  worthAnotherLook,
} from '../../store/review/reviewing.ts'
import { openMistake } from '../../store/review/trial.ts'
import type { Practice } from '../../store/table/source.ts'
import { type History, type Intent, nth, type Position, swccg } from '../../views/index.ts'
import { useSayReason } from '../practice/use.ts'
import { useWords } from '../use.ts'
import { StrictnessChoice } from './StrictnessChoice.tsx'
import { useReviewWords, useSayAnswer } from './words.ts'
import './review.css'

interface ReviewProps {
  history: History<Position, Intent>
  practice: Practice
}

/** It looks the game through as long as it is shown. */
export function Review({ history, practice }: ReviewProps) {
  const say = useReviewWords()
  const strictness = useSettings((settings) => settings.strictness)
  const { share, found, failed, turns } = useReview()
  const { side } = practice
  useEffect(() => {
    void reviewGame(history, side)
    return stopReview
  }, [history, side])
  const moments = useMemo(
    () => (found && turns === history.turns ? worthAnotherLook(found, strictness) : null),
    [found, turns, history, strictness],
  )
  useEffect(() => {
    if (moments) void keepMistakes(actions(), practice, moments)
  }, [moments, practice])
  return (
    <section className="review" aria-labelledby="review-title">
      <h3 id="review-title">{say('title')}</h3>
      <p className="quiet">{say('about')}</p>
      {failed ? (
        <p role="alert">
          {say('failed')}{' '}
          <button type="button" className="quiet-button" onClick={() => void reviewGame(history, side)}>
            {say('again')}
          </button>
        </p>
      ) : moments === null ? (
        <Looking share={turns === history.turns ? share : 0} />
      ) : (
        <Moments moments={moments} history={history} practice={practice} />
      )}
      <StrictnessChoice chosen={strictness} />
    </section>
  )
}

function Looking({ share }: { share: number }) {
  const say = useReviewWords()
  return (
    <div className="looking">
      <p role="status">{say('looking')}</p>
      <progress
        aria-label={say('looking')}
        aria-valuetext={say('percent', { count: Math.round(share * 100) })}
        value={share}
        max={1}
      />
    </div>
  )
}

function Moments({ moments, ...rest }: ReviewProps & { moments: readonly Moment[] }) {
  const say = useReviewWords()
  const strict = useSettings((settings) => settings.strictness) === 'strict'
  if (moments.length === 0) return <p role="status">{say(strict ? 'none' : 'noneStrictly')}</p>
  return (
    <>
      <ol>
        {moments.map((moment) => (
          <Told key={moment.at} moment={moment} {...rest} />
        ))}
      </ol>
      <p className="small">{say('worthNote')}</p>
      <p className="small">
        {say('mine.keptThere')}{' '}
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            actions().setDialog(null)
            actions().go('mistakes')
          }}
        >
          {say('mine.title')}
        </button>
      </p>
    </>
  )
}

/** Reasons that only say once more what is done. */
const plain: readonly string[] = [
  'drain',
  'nothing worth it',
  'best of these',
  'only answer',
] satisfies Moment['why']['say'][]

/** More than that decides games. */
const decides = 40

function Told({ moment, history, practice }: ReviewProps & { moment: Moment }) {
  const say = useReviewWords()
  const { t } = useWords()
  const sayAnswer = useSayAnswer()
  const sayReason = useSayReason()
  const table = useStore((state) => state.table)
  const { at, given, answer, worth, why, turn } = moment
  const view = useMemo(
    () => swccg.redact(nth(history.games, at), practice.side),
    [history, at, practice.side],
  )
  const when = { number: turn, phase: t(`phase.${view.state.turn.phase}`) }
  const reason = sayReason(view.state, why)
  /** As a mistake that is kept, so that it is said whether the better answer has been found; else just played on from there. */
  const again = async () => {
    const name = say('copyName', { number: turn })
    const { setUp: _, ...wish } = practice
    actions().setDialog(null)
    if (!(await openMistake(mistakeId(history, at), name))) actions().playOn(wish, name, at)
  }
  return (
    <li>
      <p>
        <small>{say('when', when)}</small>
        {'pass' in given ? say('insteadOfPassing') : say('insteadOf', { given: sayAnswer(view, given) })}{' '}
        <b>{sayAnswer(view, answer)}</b>,{' '}
        {worth > decides ? say('worthAll') : say('worth', { count: Math.round(worth) })}
        {reason && !plain.includes(why.say) && <small>{say('why', { why: reason })}</small>}
      </p>
      <div className="review-acts">
        <button
          type="button"
          className="main-button"
          aria-label={say('tryAgainAt', when)}
          onClick={() => void again()}
        >
          {say('tryAgain')}
        </button>
        {table && (
          <button
            type="button"
            className="quiet-button"
            aria-label={say('showAt', when)}
            onClick={() => {
              actions().setDialog(null)
              watchFrom(table, at)
            }}
          >
            {say('show')}
          </button>
        )}
      </div>
    </li>
  )
}
