/** The ways of the ships that are declared, and of the one that is held. */

import { type Position, useTi4 } from '../../store/ti4/index.ts'
import type { Layout } from './geometry.ts'

function Way({ layout, path, held }: { layout: Layout; path: readonly number[]; held?: boolean }) {
  const points = path.flatMap((system) => layout.middles[system] ?? [])
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return <polyline className="way" data-held={held || undefined} points={line} markerEnd="url(#arrow)" />
}

export function Paths({ p, layout }: { p: Position; layout: Layout }) {
  const held = useTi4((state) => state.held)
  const aims = useTi4((state) => state.aims)
  const looked = useTi4((state) => state.looked)
  const start = held && p.units[held.unit]?.system
  const active = p.action?.active
  // What has arrived is on its way no more.
  const declared = p.action?.part === 'move' ? p.action.declared : []
  // Where it is pointed at, or else into the active system.
  const aim = [looked, active].map((system) => aims[system ?? -1]).find((one) => one?.refused === null)
  const shown = held?.path ?? aim?.path
  return (
    <svg className="ways" width={layout.width} height={layout.height} aria-hidden="true">
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 8 4 0 8Z" />
        </marker>
      </defs>
      {declared.map(({ ship, path }) => {
        const from = p.units[ship]?.system
        return from == null ? null : <Way key={ship} layout={layout} path={[from, ...path]} />
      })}
      {shown && start != null && <Way layout={layout} path={[start, ...shown]} held />}
    </svg>
  )
}
