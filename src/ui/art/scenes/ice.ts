/** Ice under northern lights: open, or a base dug into it. */

import { type Canvas, f, mix, type Point, smooth } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Paints the kind of place in the ice that the setting names. */
export function ice(c: Canvas, { hor, u, site }: Setting): void {
  const { w, h, r } = c
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#050d1f', 0],
      ['#0b2746', 0.26],
      ['#2f7297', 0.44],
      ['#a9deea', 0.53],
      ['#e4f8fb', 0.56],
    ]),
  )
  c.stars(70, 0, hor * 0.8, '#eafcff', u)
  // Northern lights: curtains of thin columns, bright at the foot and fading upwards.
  const curtain = (colour: string, alpha: number, y: number, tall: number, k: number) => {
    const fill = c.each([
      [colour, 0, 0],
      [colour, 0.55, alpha * 0.35],
      [colour, 0.9, alpha],
      ['#eafff8', 0.97, alpha * 0.9],
      [colour, 1, 0],
    ])
    const step = 3.2 * u
    const turn = r.in(0, 6)
    for (let x = -step; x < w + step; x += step) {
      const t = x / (92 * u) + turn
      const wave = Math.sin(t * k) * 20 + Math.sin(t * k * 2.3 + 1) * 8
      const hh = tall * (0.7 + 0.3 * Math.sin(t * 3.1 + k) + r.in(-0.12, 0.12))
      c.rect(x, hor + (y + wave - hh) * u, step + 0.4, hh * u, fill)
    }
  }
  curtain('#5ea8ff', 0.34, -96, 120, 0.8)
  curtain('#4dffc8', 0.5, -74, 110, 1.1)
  // A small sun with its ring.
  const [sx, sy] = [w * 0.34, hor - 40 * u]
  c.glow(sx, sy, 80 * u, '#ffffff', 0.75).circle(sx, sy, 9 * u, '#fffdf2')
  c.stroke(
    `M${f(sx - 44 * u)} ${f(sy + 20 * u)}A${f(48 * u)} ${f(48 * u)} 0 1 1 ${f(sx + 44 * u)} ${f(sy + 20 * u)}`,
    '#ffffff',
    1 * u,
    "opacity='.35'",
  )
  const peaks = (base: number, tall: number, n: number, lit: string, shade: string) => {
    for (let i = 0; i <= n; i++) {
      const [x, t, half] = [((i + r.in(-0.3, 0.3)) / n) * w, tall * r.in(0.55, 1), (w / n) * r.in(0.7, 1.1)]
      const knee: Point = [x + half * r.in(-0.1, 0.12), base - t * r.in(0.25, 0.5)]
      c.poly(
        [
          [x, base - t],
          [x - half, base + 2],
          [x + half, base + 2],
        ],
        c.down(
          [
            [lit, 0],
            [mix(lit, '#cdeaf3', 0.7), 1],
          ],
          base - t,
          base,
        ),
      )
      c.poly(
        [
          [x, base - t],
          [x + half * 0.18, base - t * 0.62],
          knee,
          [x + half * 0.24, base + 2],
          [x + half, base + 2],
        ],
        c.down(
          [
            [shade, 0],
            [mix(shade, '#bfe0ec', 0.6), 1],
          ],
          base - t,
          base,
        ),
      )
    }
  }
  peaks(hor + 4 * u, 62 * u, Math.max(3, Math.round(w / (70 * u))), '#d5eef6', '#7fb2cd')
  peaks(hor + 8 * u, 36 * u, Math.max(4, Math.round(w / (46 * u))), '#f6fdff', '#5d95ba')
  c.land(
    [
      [0, hor + 6 * u],
      [w * 0.4, hor + 3 * u],
      [w, hor + 7 * u],
    ],
    c.down(
      [
        ['#f2fbfd', 0],
        ['#b7d9e8', 0.14],
        ['#5f93b8', 0.38],
        ['#1f4568', 0.68],
        ['#0a1b33', 1],
      ],
      hor,
      h,
    ),
  )
  if (site === 'base') {
    const x = w * 0.62
    c.path(
      `M${f(x - 34 * u)} ${f(hor + 20 * u)}C${f(x - 28 * u)} ${f(hor - 16 * u)} ${f(x + 26 * u)} ${f(hor - 22 * u)} ${f(x + 36 * u)} ${f(hor + 20 * u)}Z`,
      '#e8f6fb',
    )
    c.path(
      `M${f(x - 18 * u)} ${f(hor + 20 * u)}V${f(hor + 6 * u)}A${f(17 * u)} ${f(15 * u)} 0 0 1 ${f(x + 16 * u)} ${f(hor + 6 * u)}V${f(hor + 20 * u)}Z`,
      '#16324e',
    )
    c.glow(x - 1 * u, hor + 14 * u, 16 * u, '#ffce85', 0.9)
    for (const [dx, hh] of [
      [-52, 26],
      [-44, 16],
      [50, 30],
    ] as const)
      c.stroke(
        `M${f(x + dx * u)} ${f(hor + 16 * u)}v${f(-hh * u)}m0 ${f(4 * u)}h${f(5 * u)}m${f(-5 * u)} ${f(4 * u)}h${f(3 * u)}`,
        '#1d3d5c',
        1.3 * u,
      )
  }
  // Drifts with blue shadows, and the strokes of the wind.
  for (let i = 0; i < 6; i++) {
    const y = hor + (24 + i * i * 9 + i * 18) * u
    const tone = i / 6.4
    const crest: Point[] = [
      [0, y + r.in(-6, 6) * u],
      [w * 0.3, y + r.in(-8, 4) * u],
      [w * 0.68, y + r.in(-4, 9) * u],
      [w, y + r.in(-6, 6) * u],
    ]
    c.land(
      crest,
      c.down(
        [
          [mix('#f7fdff', '#2b567c', tone), 0],
          [mix('#a9d0e3', '#122d4c', tone), 0.4],
          [mix('#6fa3c4', '#0a1b33', tone), 1],
        ],
        y - 6 * u,
        y + (40 + i * 24) * u,
      ),
    )
    c.stroke(smooth(crest), mix('#ffffff', '#7fb0cf', tone), 0.9 * u, "opacity='.7'")
    for (let k = 0; k < 4; k++) {
      const [x, ly] = [r.in(0, w), y + r.in(6, 30) * u]
      c.stroke(
        `M${f(x)} ${f(ly)}q${f(14 * u)} ${f(-3 * u)} ${f(r.in(20, 44) * u)} 0`,
        mix('#ffffff', '#4f86ab', tone),
        0.8 * u,
        "opacity='.35'",
      )
    }
  }
  c.mist(hor + 6 * u, 22 * u, '#ffffff', 0.4)
}
