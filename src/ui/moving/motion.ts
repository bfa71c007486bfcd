/** A card travels from where it was to where it is, in under 300 ms, and nobody waits for it. */

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore, viewerOf } from '../../store/index.ts'
import type { CardId, Position } from '../../views/index.ts'
import { isStill } from '../appearance.ts'

const duration = 240

let dropped: { card: CardId; x: number; y: number } | null = null

/** A card that was let go of here starts its way from here. */
export function droppedAt(card: CardId, point: { x: number; y: number } | null): void {
  dropped = point && { card, x: point.x - 40, y: point.y - 14 }
}

/** Is this the card that was let go of last? Then its way begins there. */
export const isDropped = (card: CardId): boolean => dropped?.card === card

const find = (room: HTMLElement, card: CardId) => room.querySelector<HTMLElement>(`[data-unit="${card}"]`)

function fly(element: HTMLElement, from: { x: number; y: number }): void {
  const { left, top } = element.getBoundingClientRect()
  const x = Math.round(from.x - left)
  const y = Math.round(from.y - top)
  if (Math.abs(x) < 3 && Math.abs(y) < 3) return
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 30 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration, easing: 'cubic-bezier(.2,.8,.3,1)' },
  )
}

/** Cards whose whereabouts differ between two positions. */
function changed(before: Position, after: Position): CardId[] {
  if (before.cards.length !== after.cards.length) return []
  return after.cards.filter(({ id, where }) => before.cards[id]?.where !== where).map(({ id }) => id)
}

/** Watches the cards within `room` from one position to the next. */
export function useMotion(room: RefObject<HTMLElement | null>, p: Position | null): void {
  const last = useRef<{ p: Position; at: Map<CardId, { x: number; y: number }> } | null>(null)
  const home = useStore(({ picked }) => picked)
  const held = useRef<CardId | null>(null)

  useLayoutEffect(() => {
    const table = room.current
    if (!table || !p) return
    const before = last.current
    const moved = before && before.p !== p && !isStill() ? changed(before.p, p) : []
    for (const card of moved) {
      const element = find(table, card)
      const from = dropped?.card === card ? dropped : before?.at.get(card)
      if (element && from) fly(element, from)
    }
    if (moved.length > 0) dropped = null
    const at = new Map<CardId, { x: number; y: number }>()
    for (const element of table.querySelectorAll<HTMLElement>('[data-unit]')) {
      const { left, top } = element.getBoundingClientRect()
      at.set(Number(element.dataset.unit), { x: left, y: top })
    }
    last.current = { p, at }
  }, [p, room])

  // Put back, or refused: it flies home from where it was let go.
  useLayoutEffect(() => {
    const was = held.current
    held.current = home
    if (home !== null || was === null || !dropped || dropped.card !== was || !room.current) return
    const element = find(room.current, was)
    if (element && !isStill()) fly(element, dropped)
    dropped = null
  }, [home, room])
}

/** What begins anew is seen from its cards: on a small screen the first locations may be empty ones. */
export function useFirstLook(room: RefObject<HTMLElement | null>, laid: boolean): void {
  const begun = useStore(({ source }) => source)
  useEffect(() => {
    if (!begun || !laid) return
    const own = `[data-unit][data-side="${viewerOf(useStore.getState())}"]`
    room.current?.querySelector(own)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [room, begun, laid])
}
