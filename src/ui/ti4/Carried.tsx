/** The unit in the hand while it is dragged, and the start and end of a drag. */

import { useLayoutEffect, useRef } from 'react'
import { useDragLayer } from 'react-dnd'
import { ti4Actions } from '../../store/ti4/index.ts'
import { UnitShape } from './glyphs.tsx'
import { usePosition, useWords } from './use.ts'

export function Carried() {
  const { speech } = useWords()
  const p = usePosition()
  const { item, dragging, point } = useDragLayer((monitor) => ({
    item: monitor.getItem() as { unit: number } | null,
    dragging: monitor.isDragging(),
    point: monitor.getClientOffset(),
  }))
  const was = useRef<number | null>(null)
  const unit = dragging && item ? item.unit : null
  useLayoutEffect(() => {
    const { held, pick } = ti4Actions()
    // A path that is being drawn is dragged on.
    if (unit !== null && held?.unit !== unit) pick(unit)
    // Let go where nothing could be tried: back home.
    else if (unit === null && was.current !== null && held?.unit === was.current && !held.path) pick(null)
    was.current = unit
    document.body.toggleAttribute('data-dragging', unit !== null)
  }, [unit])
  if (unit === null || !p || !point) return null
  const { type, owner } = p.units[unit]!
  return (
    <div
      className="ghost"
      aria-hidden="true"
      style={{ transform: `translate(${point.x}px, ${point.y}px) translate(-16px, -16px)` }}
    >
      <span className="fleet-unit" data-owner={owner} data-picked>
        <UnitShape type={type} />
        <span className="unit-name">{speech.unit(p, unit)}</span>
      </span>
    </div>
  )
}
