/** A lesson that runs, of whichever game: its title, the step to be done, the hands that help, and what is done. */

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Running {
  title: string
  about: ReactNode
  count: number
  done: number
  /** A step in words. */
  text: (index: number) => ReactNode
  /** Is this a step that shall be refused? */
  tries: (index: number) => boolean
  /** Is there nothing to do in the step but to read it? */
  reads: (index: number) => boolean
  /** What was done last was something else: the step can be done still, or not from here; or a pass waits to be meant. */
  offTrack?: 'still' | 'stuck' | 'passing' | null
  takeBack?: () => void
  /** What helps, and a hand that asks for more of it; absent where there is nothing more to ask for. */
  hint?: { text: string | null; more?: () => void }
  showMe: () => void
  again: () => void
  another: () => void
  /** What comes next on the path, and a hand that opens it. */
  next?: { title: string; go: () => void } | undefined
  /** What has been learned. */
  learned?: ReactNode
  /** Goes on from here against an opponent, where the game has one. */
  playOn?: { text: string; go: () => void }
}

/** `done` and `count` are numbers of steps. */
export function LessonBox({ title, about, count, done, text, tries, reads, offTrack, ...hands }: Running) {
  const { t } = useTranslation('common')
  const over = done >= count
  return (
    <section className="lesson box" aria-label={t('region.lesson')}>
      <header>
        <h2>{title}</h2>
        {!over && (
          <p className="step-count">
            {t('lesson.step', { number: done + 1, count })}
            {tries(done) && <b> · {t('lesson.try')}</b>}
          </p>
        )}
        <progress
          max={count}
          value={done}
          aria-label={t('lesson.step', { number: Math.min(done + 1, count), count })}
        />
      </header>
      <div className="step">
        {done === 0 && about && <p className="about">{about}</p>}
        <p className={over ? 'step-text finished' : 'step-text'} aria-live="polite">
          {over ? (
            <>
              <span aria-hidden="true">✓ </span>
              {t('lesson.finished')}
            </>
          ) : (
            text(done)
          )}
        </p>
        {over && hands.learned}
        {!over && !offTrack && hands.hint?.text && (
          <p className="lesson-hint" aria-live="polite">
            {hands.hint.text}
          </p>
        )}
        {!over && (
          <p className="off-track" aria-live="polite">
            {offTrack && t(`lesson.offTrack.${offTrack}`)}
          </p>
        )}
      </div>
      <Buttons
        over={over}
        reads={!over && reads(done)}
        offTrack={offTrack === 'still' || offTrack === 'stuck'}
        hands={hands}
      />
      {done > 0 && <Done count={done} text={text} tries={tries} />}
    </section>
  )
}

type Hands = Pick<
  Running,
  'next' | 'learned' | 'takeBack' | 'hint' | 'showMe' | 'again' | 'another' | 'playOn'
>

function Buttons({
  over,
  reads,
  offTrack,
  hands,
}: {
  over: boolean
  reads: boolean
  offTrack: boolean
  hands: Hands
}) {
  const { t } = useTranslation('common')
  return (
    <div className="two">
      {over && hands.next && (
        <button type="button" className="main-button next-lesson" onClick={hands.next.go}>
          {t('lesson.following', { title: hands.next.title })}
        </button>
      )}
      {offTrack && !over && (
        <button type="button" className="main-button" onClick={hands.takeBack}>
          {t('lesson.takeBack')}
        </button>
      )}
      {!over && !reads && hands.hint?.more && (
        <button type="button" className="quiet-button" onClick={hands.hint.more}>
          {t('lesson.hint')}
        </button>
      )}
      <button type="button" className="quiet-button" onClick={over ? hands.another : hands.showMe}>
        {t(over ? 'lesson.another' : reads ? 'lesson.next' : 'lesson.show')}
      </button>
      <button type="button" className="quiet-button" onClick={hands.again}>
        {t('lesson.again')}
      </button>
      {over && hands.playOn && (
        <button type="button" className="quiet-button" onClick={hands.playOn.go}>
          {hands.playOn.text}
        </button>
      )}
    </div>
  )
}

/** What is done already. */
function Done({ count, text, tries }: Pick<Running, 'text' | 'tries'> & { count: number }) {
  const { t } = useTranslation('common')
  return (
    <details>
      <summary>{t('lesson.steps')}</summary>
      <ol>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered.
          <li key={index}>
            <span aria-hidden="true">✓</span>{' '}
            <span className="sr">{t(tries(index) ? 'lesson.refused' : 'lesson.done')}: </span>
            {text(index)}
          </li>
        ))}
      </ol>
    </details>
  )
}
