/**
 * Shapes: types that are there when the program runs, for what comes from outside or out of a storage. They are written
 * by `npm run shapes` from the types of the program; here values are compared with them, to their last field.
 */

import { isOneOf } from './lists.ts'

type Plain = string | number | boolean | null

/** One shape; numbers mean others, by their places in `Shapes.nodes`. */
export type Shape =
  | readonly ['any']
  | readonly ['text']
  | readonly ['number']
  /** The number of something, such as a card: its place in a list. */
  | readonly ['id', string]
  | readonly ['among', ...Plain[]]
  | readonly ['list', number]
  | readonly ['tuple', ...number[]]
  /** Values by names of any kind, or by numbers. */
  | readonly ['record', number]
  | readonly ['numbered', number]
  | readonly ['one of', ...number[]]
  /** A name with '?' may be absent. */
  | readonly ['object', Readonly<Record<string, number>>]

export interface Shapes {
  nodes: readonly Shape[]
  /** The shapes that are asked for, by their names. */
  at: Readonly<Record<string, number>>
}

/** What does not fit: where, and what would. */
export interface Misfit {
  path: readonly (string | number)[]
  /** What is wrong: it is missing, of another kind, not among these, there is nothing of that number, too much, or unknown. */
  wrong: 'missing' | 'kind' | 'among' | 'id' | 'much' | 'stray'
  /** 'kind': what is expected; 'among': one of these; 'much': the most that may be. */
  wanted: readonly Plain[]
}

export interface Comparing {
  /** How many things of each kind there are. */
  ids?: Readonly<Record<string, number>>
  /** A shape in which, and in all that it is made of, nothing may stand that is not known; else that is looked past. */
  strict?: string
  /** Bounds of a text, a number and a list. */
  most: { text: number; number: number; list: number }
}

type Path = readonly (string | number)[]

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** Names that every object has of itself: nothing that comes from outside is called so. */
const inherited = (name: string): boolean => name in {}

const none: ReadonlySet<number> = new Set()
const known = new WeakMap<Shapes, Map<string, ReadonlySet<number>>>()

/** What a shape is made of, itself included. */
function madeOf(shapes: Shapes, name: string): ReadonlySet<number> {
  const own = known.get(shapes) ?? new Map<string, ReadonlySet<number>>()
  known.set(shapes, own)
  let found = own.get(name)
  if (!found) {
    const all = new Set<number>([shapes.at[name] as number])
    for (const number of all) {
      const [is, ...parts] = shapes.nodes[number] as Shape
      if (is === 'id' || is === 'among') continue
      for (const part of is === 'object' ? Object.values(parts[0] as object) : parts) all.add(part as number)
    }
    found = all
    own.set(name, found)
  }
  return found
}

/** The first thing about a value that does not fit a shape; null where all of it fits. */
export function misfit(shapes: Shapes, name: string, value: unknown, how: Comparing): Misfit | null {
  const { nodes, at } = shapes
  const { ids = {}, strict, most } = how
  const closed = strict === undefined ? none : madeOf(shapes, strict)

  const unfit = (path: Path, wrong: Misfit['wrong'], ...wanted: Plain[]): Misfit => ({ path, wrong, wanted })

  const much = (size: number, bound: number, path: Path): Misfit | null =>
    size > bound ? unfit(path, 'much', bound) : null

  function first<One>(all: Iterable<One>, look: (one: One) => Misfit | null): Misfit | null {
    for (const one of all) {
      const found = look(one)
      if (found) return found
    }
    return null
  }

  function look(number: number, value: unknown, path: Path): Misfit | null {
    const shape = nodes[number] as Shape
    switch (shape[0]) {
      case 'any':
        return null
      case 'text':
        return typeof value === 'string' ? much(value.length, most.text, path) : unfit(path, 'kind', 'string')
      case 'number':
        if (typeof value !== 'number' || Number.isNaN(value)) return unfit(path, 'kind', 'number')
        return much(Math.abs(value), most.number, path)
      case 'id': {
        if (typeof value !== 'number' || !Number.isInteger(value)) return unfit(path, 'kind', 'int')
        return value >= 0 && value < (ids[shape[1]] ?? 0) ? null : unfit(path, 'id')
      }
      case 'among': {
        const [, ...wanted] = shape
        return isOneOf(wanted, value) ? null : unfit(path, 'among', ...wanted)
      }
      case 'one of':
        return among(shape.slice(1) as number[], value, path)
      case 'list':
        if (!Array.isArray(value)) return unfit(path, 'kind', 'array')
        return (
          much(value.length, most.list, path) ??
          first(value.entries(), ([index, one]) => look(shape[1], one, [...path, index]))
        )
      case 'tuple': {
        const [, ...parts] = shape
        if (!Array.isArray(value) || value.length !== parts.length) return unfit(path, 'kind', 'array')
        return first(parts.entries(), ([index, one]) => look(one, value[index], [...path, index]))
      }
    }
    if (kindOf(value) !== 'object') return unfit(path, 'kind', 'object')
    const own = value as Record<string, unknown>
    const keys = Object.keys(own)
    const odd = keys.find((key) => inherited(key) || (shape[0] === 'numbered' && !/^\d+$/.test(key)))
    if (odd !== undefined) return unfit([...path, odd], 'stray')
    if (shape[0] !== 'object')
      return (
        much(keys.length, most.list, path) ?? first(keys, (key) => look(shape[1], own[key], [...path, key]))
      )
    return fields(shape[1], own, path, closed.has(number))
  }

  function fields(
    shape: Readonly<Record<string, number>>,
    own: Record<string, unknown>,
    path: Path,
    strictly: boolean,
  ): Misfit | null {
    const wrong = first(Object.entries(shape), ([field, number]): Misfit | null => {
      const optional = field.endsWith('?')
      const key = optional ? field.slice(0, -1) : field
      if (own[key] !== undefined) return look(number, own[key], [...path, key])
      return optional ? null : unfit([...path, key], 'missing')
    })
    if (wrong || !strictly) return wrong
    const stray = Object.keys(own).find((key) => !(key in shape) && !(`${key}?` in shape))
    return stray === undefined ? null : unfit([...path, stray], 'stray')
  }

  /** Of several shapes that none fits, the one counts that goes on fitting the longest. */
  function among(all: readonly number[], value: unknown, path: Path): Misfit | null {
    const found: Misfit[] = []
    for (const number of all) {
      const one = look(number, value, path)
      if (!one) return null
      found.push(one)
    }
    const deepest = Math.max(...found.map(depth))
    const [nearest, ...others] = found.filter((one) => depth(one) === deepest)
    if (nearest?.wrong !== 'among') return nearest ?? null
    return { ...nearest, wanted: [...new Set([nearest, ...others].flatMap(({ wanted }) => wanted))] }
  }

  /** A field that tells the kinds apart has to fit before anything else of them is looked at. */
  const depth = ({ path, wrong }: Misfit): number => path.length * 2 - (wrong === 'among' ? 1 : 0)

  return look(at[name] as number, value, [])
}
