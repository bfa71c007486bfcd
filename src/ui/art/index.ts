/**
 * Art: everything that is drawn is drawn here, from facts, always the same for the same facts. A picture is the
 * address of an SVG, for `<img src>` or `url("…")`; asking again for the same one costs nothing.
 */

import { useSyncExternalStore } from 'react'
import { fetchPart } from '../../store/browser/fetching.ts'
import type { Art } from './types.ts'

export type { Sitter } from './cards/pose.ts'
export { backArt, crestArt } from './crests.ts'
export type { Art } from './types.ts'

let art: Art | null = null
let coming: Promise<void> | null = null
const waiting = new Set<() => void>()

/** Fetches the painters. May be asked as often as one likes. */
export function fetchArt(): Promise<void> {
  coming ??= fetchPart('src/ui/art/painters.ts', () => import('./painters.ts')).then((part) => {
    art = part.painters
    for (const tell of waiting) tell()
  })
  return coming
}

const listen = (tell: () => void) => {
  waiting.add(tell)
  void fetchArt()
  return () => void waiting.delete(tell)
}

/** The painters, or null until they have come: meanwhile a plain gradient stands in. */
export const useArt = (): Art | null => useSyncExternalStore(listen, () => art)
