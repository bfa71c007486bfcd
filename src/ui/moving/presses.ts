/** Where presses begin and end, for whoever must know whether a hand has slipped: and a key that is held presses once. */

import { isPressed, onFresh, pressBegan, pressEnded } from '../../store/table/slips.ts'

/** A finger's click comes so long after the finger has been lifted, at most, in milliseconds. */
const tap = 500

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null

/** Begins to watch; for as long as the page stands. */
export function watchPresses(): () => void {
  let timer = 0
  const begins = ({ timeStamp }: Event) => {
    clearTimeout(timer)
    pressBegan(Math.min(timeStamp, performance.now()))
  }
  const ends = (after = 0) => {
    clearTimeout(timer)
    timer = window.setTimeout(pressEnded, after)
  }
  const key = (event: KeyboardEvent) => {
    if (!event.repeat) return begins(event)
    // What has come under the key meanwhile was not meant by it.
    if ((event.key === 'Enter' || event.key === ' ') && isPressable(event.target)) event.preventDefault()
  }
  const click = (event: Event) => {
    // A reader of the screen clicks without a press.
    if (!isPressed()) begins(event)
    ends()
  }
  const all: [string, (event: never) => void][] = [
    ['pointerdown', begins],
    ['pointerup', ({ pointerType }: PointerEvent) => ends(pointerType === 'mouse' ? 0 : tap)],
    ['pointercancel', () => ends()],
    ['keydown', key],
    ['keyup', () => ends()],
    ['click', click],
  ]
  // What drives the page for a test waits for this, as a person does.
  onFresh((fresh) => document.body.toggleAttribute('data-fresh', fresh))
  for (const [name, does] of all) window.addEventListener(name, does as EventListener, true)
  return () => {
    clearTimeout(timer)
    for (const [name, does] of all) window.removeEventListener(name, does as EventListener, true)
  }
}
