/** The plan of the table in the room that it has, worked out anew with each position. */

import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from '../../store/index.ts'
import { type Player, type Position, tablePlace } from '../../views/index.ts'
import { type LayoutShape, useLayout } from '../layout/layout-shape.ts'
import { useZoom } from '../layout/table-view.ts'
import { isCrowded, planTable, type TablePlan, type World } from './plan.ts'
import { worldsOf } from './worlds.ts'

/** Is the table so full that the log folds, and posters take two lines? */
function foldsFor(worlds: readonly World[], room: LayoutShape): boolean {
  if (room.kind === 'phone' || room.kind === 'upright') return false
  return isCrowded(
    worlds,
    (room.width - room.rail - 24) / room.scale,
    room.kind === 'tablet' ? { ...room.sizes, mini: { width: 0, height: 0 } } : room.sizes,
  )
}

const folded = new WeakMap<Position, Map<string, boolean>>()

/** The same, worked out once a position. */
export function useFolds(p: Position | null): boolean {
  const room = useLayout()
  return useMemo(() => {
    if (!p) return false
    const key = `${room.width}×${room.height}×${room.scale}`
    const known = folded.get(p) ?? new Map<string, boolean>()
    folded.set(p, known)
    let found = known.get(key)
    if (found === undefined) {
      found = foldsFor(worldsOf(p, 'light', false), room)
      known.set(key, found)
    }
    return found
  }, [p, room])
}

/** The room inside an element, in pixels as they are drawn. */
function useBox(element: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [box, setBox] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const found = element.current
    if (!found) return
    const look = () => {
      const style = getComputedStyle(found)
      const inner = (size: number, ...sides: string[]) =>
        sides.reduce((left, side) => left - Number.parseFloat(side), size)
      const width = inner(found.clientWidth, style.paddingLeft, style.paddingRight)
      const height = inner(found.clientHeight, style.paddingTop, style.paddingBottom)
      setBox((old) => (old?.width === width && old.height === height ? old : { width, height }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(found)
    return () => observer.disconnect()
  }, [element])
  return box
}

/** Null until the room has been measured. */
export function usePlan(
  table: RefObject<HTMLElement | null>,
  p: Position | null,
  viewer: Player,
): TablePlan | null {
  const room = useLayout()
  const box = useBox(table)
  const zoom = useZoom()
  const crowded = useFolds(p)
  const onTable = useStore(({ targets }) => targets.has(tablePlace))
  return useMemo(() => {
    if (!p || !box) return null
    const shape = {
      width: box.width / zoom,
      height: box.height / zoom,
      sizes: crowded ? room.crowdedSizes : room.sizes,
      crowded,
      chipsOnly: crowded || room.kind === 'phone',
      pans: room.kind !== 'desk',
    }
    return planTable(worldsOf(p, viewer, onTable), shape)
  }, [p, viewer, onTable, box, zoom, room, crowded])
}
