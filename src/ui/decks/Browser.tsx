/** The card browser: what is looked for above, what is found below, and the card that is read beside it. */

import { useDeferredValue, useEffect, useMemo } from 'react'
import {
  type CatalogueCard,
  cardWith,
  catalogue,
  findCards,
  parseQuery,
  tellMore,
} from '../../store/decks/index.ts'
import type { Player } from '../../store/index.ts'
import { Results } from './Results.tsx'
import { SearchBar } from './SearchBar.tsx'
import { setScreens, useDeckScreens } from './state.ts'
import { useDeckWords, useIndex } from './use.ts'
import { CardDetails } from './Zoom.tsx'

interface BrowserProps {
  /** Only cards of this side: those that a deck can have. */
  only?: Player
  /** The card that is pointed at is shown beside the list, where there is room. */
  beside?: boolean
  /** How many of each card the deck has that is being built. */
  counts?: Readonly<Record<string, number>>
  onAdd?: (card: CatalogueCard, more: number) => void
}

/** Texts are told a few cards at a time while nobody waits, so that a search in them finds them told. */
function useTexts(index: Parameters<typeof tellMore>[0]) {
  useEffect(() => {
    let at = 0
    let timer = 0
    const some = () => {
      if (tellMore(index, at, 40)) return
      at += 40
      timer = window.setTimeout(some, 20)
    }
    timer = window.setTimeout(some, 400)
    return () => clearTimeout(timer)
  }, [index])
}

export function Browser({ only, beside = false, counts, onAdd }: BrowserProps) {
  const { t } = useDeckWords()
  const index = useIndex()
  const { typed, order, played, side: chosen, beside: shown } = useDeckScreens()
  useTexts(index)
  const side = only ?? chosen
  const wanted = useDeferredValue(typed)
  const cards = useMemo(
    () =>
      findCards(
        index,
        parseQuery(wanted),
        order,
        (card) => (!played || card.played !== null) && (side === null || card.side === side),
      ),
    [index, wanted, order, played, side],
  )
  const read = (shown === null ? undefined : cardWith(shown)) ?? cards[0]
  const ids = useMemo(() => cards.map(({ id }) => id), [cards])
  const open = (card: CatalogueCard) => setScreens({ over: { card: card.id, among: ids } })
  return (
    <div className="dk-browser" data-beside={beside || undefined}>
      <section className="dk-find" aria-label={t('search.region')}>
        <SearchBar sides={only === undefined} />
        <p className="dk-found" role="status" data-for={wanted}>
          {t('search.found', { count: cards.length, all: catalogue.length })}
        </p>
        <Results
          cards={cards}
          {...(counts ? { counts } : {})}
          {...(onAdd ? { onAdd } : {})}
          onShow={(card) => beside && setScreens({ beside: card.id })}
          onOpen={open}
        />
      </section>
      {beside && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        <aside className="dk-beside" aria-label={t('zoom.region')} tabIndex={0}>
          {read && <CardDetails card={read} />}
        </aside>
      )}
    </div>
  )
}
