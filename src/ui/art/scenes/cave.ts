/** A cave, a dungeon, the inside of something: one light far off, teeth of rock above and below. */

import { type Canvas, f, mix, type Point } from '../canvas.ts'
import type { Five, Setting } from './setting.ts'

/** Rock that hangs from above (`way` 1) or stands below (-1): a ring of teeth that leaves a mouth open. */
function teeth(c: Canvas, hor: number, u: number, depth: number, way: 1 | -1, colour: string) {
  const { w, h, r } = c
  const edge = way === 1 ? -10 : h + 10
  const points: Point[] = [[-10, edge]]
  const step = (16 + depth * 26) * u
  for (let x = -10; x < w + step; x += step * r.in(0.7, 1.3)) {
    // Nearer to the sides it reaches further into the picture.
    const side = Math.abs(x / w - 0.5) * 2
    const mouth = hor - way * (46 + depth * 120 - side * side * (40 + depth * 60)) * u
    points.push(
      [x, mouth + way * r.in(4, 16) * u * (1 + depth)],
      [x + step * 0.45, mouth - way * r.in(6, 22) * u],
    )
  }
  c.poly([...points, [w + 10, edge]], colour)
}

/** @param tone from the darkest to the lightest; the fifth is a lamp */
export function cave(
  c: Canvas,
  { hor, u }: Setting,
  tone: Five = ['#070a0f', '#2a3640', '#7d93a0', '#d8eef4', '#ff8a5e'],
): void {
  const { w, h, r } = c
  const [deep, wall, edge, light, lamp] = tone
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0],
      [wall, 0.4],
      [edge, 0.52],
      [wall, 0.62],
      [deep, 1],
    ]),
  )
  c.glow(w * 0.5, hor - 8 * u, 150 * u, light, 0.95).ellipse(
    w * 0.5,
    hor - 6 * u,
    34 * u,
    22 * u,
    light,
    "opacity='.9'",
  )
  for (const depth of [0, 0.25, 0.55] as const) {
    const colour = mix(mix(wall, edge, Math.max(0.5 - depth * 0.6, 0)), deep, depth * 0.9)
    teeth(c, hor, u, depth, 1, colour)
    teeth(c, hor, u, depth, -1, mix(colour, deep, 0.2))
    c.mist(hor + 10 * u, 30 * u, light, 0.16 * (1 - depth))
  }
  // A floor that shines, bars of light on it, and two lamps.
  for (let i = 0; i < 10; i++) {
    const [y, len] = [hor + (24 + i * i * 2.6) * u, r.in(14, 60) * u]
    c.stroke(
      `M${f(w * 0.5 - len * r.in(0.2, 1))} ${f(y)}h${f(len)}`,
      light,
      1.1 * u,
      `opacity='${f(0.5 - i * 0.04)}'`,
    )
  }
  for (const [x, y] of [
    [0.16, 8],
    [0.84, -2],
  ] as const)
    c.glow(w * x, hor + y * u, 26 * u, lamp, 0.9).circle(w * x, hor + y * u, 2.2 * u, '#fff0d8')
  teeth(c, hor, u, 0.95, 1, mix(deep, '#020306', 0.4))
  teeth(c, hor, u, 0.95, -1, mix(deep, '#020306', 0.4))
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0, 0.7],
      [deep, 0.32, 0],
      [deep, 0.72, 0],
      [deep, 1, 0.75],
    ]),
  )
}
