/** The way to one's own mistakes, and how many of them are to be found now. */

import { useEffect } from 'react'
import { actions } from '../../store/index.ts'
import { isDue, readMistakes, useMistakes } from '../../store/review/mistakes.ts'
import { useReviewWords } from '../review/words.ts'

export function MistakesDoor() {
  const say = useReviewWords()
  const due = useMistakes(({ all }) => all?.filter((one) => isDue(one, Date.now())).length ?? 0)
  useEffect(() => void readMistakes(), [])
  return (
    <section className="mistakes-door" aria-labelledby="mistakes-door">
      <h2 id="mistakes-door">{say('mine.title')}</h2>
      <p className="quiet">{say('mine.about')}</p>
      <button type="button" className="quiet-button" onClick={() => actions().go('mistakes')}>
        {due > 0 ? say('mine.open', { count: due }) : say('mine.title')}
      </button>
    </section>
  )
}
