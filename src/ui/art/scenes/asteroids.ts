/** A field of asteroids, lit by a near star. */

import { type Canvas, f, mix, type Point } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Paints an asteroid sector. */
export function asteroids(c: Canvas, { hor, u }: Setting): void {
  const { w, h, r } = c
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#070912', 0],
      ['#1a1a2f', 0.45],
      ['#2b2033', 0.6],
      ['#08070f', 1],
    ]),
  )
  c.stars(Math.min(130, (w * h) / 1100), 0, h, '#e9ecff', u)
  c.glow(w * 0.72, hor - 70 * u, 130 * u, '#ffcf9a', 0.6).circle(w * 0.72, hor - 70 * u, 6 * u, '#fff4e0')
  c.haze(w * 0.4, hor, w, 90 * u, '#c79a86', 0.5)
  c.haze(w * 0.75, hor - 150 * u, 200 * u, 110 * u, '#7a5aa0', 0.3)
  const rock = (x: number, y: number, s: number, far: number) => {
    const n = 9
    const ring = Array.from(
      { length: n },
      (_, i): Point => [
        x + Math.cos((i / n) * 6.283) * s * r.in(0.72, 1.1),
        y + Math.sin((i / n) * 6.283) * s * r.in(0.62, 0.95),
      ],
    )
    const lit = mix('#f4d3b0', '#2a2136', far)
    const base = mix('#8a6c68', '#2a2136', far)
    const dark = mix('#1f1826', '#2a2136', far)
    c.poly(ring, base)
    // Facets: lit towards the sun (up and right), dark away from it.
    const core: Point = [x + s * 0.08, y - s * 0.1]
    ring.forEach((point, i) => {
      const next = ring[(i + 1) % n]!
      const facing = ((point[0] + next[0]) / 2 - x) / s - ((point[1] + next[1]) / 2 - y) / s
      c.poly(
        [point, next, core],
        facing > 0 ? lit : dark,
        `opacity='${f(Math.min(0.95, 0.15 + Math.abs(facing) * 0.62))}'`,
      )
    })
    if (s > 14 * u)
      c.ellipse(x - s * 0.2, y + s * 0.15, s * 0.2, s * 0.14, dark, "opacity='.6'").ellipse(
        x - s * 0.18,
        y + s * 0.18,
        s * 0.16,
        s * 0.1,
        base,
      )
  }
  for (let i = 0; i < 26; i++) rock(r.in(0, w), hor + r.in(-120, 120) * u, r.in(1.5, 6) * u, r.in(0.35, 0.7))
  for (const [x, y, s] of [
    [0.1, -60, 20],
    [0.85, 30, 26],
    [0.3, 20, 34],
    [0.62, -12, 15],
    [0.95, -110, 24],
  ] as const)
    rock(w * x, hor + y * u, s * u, 0.12)
  for (const [x, y, s] of [
    [0.12, 170, 52],
    [0.9, 210, 66],
    [0.5, 260, 40],
    [0.3, -210, 40],
    [0.8, -230, 30],
  ] as const)
    rock(w * x, hor + y * u, s * u, 0.5)
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#06060d', 0, 0.5],
      ['#06060d', 0.3, 0],
      ['#06060d', 0.66, 0],
      ['#06060d', 1, 0.75],
    ]),
  )
}
