/** The cards that were found, as faces in rows: only those rows are drawn that are seen. */

import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { CatalogueCard } from '../../store/decks/index.ts'
import { useCarry } from './drag.tsx'
import { Face } from './Face.tsx'
import { cardWords, useDeckWords } from './use.ts'

interface ResultsProps {
  cards: readonly CatalogueCard[]
  /** What is said where nothing has been found. */
  none: ReactNode
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

/** `none` stands there where nothing has been found. */
export function Results({ cards, none, counts, onAdd, onShow, onOpen }: ResultsProps) {
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
    overscan: 1,
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
    // Asking the box itself where it stands would have it laid out.
    if (virtual.scrollOffset) box?.scrollTo({ top: 0 })
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
  const does = useLatest<Does>({
    press,
    show(index, card) {
      setAt(index)
      onShow(card)
    },
    open: onOpen,
    add: (card, more) => onAdd?.(card, more),
  })
  const places = virtual.getVirtualItems().flatMap((row) =>
    cards.slice(row.index * columns, (row.index + 1) * columns).map((card, column) => ({
      card,
      index: row.index * columns + column,
      x: column * (size.width + gap),
      y: row.start,
    })),
  )
  const drawn = useDrawn(cards, places, rowsAtOnce * columns)
  return (
    <div className="dk-results" ref={setBox}>
      {cards.length === 0 && none}
      <ul
        style={{ height: virtual.getTotalSize() }}
        aria-label={t('search.results')}
        aria-describedby="dk-keys"
      >
        {drawn.map(({ card, index, x, y }) => (
          <li
            key={card.id}
            aria-posinset={index + 1}
            aria-setsize={cards.length}
            style={{ width: size.width, height: size.height, transform: `translate(${x}px, ${y}px)` }}
          >
            <Found
              card={card}
              index={index}
              width={size.width}
              count={counts?.[card.id] ?? 0}
              builds={onAdd !== undefined}
              focus={index === here ? focus : undefined}
              does={does}
            />
          </li>
        ))}
      </ul>
      <p id="dk-keys" className="sr">
        {t(onAdd ? 'search.keysBuild' : 'search.keys')}
      </p>
    </div>
  )
}

/** How many rows are drawn with each frame when something else has been found. */
const rowsAtOnce = 1

interface Place {
  card: CatalogueCard
  index: number
  x: number
  y: number
}

/**
 * What is drawn now of what has its place on the screen. Of something that has just been found these are the first cards,
 * and those that stood there before; more come with each frame, so that letters that are typed never wait for them.
 */
function useDrawn(cards: readonly CatalogueCard[], places: readonly Place[], some: number) {
  const [known, setKnown] = useState({ cards, count: Number.POSITIVE_INFINITY })
  const count = known.cards === cards ? known.count : some
  const missing = count < places.length
  const standing = useRef<ReadonlySet<CatalogueCard>>(new Set())
  const drawn = missing
    ? places.filter(({ card }, place) => place < count || standing.current.has(card))
    : places
  useLayoutEffect(() => {
    standing.current = new Set(drawn.map(({ card }) => card))
  })
  useEffect(() => {
    let timer = 0
    const next = { cards, count: missing ? count + some : Number.POSITIVE_INFINITY }
    const more = () => startTransition(() => setKnown(next))
    const frame =
      count === next.count
        ? 0
        : requestAnimationFrame(() => {
            timer = window.setTimeout(more)
          })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [cards, count, missing, some])
  return drawn
}

/** What a card that was found is asked for. */
interface Does {
  press: (event: KeyboardEvent, index: number, card: CatalogueCard) => void
  show: (index: number, card: CatalogueCard) => void
  open: (card: CatalogueCard) => void
  add: (card: CatalogueCard, more: number) => void
}

/** What is done now, in a box that stays the same: cards that stand there already are not drawn anew for it. */
function useLatest<What>(now: What): { readonly current: What } {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  return latest
}

interface FoundProps {
  card: CatalogueCard
  index: number
  width: number
  count: number
  /** A deck is being built: the card can be carried there. */
  builds: boolean
  /** Of the one that the Tab key comes to. */
  focus: ((element: HTMLElement | null) => void) | undefined
  does: { readonly current: Does }
}

const Found = memo(function Found(found: FoundProps) {
  const { t } = useDeckWords()
  const { card, count, does } = found
  if (!found.builds) return <FoundCard {...found} />
  return (
    <>
      <CarriedCard {...found} />
      <span className="dk-steps">
        <button
          type="button"
          tabIndex={-1}
          disabled={count === 0}
          aria-label={t('build.fewer', { title: card.title })}
          onClick={() => does.current.add(card, -1)}
        >
          −
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('build.more', { title: card.title })}
          onClick={() => does.current.add(card, 1)}
        >
          +
        </button>
      </span>
    </>
  )
})

const CarriedCard = (found: FoundProps) => (
  <FoundCard {...found} carry={useCarry(found.card.id, 'browser', true)} />
)

type Held = (element: HTMLElement | null) => void

function FoundCard({ card, index, width, count, focus, does, carry }: FoundProps & { carry?: Held }) {
  const { t, speech } = useDeckWords()
  return (
    <button
      type="button"
      className="dk-card"
      data-id={card.id}
      ref={(element) => {
        carry?.(element)
        focus?.(element)
      }}
      tabIndex={focus ? 0 : -1}
      aria-label={card.title}
      aria-description={[
        cardWords(t, speech, card),
        ...(count > 0 ? [t('build.inDeck', { count })] : []),
      ].join(', ')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && does.current.show(index, card)}
      onFocus={() => does.current.show(index, card)}
      onKeyDown={(event) => does.current.press(event, index, card)}
      onClick={() => does.current.open(card)}
    >
      <Face card={card} width={width} waits />
      {count > 0 && <b className="dk-count">{count}×</b>}
    </button>
  )
}
