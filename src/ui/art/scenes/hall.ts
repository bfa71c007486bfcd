/** A hall with columns and a carpet. */

import { type Canvas, f, mix, type Point } from '../canvas.ts'
import type { Five, Setting } from './setting.ts'

/** @param tone from the darkest to the lightest */
export function hall(
  c: Canvas,
  { hor, u }: Setting,
  tone: Five = ['#0b1a1c', '#3a5a4c', '#b9b98a', '#fff0b8', '#c96a4a'],
): void {
  const { w, h, r } = c
  const [deep, wall, lit, light, cloth] = tone
  const banner = mix(cloth, r.pick(['#c96a4a', '#5a7fc0', '#b89a3c', '#7a4a9a']), r.in(0, 0.6))
  const [high, apart] = [r.in(0.85, 1.2), r.in(26, 36)]
  const [vx, vy] = [w / 2, hor - 10 * u]
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0],
      [mix(deep, wall, 0.7), 0.4],
      [mix(wall, lit, 0.5), 0.53],
      [mix(deep, wall, 0.6), 0.7],
      [deep, 1],
    ]),
  )
  // The far wall: three tall windows above a dais.
  c.glow(vx, vy - 40 * u, 150 * u, light, 0.85)
  for (const [dx, hh, ww] of [
    [-apart, 58 * high, 9],
    [0, 78 * high, 12],
    [apart, 58 * high, 9],
  ] as const)
    c.path(
      `M${f(vx + (dx - ww) * u)} ${f(vy + 4 * u)}V${f(vy - (hh - 12) * u)}A${f(ww * u)} ${f(14 * u)} 0 0 1 ${f(vx + (dx + ww) * u)} ${f(vy - (hh - 12) * u)}V${f(vy + 4 * u)}Z`,
      c.down(
        [
          ['#ffffff', 0],
          [light, 0.7],
          [lit, 1],
        ],
        vy - hh * u,
        vy,
      ),
    )
  for (let i = 0; i < 4; i++)
    c.rect(
      vx - (40 + i * 10) * u,
      vy + (4 + i * 4) * u,
      (80 + i * 20) * u,
      4.4 * u,
      mix(lit, wall, 0.2 + i * 0.2),
    )
  // Columns in two rows, far to near.
  const columns: readonly Point[] = [
    [0.12, 8],
    [0.2, 11],
    [0.32, 16],
    [0.5, 24],
    [0.78, 36],
  ]
  c.poly(
    [
      [vx - 60 * u, vy + 20 * u],
      [vx + 60 * u, vy + 20 * u],
      [w + 200 * u, h],
      [-200 * u, h],
    ],
    c.down(
      [
        [lit, 0],
        [mix(wall, deep, 0.3), 0.24],
        [deep, 0.8],
      ],
      vy + 20 * u,
      h,
    ),
  )
  c.poly(
    [
      [vx - 14 * u, vy + 20 * u],
      [vx + 14 * u, vy + 20 * u],
      [vx + 80 * u, h],
      [vx - 80 * u, h],
    ],
    c.down(
      [
        [mix(banner, light, 0.35), 0],
        [banner, 0.25],
        [mix(banner, deep, 0.75), 1],
      ],
      vy + 20 * u,
      h,
    ),
  )
  for (const [k, s] of columns)
    for (const side of [-1, 1] as const) {
      const reach = Math.max(w, 220 * u) * 0.6
      const x = vx + side * (54 * u + reach * k * 0.9)
      const [top, foot] = [vy - (70 + 420 * k) * u, vy + (16 + 190 * k) * u]
      c.rect(
        x - s * u * 0.9,
        top - 90 * u,
        s * 1.8 * u,
        foot - top + 90 * u,
        c.linear(
          side < 0
            ? [
                [deep, 0],
                [mix(wall, deep, 0.4), 0.55],
                [mix(lit, wall, Math.min(k * 1.1, 1)), 1],
              ]
            : [
                [mix(lit, wall, Math.min(k * 1.1, 1)), 0],
                [mix(wall, deep, 0.4), 0.45],
                [deep, 1],
              ],
          x - s * u,
          0,
          x + s * u,
          0,
        ),
      )
      c.rect(x - s * 1.25 * u, foot - s * 0.5 * u, s * 2.5 * u, s * 0.7 * u, mix(wall, deep, 0.5))
    }
  for (const [x, a] of [
    [-0.3, 0.2],
    [0, 0.24],
    [0.3, 0.18],
  ] as const)
    c.poly(
      [
        [vx + x * 60 * u - 6 * u, vy - 60 * u],
        [vx + x * 60 * u + 8 * u, vy - 60 * u],
        [vx + x * 200 * u + 50 * u, vy + 160 * u],
        [vx + x * 200 * u - 36 * u, vy + 160 * u],
      ],
      c.down(
        [
          [light, 0, a * 1.6],
          [light, 1, 0],
        ],
        vy - 60 * u,
        vy + 160 * u,
      ),
    )
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0, 0.85],
      [deep, 0.34, 0],
      [deep, 0.7, 0],
      [deep, 1, 0.75],
    ]),
  )
}
