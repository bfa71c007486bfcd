/** Objectives and Epic Events: a way between worlds. */

import { type Canvas, f, type Point, smooth } from '../canvas.ts'
import { ball } from '../planets.ts'
import type { Pose, Sitter } from './pose.ts'

/** Paints a dashed way past five worlds. */
export function objective(c: Canvas, _card: Sitter, { u, mood, r, w, h }: Pose): void {
  const points = Array.from(
    { length: 5 },
    (_, i): Point => [w * (0.1 + i * 0.2), h * (0.3 + 0.3 * Math.abs(Math.sin(i * 1.7 + r.in(0, 1))))],
  )
  c.stars(50, 0, h, mood[3], u)
  c.stroke(smooth(points), mood[3], 1.4 * u, `stroke-dasharray='${f(4 * u)} ${f(4 * u)}'`)
  for (const [i, [x, y]] of points.entries()) {
    const body = { body: [mood[3], mood[2], mood[0]] as const, bands: [mood[1], mood[2]], air: mood[3] }
    ball(c, x, y, r.in(7, 15) * u, { ...body, striped: i % 2 === 1 }, 1)
  }
}
