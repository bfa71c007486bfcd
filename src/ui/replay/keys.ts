/** The keys of a replay, which its buttons name. */

import { useEffect } from 'react'
import { actions } from '../../store/index.ts'
import { play, step, stepMark, toFirst, toLast, useReplay } from '../../store/replay/replay.ts'
import { closeTopmost } from '../layout/table-view.ts'

const keys: Record<string, () => void> = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  Home: toFirst,
  End: toLast,
  PageUp: () => stepMark(-1),
  PageDown: () => stepMark(1),
  ' ': () => play(!useReplay.getState().playing),
  Escape: closeTopmost,
}

/** What uses a key itself: fields always; buttons and cards once the keyboard has led there. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('select, textarea, [role="dialog"], input:not([type="range"])')) return true
  if (key === 'Escape' || !target.matches(':focus-visible')) return false
  return (
    target.closest(key === ' ' ? 'button, a, summary' : '#table button, #hand button, .log-lines') !== null
  )
}

function pressed(event: KeyboardEvent): void {
  const act = keys[event.key]
  if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (actions().dialog !== null || isTaken(event)) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

/** Listens before the table does, which walks from card to card by arrows. */
export function useReplayKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', pressed, true)
    return () => window.removeEventListener('keydown', pressed, true)
  }, [])
}
