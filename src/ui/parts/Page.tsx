/** A screen beside the table: a way home, a title above a view, and what it is about. */

import type { ReactNode } from 'react'
import { actions } from '../../store/index.ts'
import { useArt } from '../art/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { useWords } from '../use.ts'

interface PageProps {
  /** Styles it; a word of the page's own. */
  name: string
  title: string
  about: string
  /** The title of the place that is seen behind the head. */
  place: string
  children: ReactNode
}

/** The way home keeps the table as it is. */
export function Page({ name, title, about, place, children }: PageProps) {
  const { t } = useWords()
  const art = useArt()
  return (
    <main className={`page ${name}`} tabIndex={-1} aria-label={title}>
      <header className="page-head">
        {art && <img alt="" src={art.sceneArt({ title: place }, 1440, 200, { horizon: 0.62, unit: 1.1 })} />}
        <div>
          <button type="button" className="quiet-button" onClick={() => actions().go('home')}>
            ← {t('toHome')}
          </button>{' '}
          <button
            type="button"
            className="quiet-button page-help"
            onClick={() => actions().setDialog('help')}
          >
            <Glyph name="help" />
            <span className="sr">{t('help')}</span>
          </button>
          <h1>{title}</h1>
          <p>{about}</p>
        </div>
      </header>
      <div className="page-body">{children}</div>
    </main>
  )
}
