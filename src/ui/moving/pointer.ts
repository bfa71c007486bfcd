/** Where the pointer was last, and whether hands are at the keyboard or at a pointer. */

import { useSyncExternalStore } from 'react'

let point = { x: 0, y: 0 }
let keyboard = false

/** Where a mouse or finger was last, in pixels of the window. */
export const lastPoint = (): { x: number; y: number } => point

/** Is it the keyboard that was used last? */
export const isByKeyboard = (): boolean => keyboard

const at = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) => {
  // The last event of a drag by the browser has no place.
  if (x !== 0 || y !== 0) point = { x, y }
}

function used(byKeyboard: boolean): void {
  if (keyboard === byKeyboard) return
  keyboard = byKeyboard
  // What is said of keys stands only where they do it.
  document.body.toggleAttribute('data-keyboard', byKeyboard)
}

/** Where the keyboard stands on a button, Space presses it, and does not pass. */
function focused({ target }: FocusEvent): void {
  const presses =
    target instanceof Element &&
    target.matches(':is(button, a, summary):focus-visible:not(.pass, [data-card], [data-place])')
  document.body.toggleAttribute('data-presses', keyboard && presses)
}

const left = () => document.body.toggleAttribute('data-presses', false)

const moves = ['Tab', 'Enter', 'F6', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Begins to watch; for as long as the page stands. */
export function watchPointer(): () => void {
  const pointed = (event: PointerEvent) => at(event)
  const pressed = (event: PointerEvent) => {
    at(event)
    used(false)
  }
  const dragged = (event: DragEvent) => at(event)
  const touched = (event: TouchEvent) => {
    const [finger] = event.touches
    if (finger) at(finger)
  }
  const key = (event: KeyboardEvent) => {
    if (moves.includes(event.key)) used(true)
  }
  window.addEventListener('pointermove', pointed, { passive: true })
  window.addEventListener('pointerdown', pressed, { capture: true, passive: true })
  window.addEventListener('dragover', dragged, { capture: true, passive: true })
  window.addEventListener('touchmove', touched, { capture: true, passive: true })
  window.addEventListener('keydown', key, true)
  document.addEventListener('focusin', focused)
  document.addEventListener('focusout', left)
  return () => {
    window.removeEventListener('pointermove', pointed)
    window.removeEventListener('pointerdown', pressed, true)
    window.removeEventListener('dragover', dragged, true)
    window.removeEventListener('touchmove', touched, true)
    window.removeEventListener('keydown', key, true)
    document.removeEventListener('focusin', focused)
    document.removeEventListener('focusout', left)
  }
}

let asked: MediaQueryList | undefined

const fingers = (): MediaQueryList => {
  asked ??= window.matchMedia('(hover: none) and (pointer: coarse)')
  return asked
}

/** Is the device one for fingers? Then what is said to be clicked is said to be touched. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      fingers().addEventListener('change', changed)
      return () => fingers().removeEventListener('change', changed)
    },
    () => fingers().matches,
  )
