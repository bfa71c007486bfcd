/** The keys that work everywhere on a table, of whichever game. */

import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { backwards } from '../../store/browser/keys.ts'
import { useSettings } from '../../store/browser/settings.ts'
import { nextRegion } from './focus.ts'
import { isByKeyboard, watchPointer } from './pointer.ts'

const typing = (event: KeyboardEvent) =>
  event.target instanceof Element && event.target.closest('input, select, textarea, [role="dialog"]') !== null

const unless = (act: () => void) => (event: KeyboardEvent) => {
  if (typing(event)) return
  event.preventDefault()
  act()
}

interface Keys {
  undo(): void
  redo(): void
  help(): void
  putBack(): void
  pass(): void
  /** Draws the table larger or smaller; goes to the map of it. Where there are such. */
  larger?(): void
  smaller?(): void
  goTo?(): void
  tables?(): void
  /** Watches the game again. Where that can be done. */
  replay?(): void
  /** A button that Space presses, as it would without this. */
  presses(button: Element): boolean
}

/** @param keys What they do; the same for as long as the table is shown. */
export function useKeys(keys: Keys): void {
  const chosen = useSettings((settings) => settings.keys)
  useEffect(watchPointer, [])
  useEffect(() => {
    const pass = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || typing(event)) return
      // A button that the keyboard has led to is pressed by Space, and then nothing says that it passes.
      const button =
        event.key === ' ' && event.target instanceof Element
          ? event.target.closest('button, a, summary')
          : null
      if (button && isByKeyboard() && keys.presses(button)) return
      event.preventDefault()
      keys.pass()
    }
    const putBack = (event: KeyboardEvent) => {
      if (!typing(event)) keys.putBack()
    }
    const back = backwards(chosen.nextRegion)
    return tinykeys(window, {
      ...(back ? { [back]: unless(() => nextRegion(-1)) } : {}),
      '$mod+y': unless(keys.redo),
      Escape: putBack,
      '+': unless(() => keys.larger?.()),
      '=': unless(() => keys.larger?.()),
      '-': unless(() => keys.smaller?.()),
      g: unless(() => keys.goTo?.()),
      // What a player has chosen comes last: it counts.
      [chosen.undo]: unless(keys.undo),
      [chosen.redo]: unless(keys.redo),
      [chosen.help]: unless(keys.help),
      [chosen.nextRegion]: unless(() => nextRegion(1)),
      ...(keys.tables ? { [chosen.tables]: unless(keys.tables) } : {}),
      ...(keys.replay ? { [chosen.replay]: unless(keys.replay) } : {}),
      [chosen.pass]: pass,
    })
  }, [keys, chosen])
}
