/** Devices. */

import { type Canvas, f, mix, type Point } from '../canvas.ts'
import type { Pose, Sitter } from './pose.ts'

export function device(c: Canvas, _card: Sitter, { u, mood, r, x }: Pose): void {
  const [deep, mid, bright, accent] = mood
  const cy = 48 * u
  const teeth = r.int(8, 14)
  const gear: Point[] = []
  for (let i = 0; i < teeth * 2; i++)
    for (const k of [0, 0.6] as const) {
      const [a, s] = [((i + k) / (teeth * 2)) * 6.283, (i % 2 ? 33 : 27) * u]
      gear.push([x + Math.cos(a) * s, cy + Math.sin(a) * s])
    }
  c.glow(x, cy, 60 * u, bright, 0.6).poly(
    gear,
    mix(deep, mid, 0.55),
    `stroke='${accent}' stroke-width='${f(1.2 * u)}'`,
  )
  c.circle(x, cy, 21 * u, deep, `stroke='${bright}' stroke-width='${f(1.6 * u)}'`)
  const spokes = r.int(3, 6)
  for (let i = 0; i < spokes; i++) {
    const a = (i / spokes) * 6.283 + 0.4
    c.stroke(
      `M${f(x + Math.cos(a) * 9 * u)} ${f(cy + Math.sin(a) * 9 * u)}L${f(x + Math.cos(a) * 20 * u)} ${f(cy + Math.sin(a) * 20 * u)}`,
      accent,
      2 * u,
    )
  }
  c.circle(x, cy, 8 * u, accent).circle(x, cy, 4 * u, '#ffffff')
  for (let i = 0; i < 7; i++) {
    const [side, y] = [r.sign(), cy + r.in(-34, 34) * u]
    c.stroke(
      `M${f(x + side * 36 * u)} ${f(y)}h${f(side * r.in(8, 20) * u)}l${f(side * 8 * u)} ${f(r.sign() * 8 * u)}h${f(side * r.in(6, 20) * u)}`,
      accent,
      1.1 * u,
      "opacity='.7'",
    )
  }
}
