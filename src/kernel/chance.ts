/** Chance as a value: the generator's state is plain data inside the game, so the same seed gives the same game. */

import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { nth } from './lists.ts'

export type Chance = readonly number[]

/** A generator from a seed; a seed that is no number is hashed. */
export function chanceFrom(seed: number | string): Chance {
  const number = Number(seed)
  return xoroshiro128plus(seed !== '' && Number.isInteger(number) ? number : hash(String(seed))).getState()
}

/** A whole number from `low` to `high`, both included, and the generator after it. */
export function draw(chance: Chance, low: number, high: number): [number, Chance] {
  const generator = xoroshiro128plusFromState(chance)
  const number = uniformInt(generator, low, high)
  return [number, generator.getState()]
}

/** A whole number from 0 up to, but not including, a bound. */
export type Roll = (below: number) => number

/** Rolls that the seed fixes, for whoever plays or tries something at random. A game's own chance is in its state. */
export function rollsFrom(seed: number | string): Roll {
  let chance = chanceFrom(seed)
  return (below) => {
    const [number, after] = draw(chance, 0, Math.max(below, 1) - 1)
    chance = after
    return number
  }
}

/** The list in a random order, and the generator after it. */
export function shuffle<T>(chance: Chance, list: readonly T[]): [T[], Chance] {
  const generator = xoroshiro128plusFromState(chance)
  const shuffled = [...list]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last)
    const held = nth(shuffled, last)
    shuffled[last] = nth(shuffled, other)
    shuffled[other] = held
  }
  return [shuffled, generator.getState()]
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value | 0
}
