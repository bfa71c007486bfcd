/** Vehicles: seen from the side, nose to the right, in a box of 100 around 0. */

import { type Canvas, f, mix, silhouette } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import { type Pose, type Sitter, says } from './pose.ts'

interface Ride {
  shape: string
  over: string
  glass?: string
  /** It raises dust, it flies, it has lit windows. */
  dust?: true
  air?: true
  lamps?: true
}

const rides = {
  speeder: {
    shape:
      'M-46 6C-36 -2 -16 -4 -4 -8L8 -16C14 -18 20 -16 24 -8L44 -2C48 0 48 6 42 8L-40 12C-48 12 -50 10 -46 6Z',
    over: 'M-44 -10H-18L-14 -4L-40 -1ZM-30 14H-6L-10 18H-26Z',
    glass: 'M2 -10L10 -15C13 -15 16 -13 18 -8Z',
    dust: true,
  },
  strider: {
    shape:
      'M-34 -14C-34 -40 34 -40 36 -14L44 -10V-2L34 0H-34ZM-30 0L-48 16L-44 44H-38L-38 18L-18 2ZM30 0L48 16L46 44H40L38 18L18 2ZM-10 0L-16 20L-10 44H-4L-6 20L2 0ZM10 0L18 22L16 44H22L26 20L20 0Z',
    over: 'M-26 -18C-20 -30 14 -32 24 -20L28 -10H-28ZM44 -8H60V-4H44Z',
    glass: 'M24 -20L34 -14V-9H26Z',
  },
  crawler: {
    shape: 'M-46 28L-40 -22L30 -30L48 6L46 28ZM-44 28H44L38 42H-38Z',
    over: 'M-38 2H44V6H-38ZM-34 -14H20V-10H-34Z',
    glass: 'M24 -22L30 -23L36 -12L27 -12Z',
    lamps: true,
    dust: true,
  },
  skiff: {
    shape: 'M-48 4H40L50 -4L46 10L30 16H-38L-48 12Z',
    over: 'M-40 4V-12H-38V4ZM-20 4V-12H-18V4ZM0 4V-12H2V4ZM20 4V-12H22V4ZM-40 -12H22V-10H-40Z',
    dust: true,
  },
  bike: {
    shape: 'M-30 4L-8 -4L10 -6L22 -4L48 0V3L20 8L-8 12L-30 12Z',
    over: 'M22 2L50 -10V-7L26 8ZM-14 -4C-12 -20 -4 -26 2 -24C6 -22 4 -14 8 -8Z',
    glass: 'M-2 -32a5 5 0 1 0 .1 0Z',
    dust: true,
  },
  pods: {
    shape:
      'M-36 -14C-20 -24 12 -24 28 -14C34 -10 34 -2 28 2C12 8 -20 8 -36 2C-42 -2 -42 -10 -36 -14ZM-28 14C-14 6 16 6 30 14C36 20 30 26 22 28C6 30 -18 30 -28 26C-36 22 -34 18 -28 14Z',
    over: 'M-10 2H6V14H-10Z',
    glass: 'M14 -16L24 -12V-6H10Z',
    air: true,
  },
  beast: {
    shape:
      'M-46 10C-46 -14 -28 -22 -6 -20C6 -28 18 -34 32 -28C44 -24 50 -12 46 0C44 8 38 10 34 6C30 16 26 22 24 26V44H12V30L-18 32V44H-32L-36 26C-42 24 -46 18 -46 10Z',
    over: 'M24 -30C16 -44 38 -52 46 -40C38 -44 32 -40 34 -30C30 -32 28 -32 24 -30ZM-20 -20L-14 -34H4L6 -20ZM-44 12C-38 20 20 20 36 8C28 30 -30 34 -44 12Z',
    glass: 'M36 -16a2.4 2.4 0 1 0 .1 0Z',
  },
  runner: {
    shape:
      'M-44 18C-40 2 -24 -6 -6 -8C4 -12 10 -22 16 -34C20 -44 36 -46 44 -38L52 -28L44 -24L34 -24C34 -12 30 -2 22 6C18 14 16 18 14 22L24 32L18 44H8L12 34L-2 22C-8 24 -14 24 -18 22L-26 44H-36L-30 20C-38 26 -50 28 -58 22C-52 22 -46 22 -44 18Z',
    over: 'M18 -36C8 -44 14 -54 24 -48C20 -46 22 -40 26 -38ZM-12 -10L-6 -24H8L6 -12ZM18 2L26 10L22 16L14 8Z',
    glass: 'M34 -36a2 2 0 1 0 .1 0Z',
  },
  lift: {
    shape: 'M-16 44V-30C-16 -42 16 -42 16 -30V44ZM-26 44H26V48H-26Z',
    over: 'M-22 -12H22V-6H-22ZM-22 18H22V24H-22Z',
    glass: 'M-9 -28C-9 -34 9 -34 9 -28V-16H-9ZM-9 -2H9V14H-9Z',
  },
  hopper: {
    shape: 'M-40 2L-8 -6L34 -4L50 2L34 8L-8 10Z',
    over: 'M-30 0L-44 -40H-36L-14 -4ZM-30 6L-44 40H-36L-14 8ZM-36 -2H-10V6H-36Z',
    glass: 'M16 -3L32 -1L36 2L32 5L16 6Z',
    air: true,
  },
  barge: {
    shape: 'M-56 8L-44 -4H34L56 -14L48 14L30 26H-40Z',
    over: 'M-44 -4L-40 -22H-14L-10 -4ZM-6 -8L0 -44C18 -40 28 -26 30 -8ZM-36 -8L-34 -40C-22 -36 -14 -24 -12 -8Z',
    glass: 'M-34 4H-26V10H-34ZM-18 4H-10V10H-18ZM-2 4H6V10H-2ZM14 4H22V10H14Z',
    dust: true,
  },
} satisfies Record<string, Ride>

function rideOf(card: Sitter, r: Dice): keyof typeof rides {
  const is = says(card)
  if (is(/walker|at-|strider/i)) return 'strider'
  if (is(/barge/i)) return 'barge'
  if (is(/crawler/i)) return 'crawler'
  if (is(/lift tube/i)) return 'lift'
  if (is(/tauntaun|ronto/i)) return 'runner'
  if (card.subtype === 'shuttle' || is(/hopper/i)) return 'hopper'
  if (is(/skiff/i)) return 'skiff'
  if (is(/bike|swoop/i)) return 'bike'
  if (is(/cloud car/i)) return 'pods'
  if (card.subtype === 'creature' || is(/bantha|tauntaun|dewback|ronto/i)) return 'beast'
  return is(/speeder|t-47|rogue/i) ? 'speeder' : r.pick(['speeder', 'speeder', 'crawler', 'strider'] as const)
}
/** What stands high: its middle is higher up. */
const tall: readonly string[] = ['strider', 'beast', 'runner', 'crawler', 'lift', 'barge']

/** Paints a vehicle or what is ridden: on its ground, unless it flies. */
export function vehicle(c: Canvas, card: Sitter, { u, mood, r, x, turn, w, h }: Pose): void {
  const [deep, mid, bright, accent] = mood
  const kind = rideOf(card, r)
  const ride: Ride = rides[kind]
  if (!ride.air) {
    c.land(
      [
        [0, 82 * u],
        [w * 0.4, 78 * u],
        [w, 83 * u],
      ],
      c.down(
        [
          [mix(mid, bright, 0.45), 0],
          [deep, 1],
        ],
        76 * u,
        h,
      ),
    )
    c.ellipse(x, 88 * u, 44 * u, 4 * u, deep, "opacity='.6'")
  }
  c.group(
    `transform='translate(${f(x)} ${f((ride.air ? 46 : tall.includes(kind) ? 44 : 62) * u)}) scale(${f(turn * u * 100) / 100} ${f(u * 100) / 100})'`,
    () => {
      if (ride.dust)
        for (let i = 0; i < 8; i++)
          c.ellipse(
            -50 - i * 9,
            20 + r.in(-4, 4),
            8 + i * 3,
            4 + i * 1.6,
            accent,
            `opacity='${f(0.4 - i * 0.045)}'`,
          )
      const ink = c.down(
        [
          [mix(mid, bright, 0.2), 0],
          [mix(deep, '#05060c', 0.2), 0.6],
          ['#05060c', 1],
        ],
        -34,
        44,
      )
      silhouette(c, ride.shape, ink, accent, 2)
      silhouette(c, ride.over, mix(deep, '#05060c', 0.3), bright, 1.2)
      if (ride.glass) c.path(ride.glass, accent)
      if (ride.lamps) c.stroke('M-30 16h.01M-18 16h.01M-6 16h.01M6 16h.01M18 16h.01M30 16h.01', '#ffe2a0', 3)
      c.stroke(kind === 'speeder' ? 'M-36 4H-12M-4 0H30' : 'M-24 -2H4', bright, 1.1, "opacity='.6'")
    },
  )
}
