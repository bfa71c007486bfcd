/** Where presses begin and end, for whoever must know whether a hand has slipped: and a key that is held presses once. */

import { isPressed, onFresh, pressBegan, pressEnded } from '../../store/table/slips.ts'
import { listening } from '../inputs.ts'

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
  // What drives the page for a test waits for this, as a person does.
  onFresh((fresh) => document.body.toggleAttribute('data-fresh', fresh))
  const { on, end } = listening(window, { capture: true })
  on('pointerdown', begins)
  on('pointerup', ({ pointerType }) => ends(pointerType === 'mouse' ? 0 : tap))
  on('pointercancel', () => ends())
  on('keydown', key)
  on('keyup', () => ends())
  on('click', click)
  return () => {
    clearTimeout(timer)
    end()
  }
}
