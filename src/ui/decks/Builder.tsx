/** The deck builder: the cards that there are, and the deck that is made of them. */

import { useCallback, useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import {
  addCopies,
  type CatalogueCard,
  openDeck,
  redoChange,
  sizeOf,
  undoChange,
  useBench,
} from '../../store/decks/index.ts'
import { Browser } from './Browser.tsx'
import { DeckHead } from './DeckHead.tsx'
import { DeckList } from './DeckList.tsx'
import { useTake } from './drag.tsx'
import { Hand } from './Hand.tsx'
import { Notes } from './Notes.tsx'
import { useCopyName, useOpenSheet } from './open.ts'
import { Statistics } from './Statistics.tsx'
import { type DeckTab, setScreens, useDeckScreens } from './state.ts'
import { useDeckWords } from './use.ts'

const tabs: readonly DeckTab[] = ['list', 'numbers', 'hand', 'notes']

/** Undo and redo, except where somebody types. */
function useUndoKeys() {
  useEffect(() => {
    const unlessTyping = (act: () => void) => (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
      event.preventDefault()
      act()
    }
    return tinykeys(window, {
      '$mod+z': unlessTyping(undoChange),
      '$mod+Shift+z': unlessTyping(redoChange),
      '$mod+y': unlessTyping(redoChange),
    })
  }, [])
}

/** Nothing once the deck that was open is gone; then the gallery is shown. */
export function Builder() {
  const { t } = useDeckWords()
  const open = useBench((bench) => bench.open)
  const sheet = useOpenSheet()
  const copyName = useCopyName()
  const { tab, shows } = useDeckScreens()
  useUndoKeys()
  const add = useCallback(
    (card: CatalogueCard, more: number) => addCopies(card.id, more, copyName),
    [copyName],
  )
  const into = useTake('browser', (id) => addCopies(id, 1, copyName))
  const away = useTake('deck', (id) => addCopies(id, -1, copyName))
  // Another tab has thrown it away.
  useEffect(() => {
    if (!sheet) openDeck(null)
  }, [sheet])
  if (!sheet || open === null) return null
  return (
    <div className="dk-builder" data-shows={shows}>
      <nav className="dk-turns" aria-label={t('build.turns')}>
        {(['cards', 'deck'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shows === one}
            onClick={() => setScreens({ shows: one })}
          >
            {one === 'deck' ? t('build.deckOf', { count: sizeOf(sheet) }) : t('tabs.cards')}
          </button>
        ))}
      </nav>
      <div className="dk-cards" ref={away.place} data-drop={away.state}>
        <Browser only={sheet.side} counts={sheet.cards} onAdd={add} />
      </div>
      <section
        className="dk-deck"
        data-side={sheet.side}
        aria-label={t('build.region')}
        ref={into.place}
        data-drop={into.state}
      >
        <DeckHead id={open} sheet={sheet} />
        <div className="dk-deck-tabs" role="tablist" aria-label={t('build.parts')}>
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`dk-tab-${one}`}
              aria-selected={tab === one}
              aria-controls="dk-tab"
              tabIndex={tab === one ? 0 : -1}
              onClick={() => setScreens({ tab: one })}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
                if (step === 0) return
                const next = tabs[(tabs.indexOf(one) + step + tabs.length) % tabs.length]
                if (next) setScreens({ tab: next })
                document.getElementById(`dk-tab-${next}`)?.focus()
              }}
            >
              {t(`build.tabs.${one}`)}
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
        <div className="dk-tab" id="dk-tab" role="tabpanel" aria-labelledby={`dk-tab-${tab}`} tabIndex={0}>
          {tab === 'list' && <DeckList sheet={sheet} />}
          {tab === 'numbers' && <Statistics sheet={sheet} />}
          {tab === 'hand' && <Hand sheet={sheet} />}
          {tab === 'notes' && <Notes id={open} />}
        </div>
      </section>
    </div>
  )
}
