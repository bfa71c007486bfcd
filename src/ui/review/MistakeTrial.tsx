/** While a mistake of one's own lies on the table: says whether the better answer has been found. */

import { useEffect, useState } from 'react'
import { actions } from '../../store/index.ts'
import { isDue, shownMistakes, useMistakes } from '../../store/review/mistakes.ts'
import { goOnFromTrial, openMistake, useTrial, watchTrials } from '../../store/review/trial.ts'
import { Window } from '../dialogs/Window.tsx'
import { useWords } from '../use.ts'
import { BetterAnswer } from './BetterAnswer.tsx'
import { useReviewWords } from './words.ts'
import './review.css'

export function MistakeTrial() {
  const say = useReviewWords()
  const { is } = useTrial()
  useEffect(() => watchTrials(), [])
  const title = say(is === 'found' ? 'trial.found' : is === 'again' ? 'trial.again' : 'trial.looking')
  return (
    <Window title={title} open={is !== null} onClose={goOnFromTrial}>
      {is === 'looking' ? <p role="status">{say('trial.compares')}</p> : is && <Verdict is={is} />}
    </Window>
  )
}

function Verdict({ is }: { is: 'found' | 'again' }) {
  const say = useReviewWords()
  const { t } = useWords()
  const { id, best } = useTrial()
  const [told, setTold] = useState(is === 'found')
  const all = useMistakes((state) => state.all)
  const next = shownMistakes(all ?? [], Date.now()).find((one) => one.id !== id && isDue(one, Date.now()))
  if (!id) return null
  const open = (one: string, turn: number, phase: string) =>
    void actions().patiently(
      openMistake(one, say('mine.table', { number: turn, phase: t(`phase.${phase as 'move'}`) })),
    )
  const mine = all?.find((one) => one.id === id)
  return (
    <div className="trial">
      <p>{say(is === 'found' ? 'trial.foundAbout' : 'trial.againAbout')}</p>
      {told && best && <BetterAnswer best={best} />}
      <div className="review-acts">
        {is === 'again' && mine && (
          <button type="button" className="main-button" onClick={() => open(id, mine.turn, mine.phase)}>
            {say('trial.onceMore')}
          </button>
        )}
        {!told && (
          <button type="button" className="quiet-button" onClick={() => setTold(true)}>
            {say('mine.answer')}
          </button>
        )}
        {is === 'found' && next && (
          <button type="button" className="main-button" onClick={() => open(next.id, next.turn, next.phase)}>
            {say('trial.next')}
          </button>
        )}
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            goOnFromTrial()
            actions().go('mistakes')
          }}
        >
          {say('mine.title')}
        </button>
        <button type="button" className="quiet-button" onClick={goOnFromTrial}>
          {say('trial.playOn')}
        </button>
      </div>
    </div>
  )
}
