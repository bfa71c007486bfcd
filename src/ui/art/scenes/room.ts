/** A war room: screens, and a round table with a map above it. */

import { type Canvas, f, line, mix, type Point } from '../canvas.ts'
import type { Four, Setting } from './setting.ts'

/** @param tone from the darkest to the lightest */
export function room(
  c: Canvas,
  { hor, u }: Setting,
  tone: Four = ['#070d18', '#1c3450', '#4f9ac0', '#a8f0ff'],
): void {
  const { w, h, r } = c
  const [deep, wall, lit, light] = tone
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0],
      [wall, 0.42],
      [mix(wall, lit, 0.35), 0.52],
      [mix(deep, wall, 0.6), 0.62],
      [deep, 1],
    ]),
  )
  // Wall screens in an arc.
  for (let i = -3; i <= 3; i++) {
    const [x, s] = [w / 2 + i * 40 * u, 17 * u]
    const y = hor - 60 * u - Math.abs(i) * -5 * u
    c.rect(
      x - s,
      y,
      s * 2,
      36 * u,
      mix(deep, lit, 0.22),
      `rx='${f(2 * u)}' stroke='${lit}' stroke-width='${f(0.8 * u)}'`,
    )
    const pts = Array.from(
      { length: 6 },
      (_, k): Point => [x - s + 4 * u + (k * (s * 2 - 8 * u)) / 5, y + r.in(8, 29) * u],
    )
    c.stroke(line(pts), light, 1 * u, "opacity='.75'")
  }
  // The round table, and the map above it.
  const cy = hor + 44 * u
  c.ellipse(w / 2, cy + 15 * u, 80 * u, 26 * u, mix(deep, '#000000', 0.3))
    .ellipse(w / 2, cy, 80 * u, 26 * u, mix(wall, deep, 0.3), `stroke='${lit}' stroke-width='${f(2 * u)}'`)
    .ellipse(
      w / 2,
      cy - 1 * u,
      64 * u,
      20 * u,
      c.radial(w / 2, cy, 64 * u, [
        [light, 0, 0.9],
        [lit, 0.6, 0.5],
        [wall, 1, 0.3],
      ]),
    )
  c.poly(
    [
      [w / 2 - 60 * u, cy],
      [w / 2 - 84 * u, cy - 96 * u],
      [w / 2 + 84 * u, cy - 96 * u],
      [w / 2 + 60 * u, cy],
    ],
    c.down(
      [
        [light, 0, 0],
        [light, 1, 0.35],
      ],
      cy - 96 * u,
      cy,
    ),
  )
  c.circle(
    w / 2,
    cy - 54 * u,
    26 * u,
    c.radial(w / 2 - 8 * u, cy - 62 * u, 30 * u, [
      [light, 0, 0.7],
      [lit, 0.7, 0.3],
      [lit, 1, 0.15],
    ]),
    `stroke='${light}' stroke-width='${f(u)}'`,
  )
  for (const k of [0.35, 0.7] as const)
    c.ellipse(
      w / 2,
      cy - 54 * u,
      26 * u,
      26 * k * u,
      'none',
      `stroke='${light}' stroke-width='${f(0.7 * u)}' opacity='.6'`,
    )
  c.ellipse(
    w / 2,
    cy - 54 * u,
    46 * u,
    12 * u,
    'none',
    `stroke='${light}' stroke-width='${f(0.9 * u)}' stroke-dasharray='${f(3 * u)} ${f(4 * u)}' transform='rotate(-14 ${f(w / 2)} ${f(cy - 54 * u)})'`,
  )
  for (const [x, s] of [
    [-72, 1],
    [74, 1.1],
    [-46, 0.8],
    [52, 0.85],
  ] as const) {
    const [gx, gy] = [w / 2 + x * u, hor + (s > 0.95 ? 66 : 34) * u]
    c.path(
      `M${f(gx - 12 * s * u)} ${f(gy + 40 * s * u)}C${f(gx - 14 * s * u)} ${f(gy - 10 * s * u)} ${f(gx + 14 * s * u)} ${f(gy - 10 * s * u)} ${f(gx + 12 * s * u)} ${f(gy + 40 * s * u)}Z`,
      deep,
    ).ellipse(gx, gy - 13 * s * u, 6 * s * u, 8 * s * u, deep)
    c.stroke(
      `M${f(gx + Math.sign(-x) * 6 * s * u)} ${f(gy - 18 * s * u)}q${f(Math.sign(-x) * 3 * u)} ${f(6 * u)} 0 ${f(10 * u)}`,
      light,
      0.9 * u,
      "opacity='.7'",
    )
  }
  for (const [rx, a] of [
    [120, 0.3],
    [180, 0.18],
    [250, 0.1],
  ] as const)
    c.ellipse(
      w / 2,
      cy + 40 * u,
      rx * u,
      rx * 0.36 * u,
      'none',
      `stroke='${lit}' stroke-width='${f(1.4 * u)}' opacity='${a}'`,
    )
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0, 0.7],
      [deep, 0.3, 0],
      [deep, 0.72, 0],
      [deep, 1, 0.7],
    ]),
  )
}
