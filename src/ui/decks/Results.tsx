/** The cards that were found, as faces in rows: only those rows are drawn that are seen. */

import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { CatalogueCard } from '../../store/decks/index.ts'
import { useCarry } from './drag.tsx'
import { Face } from './Face.tsx'
import { cardSaid, useDeckWords } from './use.ts'

interface ResultsProps {
  cards: readonly CatalogueCard[]
  counts?: Readonly<Record<string, number>>
  onAdd?: (card: CatalogueCard, more: number) => void
  /** A card is pointed at. */
  onShow: (card: CatalogueCard) => void
  onOpen: (card: CatalogueCard) => void
}

const gap = 10

/** As many columns of faces as there is room for, and how large a face is then, in pixels. */
function layoutFor(width: number) {
  const least = width < 480 ? 100 : 118
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)))
  const face = Math.max(least, Math.floor((width - gap * (columns - 1)) / columns))
  return { columns, size: { width: face, height: Math.round((face * 166) / 118) } }
}

function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element) return
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return width
}

/** How far a key leads from card to card. */
function stepOf(key: string, columns: number, many: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * 4,
    PageUp: -columns * 4,
    Home: -many,
    End: many,
  }
  return steps[key] ?? null
}

export function Results({ cards, counts, onAdd, onShow, onOpen }: ResultsProps) {
  const { t } = useDeckWords()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const width = useWidth(box)
  const { columns, size } = layoutFor(width)
  const rows = Math.ceil(cards.length / columns)
  const tall = size.height + (onAdd ? 46 : 0) + gap
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => box,
    estimateSize: () => tall,
    overscan: 2,
  })
  useEffect(() => {
    if (tall > 0) virtual.measure()
  }, [virtual, tall])
  // The one that the Tab key comes to.
  const [at, setAt] = useState(0)
  const wants = useRef(false)
  const here = Math.min(at, Math.max(0, cards.length - 1))
  const first = cards[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first card.
  useEffect(() => {
    setAt(0)
    box?.scrollTo({ top: 0 })
  }, [first, cards.length, box])
  const press = (event: KeyboardEvent, index: number, card: CatalogueCard) => {
    const step = stepOf(event.key, columns, cards.length)
    if (step !== null) {
      event.preventDefault()
      const next = Math.max(0, Math.min(cards.length - 1, index + step))
      wants.current = true
      setAt(next)
      virtual.scrollToIndex(Math.floor(next / columns))
    } else if (onAdd && (event.key === '+' || event.key === '-')) {
      event.preventDefault()
      onAdd(card, event.key === '+' ? 1 : -1)
    }
  }
  const focus = useCallback((element: HTMLElement | null) => {
    if (!element || !wants.current) return
    wants.current = false
    element.focus({ preventScroll: true })
  }, [])
  return (
    <div className="dk-results" ref={setBox}>
      {cards.length === 0 && <p className="dk-none">{t('search.none')}</p>}
      <ul
        style={{ height: virtual.getTotalSize() }}
        aria-label={t('search.results')}
        aria-describedby="dk-keys"
      >
        {virtual.getVirtualItems().flatMap((row) =>
          cards.slice(row.index * columns, (row.index + 1) * columns).map((card, column) => {
            const index = row.index * columns + column
            return (
              <li
                key={card.id}
                aria-posinset={index + 1}
                aria-setsize={cards.length}
                style={{
                  width: size.width,
                  height: size.height,
                  transform: `translate(${column * (size.width + gap)}px, ${row.start}px)`,
                }}
              >
                <Found
                  card={card}
                  width={size.width}
                  count={counts?.[card.id] ?? 0}
                  tabbed={index === here}
                  focus={index === here ? focus : undefined}
                  onKey={(event) => press(event, index, card)}
                  onShow={() => {
                    setAt(index)
                    onShow(card)
                  }}
                  onOpen={() => onOpen(card)}
                  onAdd={onAdd && ((more) => onAdd(card, more))}
                />
              </li>
            )
          }),
        )}
      </ul>
      <p id="dk-keys" className="sr">
        {t(onAdd ? 'search.keysBuild' : 'search.keys')}
      </p>
    </div>
  )
}

interface FoundProps {
  card: CatalogueCard
  width: number
  count: number
  tabbed: boolean
  focus: ((element: HTMLElement | null) => void) | undefined
  onKey: (event: KeyboardEvent) => void
  onShow: () => void
  onOpen: () => void
  onAdd: ((more: number) => void) | undefined
}

function Found({ card, width, count, tabbed, focus, onKey, onShow, onOpen, onAdd }: FoundProps) {
  const { t, speech } = useDeckWords()
  const carry = useCarry(card.id, 'browser', onAdd !== undefined)
  return (
    <>
      <button
        type="button"
        className="dk-card"
        data-id={card.id}
        ref={(element) => {
          carry(element)
          focus?.(element)
        }}
        tabIndex={tabbed ? 0 : -1}
        aria-label={card.title}
        aria-description={[
          cardSaid(t, speech, card),
          ...(count > 0 ? [t('build.inDeck', { count })] : []),
        ].join(', ')}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow()}
        onFocus={onShow}
        onKeyDown={onKey}
        onClick={onOpen}
      >
        <Face card={card} width={width} />
        {count > 0 && <b className="dk-count">{count}×</b>}
      </button>
      {onAdd && (
        <span className="dk-steps">
          <button
            type="button"
            tabIndex={-1}
            disabled={count === 0}
            aria-label={t('build.fewer', { title: card.title })}
            onClick={() => onAdd(-1)}
          >
            −
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('build.more', { title: card.title })}
            onClick={() => onAdd(1)}
          >
            +
          </button>
        </span>
      )}
    </>
  )
}
