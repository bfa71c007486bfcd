/** A corridor, from a bright end. */

import { type Canvas, f, line, mix, type Point } from '../canvas.ts'
import type { Five, Setting } from './setting.ts'

/** The eight corners of a frame. */
type Frame = readonly [Point, Point, Point, Point, Point, Point, Point, Point]

/** How near each frame is: 0 is the end of the corridor, 1 the picture's edge. */
const depths = [0, 0.035, 0.09, 0.17, 0.29, 0.46, 0.7, 1.05]
/** How much light each of the eight walls takes. */
const shares = [0.9, 0.55, 0.9, 0.75, 0.5, 0.62, 0.5, 0.75]
/** The corners between which each of them lies. */
const walls = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 0],
] as const

/** Two strips of light along the ceiling. */
function strips(c: Canvas, { u }: Setting, near: Frame, far: Frame, dim: number, light: string) {
  for (const share of [0.16, 0.84]) {
    const along = (frame: Frame): Point => [frame[1][0] + (frame[2][0] - frame[1][0]) * share, frame[1][1]]
    const [p, q] = [along(near), along(far)]
    const [x, y] = [p[0] - (p[0] - q[0]) * 0.2, p[1] + (q[1] - p[1]) * 0.2]
    const inner = (p[0] > c.w / 2 ? -9 : 9) * u * dim
    const points: Point[] = [
      [q[0] - u * dim, q[1]],
      [q[0] + u * dim, q[1]],
      [x + inner, y],
      [x, y],
    ]
    c.poly(points, light, `opacity='${f(0.95 - dim * 0.35)}'`)
  }
}

/** A lamp on each wall. */
function lamps(
  c: Canvas,
  { hor, u }: Setting,
  near: Frame,
  far: Frame,
  dim: number,
  [colour, alpha]: readonly [string, number],
) {
  const vy = hor - 8 * u
  const y = vy + ((near[4][1] + far[4][1]) / 2 - vy) * 0.1
  for (const side of [7, 3] as const) {
    const x = (near[side][0] + far[side][0]) / 2
    const look = `opacity='${alpha}' rx='${f(u)}'`
    c.rect(x - 0.8 * u - 2 * u * dim, y, (1.6 + 4 * dim) * u, (5 + 26 * dim) * u, colour, look)
  }
}

/** A door in the wall of one side, between two frames. */
function door(c: Canvas, near: Frame, far: Frame, side: 1 | -1, [dark, lit]: readonly [string, string]) {
  const [top, foot] = side === 1 ? ([3, 4] as const) : ([0, 7] as const)
  const between = (corner: 0 | 3 | 4 | 7, share: number): Point => [
    near[corner][0] + (far[corner][0] - near[corner][0]) * share,
    near[corner][1] + (far[corner][1] - near[corner][1]) * share,
  ]
  const lower = ([x, y]: Point, [, floor]: Point): Point => [x, y + (floor - y) * 0.22]
  const [a, b, d, e] = [between(top, 0.2), between(top, 0.8), between(foot, 0.8), between(foot, 0.2)]
  const points = [lower(a, e), lower(b, d), d, e]
  c.poly(points, dark).stroke(line(points.slice(0, 2)), lit, 1.4, "opacity='.7'")
}

/** @param tone from the darkest to the lightest; the fifth is the lamp of an alarm */
export function corridor(
  c: Canvas,
  at: Setting,
  tone: Five = ['#0b101c', '#41546f', '#b4cbe2', '#eef8ff', '#ff6a5c'],
): void {
  const { hor, u } = at
  const { w, h, r } = c
  const [deep, wall, edge, light, alarm] = tone
  const [vx, vy] = [w / 2, hor - 8 * u]
  // Frames that shrink towards a bright end.
  const frame = (k: number): Frame => {
    const [a, t, s] = [16 * u + w * 0.62 * k, 30 * u + (vy + 60 * u) * k, 24 * u + (h - vy + 60 * u) * k]
    return [
      [vx - a, vy - t * 0.66],
      [vx - a * 0.62, vy - t],
      [vx + a * 0.62, vy - t],
      [vx + a, vy - t * 0.66],
      [vx + a, vy + s * 0.72],
      [vx + a * 0.8, vy + s],
      [vx - a * 0.8, vy + s],
      [vx - a, vy + s * 0.72],
    ]
  }
  c.rect(0, 0, w, h, deep)
  const lamp = mix(alarm, r.pick(['#ffd27a', '#7fe0ff', '#9dffb0', '#ff6a5c']), r.in(0.1, 0.8))
  const doors = [r.int(2, 4), r.int(5, 6)]
  for (let i = depths.length - 1; i > 0; i--) {
    const [before = 0, dim = 0] = depths.slice(i - 1)
    const [near, far] = [frame(dim), frame(before)]
    const tint = (share: number) => mix(mix(deep, wall, share), edge, Math.max(0, 0.5 - dim * 1.6) * share)
    for (const [place, [s, e]] of walls.entries()) {
      const share = shares[place] ?? 0
      c.poly([near[s], near[e], far[e], far[s]], tint(share * (1 - dim * 0.45)))
    }
    // Ribs at each frame.
    const rib = i % 2 ? mix(deep, wall, 0.3) : mix(wall, edge, 0.35 * (1 - dim))
    c.stroke(`${line(near)}Z`, rib, (1 + 7 * dim) * u, `opacity='${f(0.9 - dim * 0.3)}'`)
    strips(c, at, near, far, dim, light)
    if (i > 1 && i < 7) lamps(c, at, near, far, dim, i % 2 ? [lamp, 0.95] : [light, 0.5])
    if (doors.includes(i)) door(c, near, far, i % 2 ? 1 : -1, [mix(deep, wall, 0.25), lamp])
  }
  c.poly(
    frame(0),
    c.down(
      [
        ['#ffffff', 0],
        [light, 0.6],
        [edge, 1],
      ],
      vy - 30 * u,
      vy + 26 * u,
    ),
  )
  c.glow(vx, vy, 110 * u, light, 0.6)
  c.rect(vx - 3 * u, vy - 30 * u, 6 * u, 54 * u, mix(wall, deep, 0.4), "opacity='.85'")
  c.poly(
    [
      [vx - 14 * u, vy + 24 * u],
      [vx + 14 * u, vy + 24 * u],
      [vx + 66 * u, h],
      [vx - 66 * u, h],
    ],
    c.down(
      [
        [light, 0, 0.6],
        [light, 0.3, 0.14],
        [light, 1, 0],
      ],
      vy + 24 * u,
      h,
    ),
  )
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0, 0.75],
      [deep, 0.3, 0],
      [deep, 0.72, 0],
      [deep, 1, 0.7],
    ]),
  )
}
