/** The card browser: what is looked for above, what is found below, and the card that is read beside it. */

import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useCards } from '../../store/cards/needed.ts'
import {
  type CardIndex,
  type CatalogueCard,
  cardWith,
  catalogue,
  findCards,
  indexSome,
  looksIntoTexts,
  parseQuery,
} from '../../store/decks/index.ts'
import type { Player } from '../../views/index.ts'
import { holdTurns } from '../art/turns.ts'
import { NoneFound } from './NoneFound.tsx'
import { Results } from './Results.tsx'
import { SearchBar } from './SearchBar.tsx'
import { useSettled } from './settled.ts'
import { setScreens, useDeckScreens } from './state.ts'
import { cardWords, useDeckWords, useIndex } from './use.ts'
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

/** How long texts are told before the page may do something else, in milliseconds. */
const slice = 6

/**
 * Texts, and what a list says of its cards, are told while nobody waits; a search finds what has been told. How many
 * are, once all of them are. Cards that nobody has shown yet are fetched when something looks into their texts (`wanted`).
 */
function useTexts(index: CardIndex, wanted: boolean): number {
  const { t, speech } = useDeckWords()
  const ids = useMemo(() => index.cards.map(({ card }) => card.id), [index])
  const there = useCards(wanted ? ids : null)
  const [told, setTold] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once all cards are there those are told that were not.
  useEffect(() => {
    let at = 0
    let timer = 0
    const some = () => {
      const end = performance.now() + slice
      const from = at
      at = indexSome(index, at, () => performance.now() < end)
      for (const { card } of index.cards.slice(from, at)) cardWords(t, speech, card)
      if (at < index.cards.length) timer = window.setTimeout(some, slice)
      else setTold((before) => before + at)
    }
    timer = window.setTimeout(some, 200)
    return () => clearTimeout(timer)
  }, [index, t, speech, there])
  return told
}

/** The list that was there before, where this one is the same: nothing is drawn anew then. */
function useSame(cards: readonly CatalogueCard[]): readonly CatalogueCard[] {
  const [known, setKnown] = useState(cards)
  if (cards === known) return known
  if (cards.length === known.length && cards.every((card, at) => card === known[at])) return known
  setKnown(cards)
  return cards
}

/** `only` leaves out the other side, `counts` marks what the deck has, and without `onAdd` cards are only read. */
export function Browser({ only, beside = false, counts, onAdd }: BrowserProps) {
  const { t } = useDeckWords()
  const index = useIndex()
  const { typed, order, played, side: chosen, beside: shown } = useDeckScreens()
  const [texts, setTexts] = useState(false)
  if (!texts && looksIntoTexts(parseQuery(typed))) setTexts(true)
  const told = useTexts(index, texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every letter.
  useLayoutEffect(holdTurns, [typed])
  const side = only ?? chosen
  // biome-ignore lint/correctness/useExhaustiveDependencies: once all texts are told they are looked through as well.
  const found = useMemo(
    () =>
      findCards(
        index,
        parseQuery(typed),
        order,
        (card) => (!played || card.inPool) && (side === null || card.side === side),
        'told',
      ),
    [index, typed, order, played, side, told],
  )
  const cards = useSame(found)
  const first = useSettled(cards[0], cards[0])
  const read = (shown === null ? undefined : cardWith(shown)) ?? first
  const ids = useMemo(() => cards.map(({ id }) => id), [cards])
  const open = (card: CatalogueCard) => setScreens({ over: { card: card.id, among: ids } })
  return (
    <div className="dk-browser" data-beside={beside || undefined}>
      <section className="dk-find" aria-label={t('search.region')}>
        <SearchBar sides={only === undefined} />
        <p className="dk-found" role="status" data-for={typed}>
          {t('search.found', { count: cards.length, all: catalogue.length })}
        </p>
        <Results
          cards={cards}
          none={<NoneFound index={index} typed={typed} side={side} />}
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
