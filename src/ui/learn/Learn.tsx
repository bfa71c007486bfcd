/** The screen of lessons: the stories as a path, the worked examples of the rulebook, and positions from disk. */

import { useEffect } from 'react'
import { actions, ti4Address, useStore } from '../../store/index.ts'
import { Page } from '../parts/Page.tsx'
import { FileButton } from '../top-bar/FileButton.tsx'
import { useWords } from '../use.ts'
import { Examples } from './Examples.tsx'
import { useLearnWords } from './say.ts'
import './learn.css'
import { Path } from './Path.tsx'
import { useLearning } from './use.ts'

/** Escape leads back to the table, where there is one. */
function useWayBack(open: boolean) {
  useEffect(() => {
    if (!open) return
    const back = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && useStore.getState().dialog === null) actions().go('table')
    }
    document.addEventListener('keydown', back)
    return () => document.removeEventListener('keydown', back)
  }, [open])
}

/** A way back to the table, where there is one. */
export function Learn() {
  const { t, language } = useWords()
  const say = useLearnWords()
  const learning = useLearning()
  const playing = useStore(({ history }) => history !== null)
  useWayBack(playing)
  return (
    <Page name="learn" title={say('title')} about={say('about')} place="Yavin 4: Jungle">
      {playing && (
        <button type="button" className="quiet-button way-back" onClick={() => actions().go('table')}>
          {say('back')}
        </button>
      )}
      {learning ? (
        <>
          <Path stories={learning.stories} />
          <Examples examples={learning.examples} />
        </>
      ) : (
        <p className="quiet" role="status">
          {t('picker.loading')}
        </p>
      )}
      <section className="own-position" aria-labelledby="own-position-title">
        <h2 id="own-position-title">{say('files')}</h2>
        <p>
          <FileButton label={t('picker.open')} open={(file) => void actions().importFile(file)} />{' '}
          <span>{t('picker.drop')}</span>
        </p>
        <p>
          <a href={ti4Address(language)}>{t('otherTable')}</a>
        </p>
      </section>
    </Page>
  )
}
