/** Both hands of react-dnd at once: HTML5 for the mouse, touch events for fingers; and what ends a drag without a drop. */

import { HTML5Backend } from 'react-dnd-html5-backend'
import { TouchBackend, type TouchBackendImpl } from 'react-dnd-touch-backend'
import { forgetDrag } from '../files.ts'
import { listening } from '../inputs.ts'

type BackendFactory = typeof HTML5Backend
type Backend = ReturnType<BackendFactory>

/** The mouse alone, or both where there may be fingers. */
export const handsBackend = (): BackendFactory => (manager, context, options) => {
  const mouse = HTML5Backend(manager, context, options)
  const touchable = navigator.maxTouchPoints > 0 || 'ontouchstart' in window
  const touch = touchable
    ? (TouchBackend(manager, context, {
        enableMouseEvents: false,
        delayTouchStart: 140,
        touchSlop: 8,
        ignoreContextMenu: true,
      }) as TouchBackendImpl)
    : null
  return together(touch ? [mouse, touch] : [mouse], endsOf(manager.getMonitor(), manager.getActions(), touch))
}

type Manager = Parameters<BackendFactory>[0]
/** Begins to listen; what it returns ends that. */
type Listen = () => () => void

/** Everything that ends a drag without a drop: what was carried lies where it lay. */
function endsOf(
  monitor: ReturnType<Manager['getMonitor']>,
  actions: ReturnType<Manager['getActions']>,
  touch: TouchBackendImpl | null,
): Listen {
  let fingers = false
  const putBack = () => {
    if (!monitor.isDragging()) return
    if (!fingers) forgetDrag()
    // Forgets what the finger holds, too; of a mouse there is nothing to be forgotten.
    if (touch) touch.handleCancelOnEscape(new KeyboardEvent('keydown', { key: 'Escape' }))
    else actions.endDrag()
  }
  /** What a finger carries, and what it was about to carry. */
  const letGo = (event: TouchEvent) => {
    putBack()
    touch?.handleTopMoveEndCapture(event)
  }
  // Two fingers draw the table larger or smaller: what the first of them carries, or was about to, stays where it was.
  const down = (event: TouchEvent) => {
    fingers = true
    if (event.touches.length < 2) return
    event.stopImmediatePropagation()
    letGo(event)
  }
  const up = (event: TouchEvent) => {
    fingers = event.touches.length > 0
  }
  // A call comes in, the system takes the gesture for itself.
  const cancel = (event: TouchEvent) => {
    letGo(event)
    up(event)
  }
  // The mouse's own drag begins with this.
  const canceled = () => fingers && putBack()
  // A mouse that is pressed anew has not told of the end of what it dragged.
  const pressed = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && !fingers && putBack()
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !monitor.isDragging()) return
    event.stopImmediatePropagation()
    putBack()
  }
  // What is in the window loses the focus with every press.
  const blurred = ({ target }: FocusEvent) => target === window && putBack()
  const hidden = () => document.hidden && putBack()
  // A long press starts a drag of the browser's own, on top of the one that the finger is making.
  const noDouble = (event: Event) => {
    if (!fingers) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  return () => {
    const { on, end } = listening(window, { capture: true, passive: true })
    on('touchstart', down)
    on('touchend', up)
    on('touchcancel', cancel)
    on('pointercancel', canceled)
    on('pointerdown', pressed)
    on('keydown', key)
    on('blur', blurred)
    document.addEventListener('visibilitychange', hidden, true)
    window.addEventListener('dragstart', noDouble, true)
    return () => {
      end()
      document.removeEventListener('visibilitychange', hidden, true)
      window.removeEventListener('dragstart', noDouble, true)
    }
  }
}

/** Several backends as one, with what is to be heard before them. */
function together(all: readonly Backend[], listen: Listen): Backend {
  const connect = (
    how: 'connectDragSource' | 'connectDragPreview' | 'connectDropTarget',
  ): Backend[typeof how] => {
    return (...given) => {
      const undo = all.map((backend) => backend[how](...given))
      return () => {
        for (const one of undo) one?.()
      }
    }
  }
  let end = () => {}
  return {
    setup() {
      end = listen()
      for (const backend of all) backend.setup()
    },
    teardown() {
      end()
      for (const backend of all) backend.teardown()
    },
    connectDragSource: connect('connectDragSource'),
    connectDragPreview: connect('connectDragPreview'),
    connectDropTarget: connect('connectDropTarget'),
    profile: () => ({}),
  }
}
