/** The galaxy: hexes with what lies in them, the units on them, and the paths that are declared. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDrop } from 'react-dnd'
import { pressedNow } from '../../store/table/slips.ts'
import { freePlaces, type Position, ti4Actions, unitsIn, useTi4 } from '../../store/ti4/index.ts'
import { useTouch } from '../moving/pointer.ts'
import { Grounds } from './Grounds.tsx'
import { corners, fitting, type Layout, layOut, leastFor } from './geometry.ts'
import { Hex } from './Hex.tsx'
import { listen, put, spotAt } from './hands.ts'
import { Paths } from './Paths.tsx'
import { unitKind } from './UnitChip.tsx'
import { usePosition, useWords } from './use.ts'

/** How large the room of the galaxy is. */
function useRoom(room: { current: HTMLElement | null }) {
  const [box, setBox] = useState({ width: 800, height: 600 })
  useEffect(() => {
    const element = room.current
    if (!element) return
    const watch = new ResizeObserver(() =>
      setBox({ width: element.clientWidth, height: element.clientHeight }),
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [room])
  return box
}

/** Where one looks first: at the active system, or else where the first ships of the player stand. */
const eyeCatcher = (p: Position): number =>
  p.action?.active ??
  Math.max(
    0,
    p.systems.findIndex((_, system) => unitsIn(p, system).some(({ owner }) => owner === p.player)),
  )

/** A galaxy that is larger than its room opens where something stands, and keeps its middle where it is drawn larger. */
function useMiddle(
  room: { current: HTMLElement | null },
  box: object,
  p: Position | null,
  layout: Layout | null,
) {
  const looked = useRef({ galaxy: '', x: 0.5, y: 0.5 })
  const width = layout?.width
  const galaxy = p?.systems.map(({ name }) => name).join() ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: units that move do not move the galaxy.
  useLayoutEffect(() => {
    const element = room.current
    if (!element || !p || !layout) return
    const { width, height } = layout
    if (looked.current.galaxy !== galaxy) {
      const { x, y } = layout.middles[eyeCatcher(p)]!
      looked.current = { galaxy, x: x / width, y: y / height }
    }
    element.scrollLeft = looked.current.x * width - element.clientWidth / 2
    element.scrollTop = looked.current.y * height - element.clientHeight / 2
  }, [room, galaxy, width, box])
  return () => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = room.current!
    if (!layout) return
    looked.current.x = (scrollLeft + clientWidth / 2) / layout.width
    looked.current.y = (scrollTop + clientHeight / 2) / layout.height
  }
}

/** A unit that is carried to the edge makes the galaxy scroll. */
function nudge(room: HTMLElement | null, point: { x: number; y: number } | null): void {
  if (!room || !point) return
  const { left, right, top, bottom } = room.getBoundingClientRect()
  const push = (at: number, low: number, high: number) => (at < low + 36 ? -12 : at > high - 36 ? 12 : 0)
  room.scrollBy(push(point.x, left, right), push(point.y, top, bottom))
}

export function Galaxy() {
  const { t } = useWords()
  const p = usePosition()
  const room = useRef<HTMLElement | null>(null)
  const box = useRoom(room)
  const [zoom, setZoom] = useState(1)
  const carrying = useTi4(({ held }) => held !== null)
  // The editor shows the places where a system may be put, too.
  const building = useTi4(({ editor }) => editor?.tool.put === 'system')
  const free = useMemo(() => (p && building ? freePlaces(p) : []), [p, building])
  const touch = useTouch()
  const layout = useMemo(() => {
    if (!p) return null
    const hexes = [...p.systems, ...free]
    const most = Math.max(0, ...p.systems.map((_, system) => unitsIn(p, system).length))
    return layOut(hexes, Math.max(touch ? leastFor(most) : 0, fitting(hexes, box)) * zoom)
  }, [p, free, box, zoom, touch])
  const onScroll = useMiddle(room, box, p, layout)
  const [, drop] = useDrop<{ unit: number }, unknown, unknown>(
    {
      accept: unitKind,
      hover: (_item, monitor) => {
        const point = monitor.getClientOffset()
        nudge(room.current, point)
        const system = spotAt(point)?.system
        if (system != null) ti4Actions().look(system)
      },
      drop: ({ unit }, monitor) => {
        if (monitor.didDrop()) return
        pressedNow()
        put(unit, spotAt(monitor.getClientOffset()))
        return {}
      },
    },
    [],
  )
  useEffect(() => (room.current ? listen(room.current) : undefined), [])
  return (
    <div className="galaxy-room">
      <section
        id="table"
        className="galaxy"
        aria-label={t('region.galaxy')}
        data-carrying={carrying || undefined}
        tabIndex={-1}
        onScroll={onScroll}
        ref={(element) => {
          room.current = element
          drop(element)
        }}
      >
        {p && layout && <Sky p={p} layout={layout} free={free} overview={zoom < 1} />}
      </section>
      <div className="zoom">
        <button
          type="button"
          aria-label={t('smaller')}
          disabled={zoom < (touch ? 0.5 : 0.8)}
          onClick={() => setZoom(zoom / 1.25)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <button
          type="button"
          aria-label={t('larger')}
          disabled={zoom > 1.9}
          onClick={() => setZoom(zoom * 1.25)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </div>
  )
}

interface Place {
  q: number
  r: number
}

interface SkyProps {
  p: Position
  layout: Layout
  free: readonly Place[]
  /** Made smaller to be seen whole, rather than to be touched. */
  overview: boolean
}

function Sky({ p, layout, free, overview }: SkyProps) {
  const { t } = useWords()
  const { size } = layout
  return (
    <div
      className="sky"
      data-overview={overview || undefined}
      style={{ width: layout.width, height: layout.height }}
    >
      <Grounds />
      {p.systems.map((_, system) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: systems are numbered.
        <Hex key={system} p={p} system={system} layout={layout} />
      ))}
      {free.map(({ q, r }, index) => {
        const { x, y } = layout.middles[p.systems.length + index]!
        const width = Math.sqrt(3) * size
        return (
          <div
            key={`${q},${r}`}
            className="hex"
            style={{ left: x - width / 2, top: y - size, width, height: size * 2 }}
          >
            <button
              type="button"
              className="hex-button free-place"
              data-free
              aria-label={t('edit.add', { q, r })}
              onClick={() => ti4Actions().addSystem(q, r)}
            >
              <svg width={width} height={size * 2} aria-hidden="true">
                <polygon className="edge" points={corners({ x: width / 2, y: size }, size - 2)} />
                <text data-spot className="hex-active" x={width / 2} y={size * 1.05} textAnchor="middle">
                  +
                </text>
              </svg>
            </button>
          </div>
        )
      })}
      <Paths p={p} layout={layout} />
    </div>
  )
}
