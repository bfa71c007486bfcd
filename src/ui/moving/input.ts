/**
 * One path for every hand: a click, a drop, a touch and a key all end in `pick` and `tryMove`. Cards bear `data-card`,
 * places `data-place`; the table listens once for all of them.
 */

import { actions, askedGame, isChoosable } from '../../store/index.ts'
import { owedForfeits, type PlaceKey } from '../../views/index.ts'
import { pin } from '../layout/table-view.ts'
import { arrow, step } from './focus.ts'
import { toHand } from './hand-keys.ts'
import { isKey } from './is-key.ts'

const closest = (target: EventTarget | Element | null, what: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(what) : null

/** Where a card that is dropped at this point goes: the innermost legal place there, else the innermost one. */
export function atPoint(point: { x: number; y: number } | null): PlaceKey | null {
  if (!point) return null
  const under = closest(document.elementFromPoint(point.x, point.y), '[data-place]')
  const slot = closest(under, '.slot')
  if (slot && !slot.dataset.filled) return slot.dataset.place ?? null
  const { targets } = actions()
  for (let place = under; place; place = closest(place.parentElement, '[data-place]')) {
    const key = place.dataset.place
    if (key && targets.has(key)) return key
  }
  return under?.dataset.place ?? null
}

/** What was clicked: a card, a place, or both. */
function under(event: MouseEvent) {
  const slot = closest(event.target, '.slot-button')
  const button = slot ?? closest(event.target, '[data-card]')
  const number = button?.dataset.card ?? button?.dataset.slotCard
  const card = number === undefined ? null : Number(number)
  // A filled slot stands for the card in it.
  const exact = slot && card !== null ? undefined : button?.dataset.place
  return { card, exact, around: closest(event.target, '[data-place]')?.dataset.place }
}

/** A card that is carried to the edge of what scrolls makes it scroll: the nearer the edge, the faster. */
export function nudge(room: HTMLElement | null, point: { x: number; y: number } | null): void {
  if (!room || !point) return
  const near = 36
  const pace = (depth: number) => (depth > 0 ? 8 + depth : 0)
  const push = (from: number, low: number, high: number) => pace(from - high + near) - pace(low + near - from)
  const box = room.getBoundingClientRect()
  const [x, y] = [push(point.x, box.left, box.right), push(point.y, box.top, box.bottom)]
  if (x !== 0 || y !== 0) room.scrollBy(x, y)
}

/** What is lit as a forfeit that is owed is forfeited by one press, wherever it lies. */
function forfeits(card: number): boolean {
  const game = askedGame(actions())
  const owed = game?.decision && owedForfeits(game).some((forfeit) => forfeit.card === card)
  if (owed && game?.decision) actions().answer({ by: game.decision.by, act: { kind: 'forfeit', card } })
  return Boolean(owed)
}

/** A card that may be forfeited is pointed at: what it would pay is shown. */
function pointAtForfeit(card: number | null): void {
  const game = askedGame(actions())
  const owed = game !== null && card !== null && owedForfeits(game).some((forfeit) => forfeit.card === card)
  const pointed = owed ? card : null
  if (pointed !== actions().pointed) actions().point(pointed)
}

function clicked(event: MouseEvent): void {
  const { picked, pick, tryMove } = actions()
  const { card, exact, around } = under(event)
  if (actions().source?.replay) {
    if (card !== null) pin(card)
    return
  }
  if (picked === null && card !== null && isChoosable(actions(), card)) actions().choose(card)
  else if (picked === null && card !== null && forfeits(card)) return
  else if (picked === null) {
    if (card !== null) pick(card, event.detail === 0 ? 'keyboard' : 'pointer')
  } else if (card === picked) pick(null)
  else if (exact) tryMove(exact)
  else if (card !== null) pick(card, event.detail === 0 ? 'keyboard' : 'pointer')
  else if (around) tryMove(around)
  else pick(null)
}

function pointed(event: PointerEvent): void {
  const { picked, hover, show } = actions()
  const card = closest(event.target, '[data-card]')?.dataset.card
  if (picked === null) {
    pointAtForfeit(card === undefined ? null : Number(card))
    if (card !== undefined) show(Number(card))
  } else if (event.pointerType === 'mouse') {
    hover(closest(event.target, '[data-place]')?.dataset.place ?? null)
  }
}

function focused(event: FocusEvent): void {
  const { picked, hover, show } = actions()
  const { card, place } = closest(event.target, '[data-card], [data-place]')?.dataset ?? {}
  if (picked === null) {
    pointAtForfeit(card === undefined ? null : Number(card))
    if (card !== undefined) show(Number(card))
  } else hover(place ?? null)
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

function pressed(room: HTMLElement, event: KeyboardEvent): void {
  const { picked, setDialog } = actions()
  if (isKey('pass', event)) {
    event.preventDefault()
    if (picked === null && !event.repeat) actions().pass()
    return
  }
  if (isKey('what', event)) {
    const card = closest(event.target, '[data-card]')?.dataset.card
    if (picked === null && card !== undefined) actions().pick(Number(card), 'keyboard')
    if (actions().picked !== null) setDialog('actions')
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (arrows.includes(event.key)) {
    const led = arrow(room, event.key, picked !== null)
    if (led || (event.key === 'ArrowDown' && picked === null && toHand())) event.preventDefault()
  } else if (event.key === 'Tab' && picked !== null) {
    if (step(room, event.shiftKey ? -1 : 1)) event.preventDefault()
  }
}

/** Listens for everything that happens on the table. Returns the way to stop. */
export function listen(room: HTMLElement): () => void {
  const keys = (event: KeyboardEvent) => pressed(room, event)
  const left = () => actions().hover(null)
  room.addEventListener('click', clicked)
  room.addEventListener('pointerover', pointed)
  room.addEventListener('pointerleave', left)
  room.addEventListener('focusin', focused)
  room.addEventListener('keydown', keys)
  // Arrows lead to the table from nowhere, too.
  const nowhere = (event: KeyboardEvent) => {
    if (room.inert || event.defaultPrevented) return
    if (event.target === document.body && arrows.includes(event.key)) pressed(room, event)
  }
  window.addEventListener('keydown', nowhere)
  return () => {
    room.removeEventListener('click', clicked)
    room.removeEventListener('pointerover', pointed)
    room.removeEventListener('pointerleave', left)
    room.removeEventListener('focusin', focused)
    room.removeEventListener('keydown', keys)
    window.removeEventListener('keydown', nowhere)
  }
}
