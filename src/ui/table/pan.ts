/** Moving the table about where it is larger than its room, and drawing it larger or smaller: wheel, drag, pinch, keys. */

import { zoomBy } from '../layout/table-view.ts'

const step = 1.08

/** A hand that has moved so far, in pixels, pans. */
const slop = 6

const isFree = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, .unit, .pile') === null

/** The wheel pans along the table; with Ctrl (and so a pinch on a touchpad) it zooms. */
function wheel(room: HTMLElement) {
  return (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      zoomBy(event.deltaY < 0 ? step : 1 / step)
      return
    }
    if (room.scrollWidth <= room.clientWidth + 1 || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    if (room.scrollHeight > room.clientHeight + 1) return
    room.scrollLeft += event.deltaY
    event.preventDefault()
  }
}

/** The mouse takes hold of the empty table. */
function drag(room: HTMLElement) {
  let from: { x: number; y: number; left: number; top: number } | null = null
  let panned = false
  const move = (event: PointerEvent) => {
    if (!from) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!panned && Math.hypot(dx, dy) < slop) return
    panned = true
    room.scrollTo(from.left - dx, from.top - dy)
  }
  const up = () => {
    from = null
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', up)
  }
  return {
    down(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isFree(event.target)) return
      from = { x: event.clientX, y: event.clientY, left: room.scrollLeft, top: room.scrollTop }
      panned = false
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      // The browser drags something of its own: the table is let go of.
      window.addEventListener('pointercancel', up)
    },
    /** The click that ends a pan is none. */
    click(event: MouseEvent) {
      if (panned) event.stopPropagation()
      panned = false
    },
  }
}

/** Two fingers draw the table larger or smaller. */
function pinch() {
  let last: number | null = null
  const spread = ({ touches }: TouchEvent) => {
    const [one, other] = touches
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : null
  }
  return {
    move(event: TouchEvent) {
      const now = spread(event)
      if (now === null) return
      event.preventDefault()
      if (last !== null && Math.abs(now - last) > 3) zoomBy(now / last)
      if (last === null || Math.abs(now - last) > 3) last = now
    },
    end(event: TouchEvent) {
      if (event.touches.length < 2) last = null
    },
  }
}

/** Listens on the table. Returns the way to stop. */
export function listenForPans(room: HTMLElement): () => void {
  const onWheel = wheel(room)
  const mouse = drag(room)
  const fingers = pinch()
  room.addEventListener('wheel', onWheel, { passive: false })
  room.addEventListener('pointerdown', mouse.down)
  room.addEventListener('click', mouse.click, true)
  room.addEventListener('touchmove', fingers.move, { passive: false })
  room.addEventListener('touchend', fingers.end)
  room.addEventListener('touchcancel', fingers.end)
  return () => {
    room.removeEventListener('wheel', onWheel)
    room.removeEventListener('pointerdown', mouse.down)
    room.removeEventListener('click', mouse.click, true)
    room.removeEventListener('touchmove', fingers.move)
    room.removeEventListener('touchend', fingers.end)
    room.removeEventListener('touchcancel', fingers.end)
  }
}
