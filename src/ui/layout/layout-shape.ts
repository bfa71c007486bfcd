/** What the window allows: how the room is laid out, and how large things in it are. */

import { useSyncExternalStore } from 'react'
import { settings, useSettings } from '../../store/index.ts'
import type { TableSizes } from '../table/plan.ts'

/** A desk with a rail; a tablet with a narrow one; a phone held across, or upright. */
export type LayoutKind = 'desk' | 'tablet' | 'phone' | 'upright'

export interface LayoutShape {
  kind: LayoutKind
  width: number
  height: number
  /** Fingers point. */
  touch: boolean
  /** The smallest text, in pixels. */
  least: 12 | 13
  /** How much larger than usual the table, the seats and the hand are drawn, for who wants larger text. */
  scale: number
  /** The same for the seat and the hand: on a phone they stay as they are. */
  footScale: number
  /** The same for the head of the room, as far as it finds room. */
  topScale: number
  rail: number
  hand: { width: number; height: number }
  sizes: TableSizes
  /** As they are on a crowded table. */
  crowdedSizes: TableSizes
}

const between = { worlds: 14, spots: 3, lines: 6 }

const kindOf = (width: number, height: number): LayoutKind =>
  width < 600 ? 'upright' : height < 500 || width < 760 ? 'phone' : width < 1100 ? 'tablet' : 'desk'

const desk = (mini: { width: number; height: number }, window: number): TableSizes => ({
  mini,
  chip: { height: 28, least: mini.width, most: 190 },
  seats: 24,
  gap: 5,
  tuck: 2,
  window,
  padding: 20,
  header: 24,
  between,
  least: mini.width + 8,
  empty: mini.width + 8,
})

const crowdedDesk: TableSizes = {
  mini: { width: 100, height: 100 },
  chip: { height: 28, least: 112, most: 190 },
  seats: 24,
  gap: 3,
  tuck: 2,
  window: 84,
  padding: 16,
  header: 20,
  between,
  least: 104,
  empty: 104,
}

/** A chip with what is free above and below it is as high as a finger needs: 40. */
const fingers = (mini: { width: number; height: number }, window: number, header: number): TableSizes => ({
  mini,
  chip: { height: 34, least: 124, most: 190 },
  seats: 40,
  gap: 6,
  tuck: 6,
  window,
  padding: 17,
  header,
  between: { ...between, worlds: 10 },
  least: Math.max(mini.width + 8, 124),
  empty: 92,
})

function sizesFor(kind: LayoutKind, width: number, height: number): [TableSizes, TableSizes] {
  if (kind === 'tablet')
    return [fingers({ width: 110, height: 112 }, 124, 24), fingers({ width: 110, height: 112 }, 84, 20)]
  if (kind === 'phone')
    return [fingers({ width: 128, height: 112 }, 72, 19), fingers({ width: 128, height: 112 }, 72, 19)]
  if (kind === 'upright')
    return [fingers({ width: 116, height: 116 }, 118, 19), fingers({ width: 116, height: 116 }, 78, 19)]
  if (width > 1360) return [desk({ width: 108, height: 106 }, 140), crowdedDesk]
  if (height > 840) return [desk({ width: 100, height: 106 }, 128), crowdedDesk]
  return [desk({ width: 100, height: 100 }, 118), { ...crowdedDesk, window: 80 }]
}

/** On a small screen the hand and the seats may not take the table's room. */
const mostScale: Readonly<Record<LayoutKind, number>> = { desk: 1.3, tablet: 1.2, phone: 1.15, upright: 1.15 }

function measure(): LayoutShape {
  // A phone that is turned may still be zoomed out to what stood open beside the edge.
  const { clientWidth: width } = document.documentElement
  const height = Math.round((window.innerHeight * width) / window.innerWidth)
  const kind = kindOf(width, height)
  const touch = matchMedia('(pointer: coarse)').matches
  const [sizes, crowdedSizes] = sizesFor(kind, width, height)
  const scale = Math.min(mostScale[kind], settings().textSize / 100)
  const rail = kind === 'desk' ? (width > 1360 ? 264 : 248) : kind === 'tablet' ? 244 : 0
  return {
    kind,
    width,
    height,
    touch,
    least: touch || kind !== 'desk' ? 13 : 12,
    scale,
    footScale: kind === 'desk' || kind === 'tablet' ? scale : 1,
    topScale: kind === 'desk' ? Math.max(1, Math.min(scale, width / 1240)) : 1,
    rail: rail * scale,
    hand:
      kind === 'desk'
        ? { width: 118, height: 166 }
        : kind === 'tablet'
          ? { width: 112, height: 158 }
          : kind === 'upright'
            ? { width: 100, height: 140 }
            : { width: 128, height: 52 },
    sizes,
    crowdedSizes,
  }
}

let known: LayoutShape | null = null

const listen = (changed: () => void) => {
  const again = () => {
    known = null
    changed()
  }
  window.addEventListener('resize', again)
  const leave = useSettings.subscribe((now, before) => now.textSize !== before.textSize && again())
  return () => {
    window.removeEventListener('resize', again)
    leave()
  }
}

/** The room as the window allows it now. */
export const layoutShape = (): LayoutShape => {
  known ??= measure()
  return known
}

/** The same, drawn anew when the window or the size of text changes. */
export const useLayout = (): LayoutShape => useSyncExternalStore(listen, layoutShape)
