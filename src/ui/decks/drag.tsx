/** Cards that are carried between the browser and the deck. */

import { useDrag, useDrop } from 'react-dnd'
import { cardWith } from '../../store/decks/index.ts'
import { useInAir } from '../moving/in-air.ts'

const kind = 'card of a deck'

interface Carried {
  id: string
  from: 'browser' | 'deck'
}

/** Makes an element a card that can be carried. */
export function useCarry(id: string, from: Carried['from'], on: boolean) {
  const [, drag] = useDrag<Carried>(() => ({ type: kind, item: { id, from }, canDrag: on }), [id, from, on])
  return (element: HTMLElement | null) => {
    drag(element)
  }
}

/** Makes an element a place for cards that come from elsewhere. */
export function useTake(from: Carried['from'], take: (id: string) => void) {
  const [{ over, wanted }, drop] = useDrop<Carried, unknown, { over: boolean; wanted: boolean }>(
    () => ({
      accept: kind,
      canDrop: (item) => item.from === from,
      drop: ({ id }) => take(id),
      collect: (monitor) => ({ over: monitor.isOver() && monitor.canDrop(), wanted: monitor.canDrop() }),
    }),
    [from, take],
  )
  const place = (element: HTMLElement | null) => {
    drop(element)
  }
  return { place, state: over ? ('over' as const) : wanted ? ('wanted' as const) : undefined }
}

/** The card under the pointer or finger while it is carried. */
export function DragShown() {
  const { item, point } = useInAir<Carried>(kind)
  const card = item && cardWith(item.id)
  if (!card || !point) return null
  return (
    <div
      className="dk-carried"
      data-side={card.side}
      style={{ transform: `translate(${point.x + 8}px, ${point.y + 8}px)` }}
      aria-hidden="true"
    >
      {card.printed}
    </div>
  )
}
