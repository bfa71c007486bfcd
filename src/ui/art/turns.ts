/**
 * Pictures of a long list come one after the other, while nobody waits for anything else: the browser takes some
 * milliseconds for each, and the list itself stands at once.
 */

import { useEffect, useState } from 'react'

/** How many come before the next frame is drawn. */
const together = 2

/** How long somebody who types is left alone, in milliseconds. */
const rest = 150

const waiting = new Set<() => void>()
let going = false
let restsUntil = 0

const idle = (what: () => void) =>
  typeof requestIdleCallback === 'undefined'
    ? setTimeout(what, 20)
    : requestIdleCallback(what, { timeout: 500 })

/** Somebody types: pictures come afterwards. */
export const holdTurns = (): void => {
  restsUntil = performance.now() + rest
}

function goOn(): void {
  const early = restsUntil - performance.now()
  if (early > 0) return void setTimeout(goOn, early)
  let left = together
  for (const come of waiting) {
    if (left-- === 0) break
    waiting.delete(come)
    come()
  }
  going = waiting.size > 0
  if (going) requestAnimationFrame(() => idle(goOn))
}

/** Is it this picture's turn? One that need not wait is there at once. */
export function useTurn(waits: boolean): boolean {
  const [come, setCome] = useState(!waits)
  useEffect(() => {
    if (come) return
    const tell = () => setCome(true)
    waiting.add(tell)
    if (!going) {
      going = true
      idle(goOn)
    }
    return () => void waiting.delete(tell)
  }, [come])
  return come
}
