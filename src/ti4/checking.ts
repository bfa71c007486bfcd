/**
 * Is this what a game of Twilight Imperium is saved as? It is looked through to its last field before anything is played
 * from it.
 */

import { type Misfit, misfit } from '../kernel/shape.ts'
import { unitOf } from './model/of.ts'
import type { Position } from './model/types.ts'
import { shapes } from './shapes.ts'

const most = { text: 200, number: 1000, list: 2000 }

const sizeOf = (state: unknown, name: 'systems' | 'units'): number => {
  const list = (state as Record<string, unknown> | null | undefined)?.[name]
  return Array.isArray(list) ? list.length : 0
}

const beneath = (found: Misfit | null, ...path: (string | number)[]): Misfit | null =>
  found && { ...found, path: [...path, ...found.path] }

/** What does not fit in a position and what is under way in it; null where all of it fits. */
export function misfitInGame({ state, stack }: { state: unknown; stack: unknown }): Misfit | null {
  const how = { ids: { system: sizeOf(state, 'systems'), unit: sizeOf(state, 'units') }, most }
  const found = beneath(misfit(shapes, 'position', state, how), 'state')
  if (found) return found
  const path = discord(state as Position)
  if (path) return { path: ['state', ...path], wrong: 'stray', wanted: [] }
  if (!Array.isArray(stack) || stack.length === 0) return { path: ['stack'], wrong: 'missing', wanted: [] }
  for (const [at, frame] of stack.entries()) {
    const odd = beneath(misfit(shapes, 'frame', frame, how), 'stack', at)
    if (odd) return odd
  }
  return null
}

/** Where a position is at odds with itself; null where it is not. */
function discord(p: Position): (string | number)[] | null {
  const known = new Set(p.players)
  if (!known.has(p.player)) return ['player']
  for (const { id, owner, aboard, system } of p.units) {
    const at = p.units.findIndex((one) => one.id === id)
    if (p.units[id]?.id !== id || at !== id) return ['units', at, 'id']
    if (!known.has(owner)) return ['units', id, 'owner']
    const carrier = aboard === null ? null : unitOf(p, aboard)
    if (carrier && (carrier.aboard !== null || carrier.system !== system || carrier.id === id))
      return ['units', id, 'aboard']
  }
  const hexes = new Set(p.systems.map(({ q, r }) => `${q} ${r}`))
  if (hexes.size !== p.systems.length || p.systems.length === 0) return ['systems']
  const whole = (number: number) => Number.isInteger(number)
  const odd = p.systems.findIndex(({ q, r }) => !whole(q) || !whole(r))
  if (odd >= 0) return ['systems', odd]
  return null
}
