/** A trench in the hull of a battle station. */

import { type Canvas, f, line, mix, type Point } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Paints a trench between walls of machines. */
export function trench(c: Canvas, { hor, u }: Setting): void {
  const { w, h, r } = c
  const [vx, vy] = [w / 2, hor - 20 * u]
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#03050c', 0],
      ['#101a30', 0.4],
      ['#26344c', 0.52],
      ['#0b0f19', 1],
    ]),
  )
  c.stars(Math.min(120, w / 2), 0, vy, '#eaf2ff', u)
  c.haze(vx, vy - 6 * u, 200 * u, 110 * u, '#9fc4ea', 0.75)
  /** A point of the trench: side -1 or 1, height 0 (rim) to 1 (floor), depth 0 (far) to 1 (near). */
  const at = (side: number, low: number, deep: number): Point => [
    vx + side * (12 * u + w * 0.72 * deep),
    vy - 16 * u + (38 * u + (h - vy) * 1.05 * deep) * low - 60 * u * deep * (1 - low),
  ]
  const depths = [0, 0.03, 0.075, 0.14, 0.24, 0.38, 0.58, 0.85, 1.2]
  for (const side of [-1, 1] as const) {
    c.poly(
      [at(side, 0, 0), at(side, 0, 1.4), at(side, 1, 1.4), at(side, 1, 0)],
      side < 0 ? '#27313f' : '#465467',
    )
    for (let i = depths.length - 1; i > 0; i--)
      for (let row = 0; row < 5; row++) {
        const [near, far, top, low] = [depths[i]!, depths[i - 1]!, row / 5, (row + 1) / 5]
        const shade = mix(side < 0 ? '#1a222e' : '#3a475a', side < 0 ? '#39475a' : '#73859b', r.roll())
        c.poly(
          [at(side, top, near), at(side, top, far), at(side, low, far), at(side, low, near)],
          mix(shade, '#0a0e17', near * 0.62),
        )
        const [a, b] = [far + (near - far) * r.in(0.15, 0.4), far + (near - far) * r.in(0.55, 0.9)]
        const [t2, l2] = [top + 0.05, low - 0.05]
        c.poly(
          [at(side, t2, b), at(side, t2, a), at(side, l2, a), at(side, l2, b)],
          mix(mix(shade, r.chance(0.5) ? '#a4b7cc' : '#0b0f18', 0.42), '#0a0e17', near * 0.55),
        )
        if (r.chance(0.26)) {
          const [p] = [at(side, (t2 + l2) / 2, (a + b) / 2)]
          c.circle(p[0], p[1], (0.8 + 2.4 * near) * u, r.chance(0.3) ? '#ff8a6a' : '#ffe4ae')
        }
      }
    c.stroke(line([at(side, 0, 0), at(side, 0, 1.4)]), '#cfe2f5', 1.4 * u, "opacity='.6'")
  }
  c.poly(
    [at(-1, 1, 0), at(1, 1, 0), at(1, 1, 1.4), at(-1, 1, 1.4)],
    c.down(
      [
        ['#8fa5be', 0],
        ['#3a475a', 0.12],
        ['#141b27', 0.6],
        ['#0a0d15', 1],
      ],
      vy + 20 * u,
      h,
    ),
  )
  for (const deep of depths.slice(1)) {
    const [p, q] = [at(-1, 1, deep), at(1, 1, deep)]
    c.stroke(line([p, q]), '#0a0e17', (0.6 + 3 * deep) * u, "opacity='.7'")
  }
  for (const k of [-0.5, 0, 0.5] as const)
    c.stroke(
      `M${f(vx + k * 24 * u)} ${f(vy + 22 * u)}L${f(vx + k * w * 1.6)} ${f(h)}`,
      k ? '#0a0e17' : '#ffcf8a',
      (k ? 1.6 : 1) * u,
      k ? "opacity='.6'" : "opacity='.5' stroke-dasharray='4 9'",
    )
  // Fire from a turret.
  for (const [x, y, len] of [
    [-0.2, 30, 26],
    [0.22, 62, 40],
    [0.05, -26, 18],
  ] as const)
    c.stroke(
      `M${f(vx + x * w)} ${f(vy + y * u)}l${f(-x * len * 1.4 * u)} ${f(-len * 0.8 * u)}`,
      '#9dffb0',
      1.8 * u,
      "opacity='.9'",
    )
  c.glow(vx, vy + 6 * u, 60 * u, '#cfe6ff', 0.7)
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#04060c', 0, 0.4],
      ['#04060c', 0.3, 0],
      ['#04060c', 0.7, 0],
      ['#04060c', 1, 0.7],
    ]),
  )
}
