/** Hulls of starships: seen from above and ahead, nose to the right, in a box of 100 around 0. */

import type { Point } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import { type Sitter, says } from './pose.ts'

interface Hull {
  shape: string
  /** What lies on it. */
  over: string
  glass?: string
  /** Where its engines burn. */
  jets: readonly Point[]
}

const list = {
  cross: {
    shape:
      'M44 0L14 -5L8 -6L2 -6L-12 -34L-20 -34L-16 -6H-30V6H-16L-20 34H-12L2 6L8 6L14 5ZM-13 -34H14V-32H-13ZM-13 34H14V32H-13Z',
    over: 'M-2 -6L-20 -22L-26 -22L-18 -5ZM-2 6L-20 22L-26 22L-18 5Z',
    glass: 'M2 -2.5L14 -1.8V1.8L2 2.5Z',
    jets: [
      [-30, -3],
      [-30, 3],
    ],
  },
  twin: {
    shape: 'M36 -5C42 -4 42 4 36 5L18 7L10 12H-40V20H-44V8H-36V-8H-44V-20H-40V-12H10L18 -7Z',
    over: 'M-40 -22H2V-16H-40ZM-40 22H2V16H-40Z',
    glass: 'M26 -3H34V3H26Z',
    jets: [
      [-44, -16],
      [-44, 16],
    ],
  },
  dart: {
    shape: 'M44 0L16 -8L-20 -26L-34 -24L-28 -8V8L-34 24L-20 26L16 8Z',
    over: 'M6 -10L-24 -30L-30 -29L-18 -12ZM6 10L-24 30L-30 29L-18 12Z',
    glass: 'M4 -4L18 -2V2L4 4Z',
    jets: [
      [-29, -15],
      [-29, 15],
    ],
  },
  vanes: {
    shape: 'M34 -44C6 -40 -18 -22 -20 0C-18 22 6 40 34 44C14 30 2 16 2 0C2 -16 14 -30 34 -44Z',
    over: 'M16 0A13 13 0 1 1 -10 0A13 13 0 1 1 16 0ZM20 -30L40 -34L22 -25ZM20 30L40 34L22 25Z',
    glass: 'M6 -7A8 8 0 0 1 6 7A11 11 0 0 0 6 -7Z',
    jets: [
      [-20, -5],
      [-20, 5],
    ],
  },
  bomber: {
    shape: 'M20 -12H-22L-28 -6V6L-22 12H20C28 8 28 -8 20 -12Z',
    over: 'M-30 -40H24L32 -34L20 -28H-26ZM-30 40H24L32 34L20 28H-26ZM-4 -28H4V-12H-4ZM-4 28H4V12H-4Z',
    glass: 'M16 -7A8 8 0 0 1 16 7Z',
    jets: [[-28, 0]],
  },
  hauler: {
    shape: 'M-36 -20L-22 -30H6L30 -22L44 -8V8L30 22L6 30H-22L-36 20Z',
    over: 'M8 -14L30 -10V-4L8 -4ZM8 14L30 10V4L8 4ZM-16 -36H8L14 -29H-22ZM-30 -10H-10V10H-30Z',
    glass: 'M32 -14L40 -7V-1L32 -4Z',
    jets: [
      [-36, -13],
      [-36, 0],
      [-36, 13],
    ],
  },
  wedge: {
    shape: 'M48 0L-38 -34L-34 -14H-42V14H-34L-38 34Z',
    over: 'M-6 -7L-32 -14V14L-6 7ZM-18 -18L-26 -20V20L-18 18Z',
    jets: [
      [-42, -9],
      [-42, 0],
      [-42, 9],
    ],
  },
  chain: {
    shape:
      'M46 0C44 -8 32 -12 22 -10C16 -18 2 -20 -6 -14C-14 -20 -30 -18 -36 -10L-44 -8V8L-36 10C-30 18 -14 20 -6 14C2 20 16 18 22 10C32 12 44 8 46 0Z',
    over: 'M6 -16C12 -22 -4 -26 -10 -20ZM6 16C12 22 -4 26 -10 20Z',
    jets: [
      [-44, -5],
      [-44, 5],
    ],
  },
  spine: {
    shape: 'M46 -9L38 -11L30 -4H-6L-14 -8H-26L-30 -20H-44V20H-30L-26 8H-14L-6 4H30L38 11L46 9Z',
    over: 'M2 -10H14V-4H2ZM2 10H14V4H2Z',
    jets: [
      [-44, -16],
      [-44, -8],
      [-44, 0],
      [-44, 8],
      [-44, 16],
    ],
  },
  slab: {
    shape: 'M42 -8L34 -14H14L10 -8H-12L-16 -20H-40L-44 -12V12L-40 20H-16L-12 8H10L14 14H34L42 8Z',
    over: 'M20 -20H26V-14H20ZM-30 -28H-24V-20H-30ZM20 20H26V14H20Z',
    jets: [
      [-44, -8],
      [-44, 0],
      [-44, 8],
    ],
  },
  fin: {
    shape: 'M40 0L26 -8L-22 -10L-30 -6V6L-22 10L26 8Z',
    over: 'M2 -10L-30 -42L-36 -40L-26 -10ZM2 10L-30 42L-36 40L-26 10ZM8 -3L-34 -3V3L8 3Z',
    glass: 'M24 -4L34 -1V1L24 4Z',
    jets: [
      [-30, -3],
      [-30, 3],
    ],
  },
} satisfies Record<string, Hull>

export const hulls: Record<keyof typeof list, Hull> = list

export function hullOf(card: Sitter, r: Dice): keyof typeof list {
  const is = says(card)
  if (is(/x-wing|red \d|red squadron/i)) return 'cross'
  if (is(/y-wing|gold \d/i)) return 'twin'
  if (is(/bomber|\/sa/i)) return 'bomber'
  if (is(/tie|black \d|vader's/i)) return 'vanes'
  if (is(/freighter|falcon|hauler|smuggl/i)) return 'hauler'
  if (is(/corvette|blockade/i)) return 'spine'
  if (is(/destroyer|executor|devastator|avenger/i)) return 'wedge'
  if (is(/shuttle/i)) return 'fin'
  if (is(/home one|cruiser|calamari/i)) return 'chain'
  return card.subtype === 'capital'
    ? r.pick(['slab', 'chain', 'wedge', 'spine'] as const)
    : r.pick(['dart', 'fin', 'hauler'] as const)
}
