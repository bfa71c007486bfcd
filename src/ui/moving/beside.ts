/** Where something is said about a place: beside it, near the hand, whole, and not over the card in the hand. */

import { isByKeyboard, lastPoint } from './pointer.ts'

interface Point {
  x: number
  y: number
}

/** Where the hand is; null where the keyboard is used. */
export const pointerNow = (): Point | null => (isByKeyboard() ? null : lastPoint())

/** Where the hand is on the table; null where it pressed a lesson's button, which lets the lesson do what is told of. */
export function pointerOnTable(): Point | null {
  const point = pointerNow()
  const lesson = document.querySelector('.lesson')?.getBoundingClientRect()
  if (!point || !lesson) return point
  const across = point.x >= lesson.left && point.x <= lesson.right
  return across && point.y >= lesson.top && point.y <= lesson.bottom ? null : point
}

const margin = 8
/** Half of the card in the hand, and a little more. */
const hand = 74

/** Where a lesson's strip stands over the table it stays free: its buttons help with the very thing that is told of. */
function highest(height: number): number {
  const strip = document.querySelector('.tabletop .lesson')?.getBoundingClientRect()
  const below = strip ? strip.bottom + margin / 2 : margin
  return below + Math.min(height, 120) + margin <= window.innerHeight ? Math.max(margin, below) : margin
}

/** Puts a box beside a point or place: right of it, or left where there is more room; `--tip` says at which height. */
export function beside(box: HTMLElement, place: DOMRect, point: Point | null): void {
  const [w, h] = [window.innerWidth, window.innerHeight]
  const { width, height } = box.getBoundingClientRect()
  const at = point ?? { x: place.left + place.width / 2, y: place.top + place.height / 2 }
  const away = point ? hand : Math.min(place.width / 2, 90)
  const right = at.x + away + width + margin < w || at.x < w / 2
  const wanted = right ? at.x + away : at.x - away - width
  const left = Math.max(margin, Math.min(wanted, w - width - margin))
  const top = Math.max(highest(height), Math.min(at.y - 46, h - height - margin))
  box.style.left = `${left}px`
  box.style.top = `${top}px`
  // What comes to stand in it later is scrolled to.
  box.style.maxHeight = `${h - top - margin}px`
  box.style.setProperty('--tip', `${Math.max(14, Math.min(at.y - top, height - 20))}px`)
  box.dataset.tip = wanted === left ? (right ? 'left' : 'right') : 'none'
}
