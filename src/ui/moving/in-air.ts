/** What is in the air: never what the browser drags by itself. */

import { useDragLayer } from 'react-dnd'

/** What is carried now, where it is of this type, and where the hand is. */
export const useInAir = <Item>(type: string) =>
  useDragLayer((monitor) => ({
    item: monitor.isDragging() && monitor.getItemType() === type ? monitor.getItem<Item | null>() : null,
    point: monitor.getClientOffset(),
  }))
