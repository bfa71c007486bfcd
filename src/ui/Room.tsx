/** What stands around every table: the hands that carry. */

import { type ReactNode, useEffect } from 'react'
import { DndProvider } from 'react-dnd'
import { handsBackend } from './moving/backend.ts'
import { watchPresses } from './moving/presses.ts'

const hands = handsBackend()

/** Lets what is within be carried, and watches the presses of pointers. */
export function Room({ children }: { children: ReactNode }) {
  useEffect(watchPresses, [])
  return <DndProvider backend={hands}>{children}</DndProvider>
}
