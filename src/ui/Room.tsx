/** What stands around every table: a way on when something fails, and the hands that carry. */

import type { ReactNode } from 'react'
import { DndProvider } from 'react-dnd'
import { Boundary } from './Boundary.tsx'
import { handsBackend } from './moving/backend.ts'

const hands = handsBackend()

/** @param save hands the state of the table out as a file, when something has failed. */
export function Room({ save, children }: { save: (fault: string) => void; children: ReactNode }) {
  return (
    <Boundary save={save}>
      <DndProvider backend={hands}>{children}</DndProvider>
    </Boundary>
  )
}
