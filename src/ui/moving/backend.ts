/** Both hands of react-dnd at once: HTML5 for the mouse, touch events for fingers. */

import { HTML5Backend } from 'react-dnd-html5-backend'
import { TouchBackend } from 'react-dnd-touch-backend'

type BackendFactory = typeof HTML5Backend
type Backend = ReturnType<BackendFactory>

/** The mouse alone, or both where there may be fingers. */
export const handsBackend = (): BackendFactory =>
  navigator.maxTouchPoints === 0 && !('ontouchstart' in window) ? HTML5Backend : mixed

const mixed: BackendFactory = (manager, context, options) => {
  const mouse = HTML5Backend(manager, context, options)
  const touch = TouchBackend(manager, context, {
    enableMouseEvents: false,
    delayTouchStart: 140,
    touchSlop: 8,
    ignoreContextMenu: true,
  })
  const both = [mouse, touch]
  let fingers = false
  // Two fingers draw the table larger or smaller: what the first of them carries, or was about to, stays where it was.
  const down = (event: TouchEvent) => {
    if (event.touches.length > 1) {
      event.stopImmediatePropagation()
      if (manager.getMonitor().isDragging()) manager.getActions().endDrag()
      document.dispatchEvent(new TouchEvent('touchend'))
    }
    fingers = true
  }
  const up = (event: TouchEvent) => {
    fingers = event.touches.length > 0
  }
  // A long press starts a drag of the browser's own, on top of the one that the finger is making.
  const noDouble = (event: Event) => {
    if (!fingers) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const connect = (
    how: 'connectDragSource' | 'connectDragPreview' | 'connectDropTarget',
  ): Backend[typeof how] => {
    return (...given) => {
      const undo = both.map((backend) => backend[how](...given))
      return () => {
        for (const one of undo) one?.()
      }
    }
  }
  return {
    setup() {
      window.addEventListener('touchstart', down, { capture: true, passive: true })
      window.addEventListener('touchend', up, { capture: true, passive: true })
      window.addEventListener('touchcancel', up, { capture: true, passive: true })
      window.addEventListener('dragstart', noDouble, true)
      for (const backend of both) backend.setup()
    },
    teardown() {
      window.removeEventListener('touchstart', down, true)
      window.removeEventListener('touchend', up, true)
      window.removeEventListener('touchcancel', up, true)
      window.removeEventListener('dragstart', noDouble, true)
      for (const backend of both) backend.teardown()
    },
    connectDragSource: connect('connectDragSource'),
    connectDragPreview: connect('connectDragPreview'),
    connectDropTarget: connect('connectDropTarget'),
    profile: () => ({}),
  }
}
