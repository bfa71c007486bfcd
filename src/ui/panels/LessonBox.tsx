/** A lesson that runs, of whichever game: its title, the step to be done, the hands that help, and what is done. */

import type { ReactNode } from 'react'
import { useWords } from '../use.ts'

interface Running {
  title: string
  about: string | undefined
  count: number
  done: number
  /** A step in words. */
  text: (index: number) => ReactNode
  /** Is this a step that shall be refused? */
  tries: (index: number) => boolean
  /** Is there nothing to do in the step but to read it? */
  reads: (index: number) => boolean
  showMe: () => void
  again: () => void
  another: () => void
}

export function LessonBox({ title, about, count, done, text, tries, reads, ...hands }: Running) {
  const { t } = useWords()
  const over = done >= count
  return (
    <section className="lesson box" aria-label={t('region.lesson')}>
      <h2>{title}</h2>
      <progress
        max={count}
        value={done}
        aria-label={t('lesson.step', { number: Math.min(done + 1, count), count })}
      />
      {done === 0 && about && <p className="about">{about}</p>}
      {over ? (
        <p className="step-text finished" aria-live="polite">
          <span aria-hidden="true">✓ </span>
          {t('lesson.finished')}
        </p>
      ) : (
        <>
          <p className="step-count">
            {t('lesson.step', { number: done + 1, count })}
            {tries(done) && <b> · {t('lesson.try')}</b>}
          </p>
          <p className="step-text" aria-live="polite">
            {text(done)}
          </p>
        </>
      )}
      <div className="two">
        <button type="button" className="quiet-button" onClick={over ? hands.another : hands.showMe}>
          {t(over ? 'lesson.another' : reads(done) ? 'lesson.next' : 'lesson.show')}
        </button>
        <button type="button" className="quiet-button" onClick={hands.again}>
          {t('lesson.again')}
        </button>
      </div>
      {done > 0 && (
        <details>
          <summary>{t('lesson.steps')}</summary>
          <ol>
            {Array.from({ length: done }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered.
              <li key={index}>
                <span aria-hidden="true">✓</span>{' '}
                <span className="sr">{t(tries(index) ? 'lesson.refused' : 'lesson.done')}: </span>
                {text(index)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
