/** While the opponent of ours decides: what it is about, and a way to hurry it or to hold it. */

import { actions, useStore } from '../../store/index.ts'
import { useKeyText } from '../moving/key-words.ts'
import { useWords } from '../use.ts'
import { usePractice } from './use.ts'

/** Nothing at a table without an opponent of ours. */
export function OpponentActs() {
  const { t } = useWords()
  const passKey = useKeyText('pass')
  const practice = usePractice()
  const about = useStore(({ opponent }) => opponent)
  const paused = useStore((state) => state.paused)
  if (!practice) return null
  const name = t(`practice.level.${practice.level}`)
  const waits = practice.pace === 'step' && about === 'ready'
  const other = practice.side === 'light' ? 'dark' : 'light'
  return (
    <>
      <h2 className="opponent-acts" aria-busy={about === 'thinks'} data-side={other}>
        {paused
          ? t('practice.paused')
          : about === 'ready'
            ? t('practice.acts', { name })
            : t('practice.thinks', { name })}
        {!paused && !waits && <span className="dots" aria-hidden="true" />}
      </h2>
      <button
        type="button"
        className="pass"
        data-other={waits ? undefined : true}
        onClick={() => actions().stepOpponent()}
      >
        {t(waits || paused ? 'practice.next' : 'practice.atOnce')}{' '}
        <span aria-hidden="true">
          <kbd>{passKey}</kbd>
        </span>
      </button>
      {practice.pace !== 'step' && (
        <button
          type="button"
          className="quiet-button"
          aria-pressed={paused}
          onClick={() => actions().pauseOpponent(!paused)}
        >
          {t(paused ? 'practice.resume' : 'practice.pause')}
        </button>
      )}
    </>
  )
}
