/** A part of the page on which cards are let go of: the table, and the stage over it. */

import type { RefObject } from 'react'
import { useDrop } from 'react-dnd'
import { actions } from '../../store/index.ts'
import { pressedNow } from '../../store/table/slips.ts'
import type { CardId } from '../../views/index.ts'
import { carried } from './drag.ts'
import { atPoint, nudge } from './input.ts'
import { droppedAt } from './motion.ts'

/** The ref that makes an element take cards. */
export function useDropRoom(room: RefObject<HTMLElement | null>) {
  const [, drop] = useDrop<{ card: CardId }, unknown, unknown>(
    {
      accept: carried,
      hover: (_item, monitor) => {
        const point = monitor.getClientOffset()
        nudge(room.current, point)
        actions().hover(atPoint(point))
      },
      drop: ({ card }, monitor) => {
        const point = monitor.getClientOffset()
        pressedNow()
        // A quick hand may let go before the card has been seen to be picked up.
        if (actions().picked !== card) actions().pick(card)
        const place = atPoint(point)
        droppedAt(card, point)
        if (place) actions().tryMove(place)
        else actions().dropNowhere()
        return { place }
      },
    },
    [],
  )
  return drop
}
