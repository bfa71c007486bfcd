/** Decks and cards: one screen of two parts. */

import { useEffect } from 'react'
import { readKept, useBench, useKeeping } from '../../store/decks/index.ts'
import { actions, useStore } from '../../store/index.ts'
import { filesGoTo } from '../files.ts'
import { Browser } from './Browser.tsx'
import { Builder } from './Builder.tsx'
import './decks.css'
import { DragShown } from './drag.tsx'
import { Exchange } from './Exchange.tsx'
import { Gallery } from './Gallery.tsx'
import { LastChange } from './LastChange.tsx'
import { readFile } from './readFile.ts'
import { setScreens, useDeckScreens } from './state.ts'
import { useDeckWords } from './use.ts'
import { ZoomWindow } from './Zoom.tsx'

function Head() {
  const { t } = useDeckWords()
  const screen = useStore((state) => state.screen)
  const playing = useStore(({ history }) => history !== null)
  return (
    <header className="dk-head">
      <button type="button" className="dk-back" onClick={() => actions().go('home')}>
        <span aria-hidden="true">‹ </span>
        {t('home')}
      </button>
      <h1>{t('title')}</h1>
      <nav className="dk-tabs" aria-label={t('title')}>
        {(['decks', 'cards'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-current={screen === one ? 'page' : undefined}
            onClick={() => actions().go(one)}
          >
            {t(`tabs.${one}`)}
          </button>
        ))}
      </nav>
      {playing && (
        <button type="button" className="dk-back end" onClick={() => actions().go('table')}>
          {t('toTable')}
        </button>
      )}
    </header>
  )
}

/** The deck that is open, else all decks; and the cards. */
export function Decks() {
  const { t } = useDeckWords()
  const screen = useStore((state) => state.screen)
  const open = useBench((bench) => bench.open)
  const kept = useKeeping((state) => state.kept)
  const read = useKeeping((state) => state.decks !== null)
  const over = useDeckScreens((state) => state.over)
  useEffect(() => {
    void readKept()
    return filesGoTo((file) => void readFile(file).then((text) => setScreens({ over: { import: text } })))
  }, [])
  const part = screen === 'cards' ? 'cards' : open !== null ? 'builder' : 'gallery'
  return (
    <div className="dk" data-part={part}>
      <Head />
      <main tabIndex={-1} aria-label={t(screen === 'cards' ? 'tabs.cards' : 'tabs.decks')}>
        {!kept && (
          <p className="dk-warn" role="status">
            {t('notKept')}
          </p>
        )}
        {part === 'cards' ? <Browser beside /> : part === 'builder' ? <Builder /> : read && <Gallery />}
      </main>
      <LastChange />
      <DragShown />
      {over && 'card' in over && <ZoomWindow over={over} />}
      {over && !('card' in over) && <Exchange over={over} />}
    </div>
  )
}
