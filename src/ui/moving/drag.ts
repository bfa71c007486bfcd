/** Dragging a card: what follows the pointer is our own (Carried.tsx), so the browser's picture of it is empty. */

import { useCallback, useEffect } from 'react'
import { useDrag } from 'react-dnd'
import { getEmptyImage } from 'react-dnd-html5-backend'
import type { CardId } from '../../views/index.ts'

export const carried = 'card'

/** The ref that makes an element drag this card. */
export function useCardDrag(card: CardId) {
  const [, drag, preview] = useDrag({ type: carried, item: { card } }, [card])
  useEffect(() => {
    preview(getEmptyImage())
  }, [preview])
  // The same ref at every drawing, so that nothing is let go of and taken again.
  return useCallback(
    (element: HTMLElement | null) => {
      drag(element)
    },
    [drag],
  )
}
