/** What stands around every table: the hands that carry. */

import type { ReactNode } from 'react'
import { DndProvider } from 'react-dnd'
import { handsBackend } from './moving/backend.ts'

const hands = handsBackend()

export const Room = ({ children }: { children: ReactNode }) => (
  <DndProvider backend={hands}>{children}</DndProvider>
)
