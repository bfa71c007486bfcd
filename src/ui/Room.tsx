/** What stands around every table: a way on when something fails, and the hands that carry. */

import type { ReactNode } from 'react'
import { DndProvider } from 'react-dnd'
import { Boundary } from './Boundary.tsx'
import { handsBackend } from './moving/backend.ts'

const hands = handsBackend()

export function Room({ children }: { children: ReactNode }) {
  return (
    <Boundary>
      <DndProvider backend={hands}>{children}</DndProvider>
    </Boundary>
  )
}
