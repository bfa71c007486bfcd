/** The unit in the hand while it is dragged, and the start and end of a drag. */

import { useEffect, useLayoutEffect, useRef } from 'react'
import { ti4Actions, unitOf } from '../../store/ti4/index.ts'
import { useInAir } from '../moving/in-air.ts'
import { UnitShape } from './glyphs.tsx'
import { unitKind } from './UnitChip.tsx'
import { usePosition, useWords } from './use.ts'

/** Nothing while nothing is dragged. */
export function Carried() {
  const { speech } = useWords()
  const p = usePosition()
  const { item, point } = useInAir<{ unit: number }>(unitKind)
  const was = useRef<number | null>(null)
  const unit = item && p?.units[item.unit] ? item.unit : null
  useLayoutEffect(() => {
    const { held, pick } = ti4Actions()
    // A path that is being drawn is dragged on.
    if (unit !== null && held?.unit !== unit) pick(unit)
    // Let go where nothing could be tried: back home.
    else if (unit === null && was.current !== null && held?.unit === was.current && !held.path) pick(null)
    was.current = unit
    document.body.toggleAttribute('data-dragging', unit !== null)
  }, [unit])
  useEffect(() => () => document.body.removeAttribute('data-dragging'), [])
  if (unit === null || !p || !point) return null
  const { type, owner } = unitOf(p, unit)
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
