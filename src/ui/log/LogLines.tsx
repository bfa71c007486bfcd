/** The lines of the log. Of a long one only those near what is in sight are drawn: the others keep their room. */

import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Entry, Position } from '../../views/index.ts'
import { LogRow } from './LogRow.tsx'

/** How many lines are drawn together. */
const together = 12

/** So high is a line that has not been drawn yet, in pixels: about. */
const about = 30

interface LinesProps {
  p: Position
  entries: readonly Entry[]
  closed: boolean
  /** The moment that is looked at, in a game that is watched; else null. */
  now: number | null
  onGo: ((moment: number) => void) | undefined
  /** What stands there while there are no lines. */
  none: string
}

interface Piece {
  key: string
  entries: readonly Entry[]
}

/** Cuts the lines into pieces; a piece that has stayed as it was stays the same value. */
function usePieces(entries: readonly Entry[]): readonly Piece[] {
  const before = useRef<readonly Piece[]>([])
  return useMemo(() => {
    const pieces: Piece[] = []
    for (let from = 0; from < entries.length; from += together) {
      const some = entries.slice(from, from + together)
      const was = before.current[pieces.length]
      const same = was?.entries.length === some.length && some.every((entry, n) => entry === was.entries[n])
      pieces.push(same ? was : { key: String(from), entries: some })
    }
    before.current = pieces
    return pieces
  }, [entries])
}

/** The newest line stays in sight, unless somebody reads further up; of a watched game, the line of the moment. */
function useFollowing(entries: readonly Entry[], now: number | null) {
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is added, and where one is.
  useLayoutEffect(() => {
    const lines = box.current
    if (!lines) return
    if (now === null) {
      if (follows.current) lines.scrollTop = lines.scrollHeight
      return
    }
    const line = lines.querySelector<HTMLElement>('[data-now]')
    if (!line) return
    const [outer, inner] = [lines.getBoundingClientRect(), line.getBoundingClientRect()]
    if (inner.top < outer.top + 8 || inner.bottom > outer.bottom - 8)
      lines.scrollTop += inner.top - outer.top - outer.height * 0.4
  }, [entries, now])
  // What is drawn later, and what gives way beside it, change its size without anybody scrolling.
  useEffect(() => {
    const lines = box.current
    if (!lines || now !== null) return
    const sizes = new ResizeObserver(() => {
      if (follows.current) lines.scrollTop = lines.scrollHeight
    })
    for (const one of [lines, ...lines.children]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [now])
  const top = useRef(0)
  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    if (scrollHeight - clientHeight - scrollTop < 40) follows.current = true
    else if (scrollTop < top.current) follows.current = false
    top.current = scrollTop
  }
  return { box, onScroll }
}

/** `now` is the moment that is looked at; without one the last line is kept in sight. */
export function LogLines({ p, entries, closed, now, onGo, none }: LinesProps) {
  const pieces = usePieces(entries)
  const { box, onScroll } = useFollowing(entries, now)
  /** The last line of the moment that is looked at, or of the one before it that tells something. */
  const shown = now === null ? null : (entries.findLast(({ moment }) => moment <= now)?.moment ?? null)
  return (
    <div ref={box} className="log-lines" tabIndex={closed ? -1 : 0} onScroll={onScroll}>
      {entries.length === 0 && <p className="quiet">{none}</p>}
      <div className="log-pieces">
        {pieces.map((piece, index) => (
          <Lines
            key={piece.key}
            p={p}
            piece={piece}
            box={box}
            // The newest lines are there at once, and those that one is led to.
            needed={now === null ? index >= pieces.length - 2 : holds(piece, shown)}
            now={part(piece, now, shown)}
            onGo={onGo}
          />
        ))}
      </div>
    </div>
  )
}

const holds = ({ entries }: Piece, moment: number | null): boolean =>
  moment !== null && entries.some((entry) => entry.moment === moment)

/** What a piece has to know of the moment: which it is, or only whether it lies before or behind all of it. */
function part(piece: Piece, now: number | null, shown: number | null): number | null {
  if (now === null) return null
  const first = piece.entries[0]?.moment ?? 0
  const last = piece.entries.at(-1)?.moment ?? 0
  if (last < (shown ?? -1)) return Number.MAX_SAFE_INTEGER
  return first > now ? -1 : (shown ?? -1)
}

interface PieceProps extends Pick<LinesProps, 'p' | 'now' | 'onGo'> {
  piece: Piece
  box: RefObject<HTMLDivElement | null>
  needed: boolean
}

const Lines = memo(function Lines({ p, piece, box, needed, now, onGo }: PieceProps) {
  const list = useRef<HTMLUListElement>(null)
  const [near, setNear] = useState(false)
  const height = useRef(piece.entries.length * about)
  const drawn = near || needed
  useEffect(() => {
    const [own, around] = [list.current, box.current]
    if (!own || !around) return
    const watch = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting === true), {
      root: around,
      rootMargin: '400px 0px',
    })
    watch.observe(own)
    return () => watch.disconnect()
  }, [box])
  useLayoutEffect(() => {
    if (drawn && list.current) height.current = list.current.offsetHeight
  })
  return (
    <ul ref={list} style={drawn ? undefined : { height: height.current }}>
      {drawn &&
        piece.entries.map((entry) => <LogRow key={entry.key} p={p} entry={entry} now={now} onGo={onGo} />)}
    </ul>
  )
})
