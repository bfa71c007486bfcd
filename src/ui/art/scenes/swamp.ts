/** A swamp in the mist. */

import { type Canvas, f, mix } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Paints a swamp. */
export function swamp(c: Canvas, { hor, u }: Setting): void {
  const { w, h, r } = c
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#050f13', 0],
      ['#12302f', 0.25],
      ['#3d6653', 0.42],
      ['#a3b57c', 0.53],
      ['#dfe0a4', 0.555],
    ]),
  )
  c.glow(w * 0.6, hor - 30 * u, 130 * u, '#f0f0b4', 0.7)
  const trunk = (x: number, s: number, colour: string, reach: number) => {
    // Roots below, a bent trunk, a crown that leaves the picture.
    const y = hor + reach
    const bend = r.in(-1, 1) * 16 * s
    c.path(
      `M${f(x - 26 * s)} ${f(y)}C${f(x - 12 * s)} ${f(y - 6 * s)} ${f(x - 9 * s)} ${f(y - 26 * s)} ${f(x - 7 * s)} ${f(y - 60 * s)}C${f(x - 5 * s)} ${f(y - 130 * s)} ${f(x + bend - 10 * s)} ${f(y * 0.45)} ${f(x + bend - 16 * s)} -10H${f(x + bend + 14 * s)}C${f(x + bend + 8 * s)} ${f(y * 0.45)} ${f(x + 7 * s)} ${f(y - 120 * s)} ${f(x + 9 * s)} ${f(y - 60 * s)}C${f(x + 11 * s)} ${f(y - 28 * s)} ${f(x + 16 * s)} ${f(y - 8 * s)} ${f(x + 34 * s)} ${f(y)}C${f(x + 16 * s)} ${f(y - 3 * s)} ${f(x + 9 * s)} ${f(y - 12 * s)} ${f(x + 3 * s)} ${f(y)}C${f(x)} ${f(y - 12 * s)} ${f(x - 8 * s)} ${f(y - 6 * s)} ${f(x - 26 * s)} ${f(y)}Z`,
      colour,
    )
    for (const [side, at, len] of [
      [1, 120, 54],
      [-1, 90, 46],
      [1, 168, 70],
      [-1, 150, 60],
    ] as const) {
      const by = y - at * s
      c.stroke(
        `M${f(x)} ${f(by)}C${f(x + side * len * 0.4 * s)} ${f(by - 4 * s)} ${f(x + side * len * 0.7 * s)} ${f(by - 26 * s)} ${f(x + side * len * s)} ${f(by - 20 * s)}`,
        colour,
        4.5 * s,
      )
      for (let k = 0.35; k < 1; k += 0.16)
        c.stroke(
          `M${f(x + side * len * k * s)} ${f(by - (12 * k + 2) * s)}v${f(r.in(12, 40) * s)}`,
          colour,
          1 * s,
          "opacity='.8'",
        )
    }
  }
  for (let i = 0; i < Math.max(4, w / (34 * u)); i++)
    trunk(r.in(0, w), r.in(0.34, 0.5) * u, mix('#86a070', '#5b7f62', r.roll()), 2 * u)
  c.mist(hor - 10 * u, 34 * u, '#e6e8b0', 0.5)
  for (const x of w > 400 * u ? [0.08, 0.3, 0.64, 0.86] : [0.16, 0.84])
    trunk(w * x, r.in(0.6, 0.78) * u, '#335c4c', 10 * u)
  c.mist(hor + 2 * u, 22 * u, '#d4dfa4', 0.55)
  // A hut with one lamp.
  const hx = w * 0.5
  c.path(
    `M${f(hx - 18 * u)} ${f(hor + 9 * u)}C${f(hx - 17 * u)} ${f(hor - 12 * u)} ${f(hx + 15 * u)} ${f(hor - 14 * u)} ${f(hx + 19 * u)} ${f(hor + 9 * u)}Z`,
    '#274a3e',
  )
  c.glow(hx - 3 * u, hor + 2 * u, 20 * u, '#ffd27a', 0.9).circle(hx - 3 * u, hor + 2 * u, 3 * u, '#fff0c0')
  // Water: the sky again, darker, with ripples.
  c.rect(
    0,
    hor + 9 * u,
    w,
    h - hor,
    c.down(
      [
        ['#c5cf93', 0],
        ['#6d8d68', 0.1],
        ['#2b5348', 0.3],
        ['#0f2b2b', 0.6],
        ['#061215', 1],
      ],
      hor + 9 * u,
      h,
    ),
  )
  c.ellipse(hx - 3 * u, hor + 26 * u, 5 * u, 18 * u, '#ffd88a', "opacity='.35'")
  for (let i = 0; i < 34; i++) {
    const y = hor + 12 * u + r.roll() ** 1.6 * 230 * u
    const [x, len] = [r.in(0, w), r.in(10, 46) * u]
    c.stroke(
      `M${f(x)} ${f(y)}q${f(len / 2)} ${f(1.5 * u)} ${f(len)} 0`,
      r.chance(0.5) ? '#e8efb8' : '#0a2122',
      0.9 * u,
      `opacity='${f(0.16 + (0.3 * (hor + 240 * u - y)) / (240 * u))}'`,
    )
  }
  for (const x of w > 400 * u ? [0.02, 0.46, 0.97] : [-0.02, 1.03]) trunk(w * x, 1.15 * u, '#0a2020', 70 * u)
  c.mist(hor + 60 * u, 30 * u, '#b6cf9c', 0.2)
  for (let i = 0; i < 9; i++) c.glow(r.in(0, w), hor + r.in(-60, 110) * u, r.in(2, 5) * u, '#f4ffb0', 0.9)
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#04090b', 0, 0.55],
      ['#04090b', 0.35, 0],
      ['#04090b', 0.7, 0],
      ['#04090b', 1, 0.6],
    ]),
  )
}
