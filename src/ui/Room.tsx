/** What stands around every table: the hands that carry. */

import { type ReactNode, useEffect } from 'react'
import { DndProvider } from 'react-dnd'
import { handsBackend } from './moving/backend.ts'
import { watchPresses } from './moving/presses.ts'

const hands = handsBackend()

export function Room({ children }: { children: ReactNode }) {
  useEffect(watchPresses, [])
  return <DndProvider backend={hands}>{children}</DndProvider>
}
