/** The screen of lessons: the stories as a path, the worked examples of the rulebook, and positions from disk. */

import { actions, ti4Address } from '../../store/index.ts'
import { OpenAlbum } from '../album/OpenAlbum.tsx'
import { OpenGlossary } from '../glossary/OpenGlossary.tsx'
import { Page } from '../parts/Page.tsx'
import { WayBack } from '../parts/WayBack.tsx'
import { Puzzles } from '../puzzle/Puzzles.tsx'
import { FileButton } from '../top-bar/FileButton.tsx'
import { useWords } from '../use.ts'
import { Examples } from './Examples.tsx'
import { FirstGame } from './FirstGame.tsx'
import { useLearnWords } from './say.ts'
import './learn.css'
import { Path } from './Path.tsx'
import { useLearning } from './use.ts'

/** A way back to the table, where there is one. */
export function Learn() {
  const { t, language } = useWords()
  const say = useLearnWords()
  const learning = useLearning()
  return (
    <Page name="learn" title={say('title')} about={say('about')} place="Yavin 4: Jungle">
      <p className="ways">
        <WayBack text={say('back')} />
        <OpenGlossary />
        <OpenAlbum />
      </p>
      {learning ? (
        <>
          <Path stories={learning.stories} />
          <FirstGame />
          <Puzzles />
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
