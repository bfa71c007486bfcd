/** Which card is pointed at long enough to be shown up close: by the mouse, the focus, or a finger that stays. */

import { useEffect, useState } from 'react'
import { actions, useStore } from '../../store/index.ts'
import type { CardId } from '../../views/index.ts'
import { listening } from '../inputs.ts'
import { pin, setView, useView } from '../layout/table-view.ts'

/** In milliseconds: before the first card is shown; while one is shown; before it goes away; a finger that stays. */
const pause = { first: 320, next: 60, away: 140, finger: 420 }
/** A finger that moves farther carries or scrolls, in pixels. */
const slop = 10

export interface Pointed {
  card: CardId
  /** Where it lies. */
  box: DOMRect
}

/** The card that is pointed at; where it lies is asked when it is shown, and not at every step of the pointer. */
const cardOf = (target: EventTarget | null): (() => Pointed) | null => {
  if (!(target instanceof Element)) return null
  const found = target.closest<HTMLElement>('[data-zoom], [data-card]')
  // In a dialog the card stands beside what is chosen from.
  if (!found || found.closest('[role="dialog"], .zoom-box')) return null
  // What a forfeit would pay is seen on the pips, which nothing shall cover.
  if (found.matches('.stage [data-legal]') && actions().picked === null) return null
  const card = Number(found.dataset.zoom ?? found.dataset.card)
  return Number.isNaN(card) ? null : () => ({ card, box: found.getBoundingClientRect() })
}

/** Hands over what is pointed at, and null when nothing is. */
function listen(show: (pointed: Pointed | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let showing = false
  const soon = (pointed: (() => Pointed) | null, wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // While a card is carried none is shown, and where it lies is not asked: the table would be laid out twice.
      showing = pointed !== null && actions().picked === null
      show(showing ? (pointed?.() ?? null) : null)
    }, wait)
  }
  let rests: { x: number; y: number } | null = null
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    // What slides under a mouse that has not moved since it pressed is not pointed at: why a move was refused stands there.
    if (rests && rests.x === event.clientX && rests.y === event.clientY) return
    rests = null
    if (event.target instanceof Element && event.target.closest('.zoom-box')) return clearTimeout(timer)
    const pointed = event.buttons === 0 ? cardOf(event.target) : null
    soon(pointed, pointed ? (showing ? pause.next : pause.first) : showing ? pause.away : 0)
  }
  const focus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible'))
      soon(cardOf(event.target), pause.next)
  }
  const hold = (pointed: Pointed) => {
    show(pointed)
    pin(pointed.card)
  }
  let from: { x: number; y: number } | null = null
  const finger = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    clearTimeout(timer)
    const pointed = cardOf(event.target)
    from = { x: event.clientX, y: event.clientY }
    if (!pointed) return
    timer = setTimeout(() => {
      if (actions().picked !== null) return
      hold(pointed())
    }, pause.finger)
  }
  const lift = () => {
    if (from) clearTimeout(timer)
    from = null
  }
  const move = (event: PointerEvent) => {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > slop) lift()
  }
  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      rests = { x: event.clientX, y: event.clientY }
      soon(null, 0)
    } else finger(event)
  }
  const menu = (event: PointerEvent) => {
    const pointed = cardOf(event.target)
    if (!pointed) return
    event.preventDefault()
    // A finger that carries or scrolls may be told to stay, too.
    if (actions().picked !== null || (event.pointerType === 'touch' && from === null)) return
    hold(pointed())
  }
  const { on, end } = listening(document)
  on('pointerover', over)
  on('focusin', focus)
  on('pointerdown', press)
  on('pointerup', lift)
  on('pointercancel', lift)
  on('pointermove', move)
  on('contextmenu', menu)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** The card that is shown up close; a pinned one stays. While a card is carried nothing is in the way. */
export function usePointed(): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const pinned = useView((view) => view.pinned)
  const carrying = useStore(({ picked }) => picked !== null)
  const shown = useStore(({ shown }) => shown)
  useEffect(() => listen((now) => !useView.getState().pinned && setPointed(now)), [])
  useEffect(() => {
    if (carrying) {
      setPointed(null)
      setView({ pinned: false })
    }
  }, [carrying])
  useEffect(() => {
    if (!pinned) return setPointed(null)
    // Whoever goes on beside it has read it.
    const away = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('.zoom-box, .popup')) setView({ pinned: false })
    }
    document.addEventListener('pointerdown', away, true)
    return () => document.removeEventListener('pointerdown', away, true)
  }, [pinned])
  if (carrying) return null
  if (pinned && shown !== null)
    return { card: shown, box: pointed?.box ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0) }
  return pointed
}
