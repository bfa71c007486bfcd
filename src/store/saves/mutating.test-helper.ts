/** Damage at any depth: a value becomes null, is missing, is another one, is far too much, or bears a name that objects have. */

import { type Roll, rollsFrom } from '../../kernel/index.ts'

export const rolls = (seed: number | string): Roll => rollsFrom(seed)

type Inner = Record<string, unknown> | unknown[]

const isInner = (value: unknown): value is Inner => typeof value === 'object' && value !== null

/** Names that every object has of itself, and some that stand in our files. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf', 'x']

const values: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  0.5,
  7,
  99,
  1e9,
  1e300,
  'NaN',
  '',
  'x',
  'light',
  'dark',
  'both',
  'constructor',
  '__proto__',
  'each',
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [0],
  { card: 0 },
  { not: {} },
  'long '.repeat(2000),
]

const one = <T>(all: readonly T[], roll: Roll): T => all[roll(all.length)] as T

/** Somewhere in a value: what holds it, and its key there. The deeper, the rarer. */
function somewhere(whole: Inner, roll: Roll): { holder: Inner; key: string | number } | null {
  let holder = whole
  for (;;) {
    const keys = Object.keys(holder)
    if (keys.length === 0) return null
    const key = one(keys, roll)
    const inner = (holder as Record<string, unknown>)[key]
    if (!isInner(inner) || Object.keys(inner).length === 0 || roll(6) === 0) return { holder, key }
    holder = inner
  }
}

const put = (holder: Inner, key: string | number, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function mutate(whole: Inner, roll: Roll): void {
  const place = somewhere(whole, roll)
  if (!place) return
  const { holder, key } = place
  const value = (holder as Record<string, unknown>)[key]
  const other = somewhere(whole, roll)
  switch (roll(10)) {
    case 0:
      put(holder, key, null)
      return
    case 1:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
      return
    case 2:
      if (Array.isArray(holder)) holder.push(one(values, roll))
      else put(holder, one(names, roll), one(values, roll))
      return
    case 3:
      // Of another place of the same file: mostly of the right kind, and at odds with the rest.
      if (other) put(holder, key, structuredClone((other.holder as Record<string, unknown>)[other.key]))
      return
    case 4:
      if (other) {
        put(holder, key, (other.holder as Record<string, unknown>)[other.key])
        put(other.holder, other.key, value)
      }
      return
    case 5:
      if (typeof value === 'string') put(holder, key, value.slice(0, roll(value.length)))
      else if (Array.isArray(value)) value.length = roll(value.length + 1)
      else if (typeof value === 'number')
        put(holder, key, one([-value, value + 1, value - 1, value * 1000, value + 0.5], roll))
      else put(holder, key, one(values, roll))
      return
    case 6:
      if (isInner(value) && !Array.isArray(value)) {
        const [name] = Object.keys(value)
        if (name !== undefined) {
          put(value, one(names, roll), value[name])
          delete value[name]
        }
      } else put(holder, key, one(values, roll))
      return
    case 7:
      if (Array.isArray(value)) value.push(...structuredClone(value))
      else put(holder, key, [value])
      return
    default:
      put(holder, key, one(values, roll))
  }
}

/** The text of a file, damaged in one to three places. JSON cannot tell a circle: then it is damaged anew. */
export function mutated(text: string, roll: Roll): string {
  for (;;) {
    const whole = JSON.parse(text) as Inner
    for (let times = 1 + roll(3) * roll(2); times > 0; times--) mutate(whole, roll)
    try {
      return JSON.stringify(whole)
    } catch {
      // It has been put into itself.
    }
  }
}
