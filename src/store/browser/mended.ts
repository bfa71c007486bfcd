/** What the page itself has kept, of which a part may be damaged: what fits is taken, and the rest is as if nobody had kept it. */

import { misfit } from '../../kernel/shape.ts'
import { shapes } from './shapes.ts'

/** Bounds of what the page keeps beside games. Times are the largest numbers: no date is beyond this. */
const most = { text: 100_000, number: 8e15, list: 4000 }

/** Does it fit the shape of that name, to its last field? */
export const fits = (shape: string, value: unknown): boolean =>
  misfit(shapes, shape, value, { most }) === null

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A thing of this shape, field by field from what was kept. @param blank what stands for what does not fit.
 * @param more the fields that it may have beside those of `blank`.
 */
export function mended<Thing extends object>(
  shape: string,
  blank: Thing,
  kept: unknown,
  more: readonly (keyof Thing & string)[] = [],
): Thing {
  if (fits(shape, kept)) return kept as Thing
  if (!isObject(kept)) return blank
  const thing = { ...blank } as Record<string, unknown>
  for (const key of [...Object.keys(blank), ...more])
    if (Object.hasOwn(kept, key) && fits(shape, { ...blank, [key]: kept[key] })) thing[key] = kept[key]
  return thing as unknown as Thing
}
