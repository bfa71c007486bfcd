/** Is this well formed? What comes from outside may be anything: its shape is looked at before it is judged. */

import type { Position } from '../../../model/types.ts'

/** Has a value this shape, in a game of these cards? */
export type Shape = (value: unknown, p: Position) => boolean

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown): value is number => Number.isInteger(value)

export const card: Shape = (value, p) => isWhole(value) && value >= 0 && value < p.cards.length
export const index: Shape = (value) => isWhole(value) && value >= 0
export const number: Shape = isWhole
export const text: Shape = (value) => typeof value === 'string'
export const among =
  (words: readonly string[]): Shape =>
  (value) =>
    typeof value === 'string' && words.includes(value)
export const list =
  (of: Shape): Shape =>
  (value, p) =>
    Array.isArray(value) && value.every((one) => of(one, p))
export const orNull =
  (of: Shape): Shape =>
  (value, p) =>
    value === null || of(value, p)
export const either =
  (...shapes: Shape[]): Shape =>
  (value, p) =>
    shapes.some((shape) => shape(value, p))

/** An object with all of these, perhaps some of those, and nothing else. */
export const object =
  (needed: Record<string, Shape>, perhaps: Record<string, Shape> = {}): Shape =>
  (value, p) =>
    isObject(value) &&
    Object.keys(needed).every((key) => key in value) &&
    Object.entries(value).every(([key, part]) => {
      if (Object.hasOwn(needed, key)) return needed[key]?.(part, p)
      return Object.hasOwn(perhaps, key) && (part === undefined || perhaps[key]?.(part, p))
    })
