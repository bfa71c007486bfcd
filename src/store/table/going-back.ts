/** Going back and forth: undo, redo, and what has to be asked before that. */

import { nth } from '../../kernel/index.ts'
import { canUndo, type History, type Intent, type Position, redo } from '../../views/engine.ts'
import { lastOwn, nextOwn, ownBefore } from '../opponent/practice.ts'
import { nothingCarried } from './drag-slice.ts'
import { reveals } from './revealing.ts'
import { awaited } from './seats.ts'
import type { GameActions, Get, Put } from './types.ts'

export function goingBack(set: Put, get: Get, save: () => void) {
  const go = (moved: History<Position, Intent>) => {
    const { progress, elsewhere, source } = get()
    if (elsewhere || source?.replay) return
    // Steps that were done by answers taken back are to be done again.
    set({
      ...nothingCarried,
      history: moved,
      looking: false,
      seeing: false,
      passingRestOfTurn: null,
      drawn: null,
      progress: progress.filter((at) => at <= moved.at),
    })
    save()
  }

  /** Goes back to where so many answers had been given; asks first where something was revealed since. */
  const back = (at: number) => {
    const { history } = get()
    if (!history) return
    const since = history.games.slice(at, history.at + 1)
    const revealed = since.some((game, index) => index > 0 && reveals(nth(since, index - 1), game))
    if (revealed) set({ dialog: 'undo', undoing: at })
    else go({ ...history, at })
  }

  return {
    undo() {
      const { history, source } = get()
      if (!history || (awaited(get()) !== null && !get().seeing)) return
      if (source?.practice) {
        const at = lastOwn(history, source.practice.side, source.lesson)
        if (at !== null) go({ ...history, at })
        else if (history.at > 0) get().notify('revealed')
        return
      }
      if (!canUndo(history)) return
      // Nobody is at a disadvantage where somebody learns.
      if (source?.lesson) go({ ...history, at: history.at - 1 })
      else back(history.at - 1)
    },
    undoAnyway() {
      const { history, undoing } = get()
      set({ dialog: null, undoing: null })
      if (history && undoing !== null && undoing < history.at) go({ ...history, at: undoing })
    },
    undoTo(at) {
      const { history, source } = get()
      if (!history || at < 0 || at >= history.at || awaited(get()) !== null) return
      if (!source?.practice) return back(at)
      const { side } = source.practice
      if (ownBefore(history, side, source.lesson).includes(at)) go({ ...history, at })
      else get().notify('revealed')
    },
    redo() {
      const { history, source } = get()
      if (!history || awaited(get()) !== null) return
      go(source?.practice ? { ...history, at: nextOwn(history, source.practice.side) } : redo(history))
    },
  } satisfies Partial<GameActions>
}
