/** A sea of clouds at dusk, and a city afloat in it. */

import { type Canvas, f } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Paints a cloud sector. */
export function clouds(c: Canvas, { hor, u, site }: Setting): void {
  const { w, h, r } = c
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#1d1840', 0],
      ['#5c3a72', 0.24],
      ['#c86a7d', 0.42],
      ['#ffb987', 0.53],
      ['#ffe3b8', 0.56],
      ['#d9827f', 0.66],
      ['#5c3568', 0.85],
      ['#231a42', 1],
    ]),
  )
  c.stars(26, 0, hor * 0.5, '#ffe9f2', u)
  c.glow(w * 0.36, hor - 34 * u, 150 * u, '#fff0cc', 0.85).circle(w * 0.36, hor - 34 * u, 24 * u, '#fff6de')
  const bank = (y: number, size: number, lit: string, body: string, n: number) => {
    const puffs = Array.from({ length: n }, (_, i): readonly [number, number, number] => [
      ((i + r.in(-0.3, 0.3)) / (n - 1)) * w,
      y + r.in(-0.5, 0.5) * size,
      size * r.in(0.6, 1.25),
    ])
    for (const [x, cy, s] of puffs) c.circle(x, cy, s, lit)
    for (const [x, cy, s] of puffs) c.circle(x + s * 0.12, cy + s * 0.2, s * 0.96, body)
    c.rect(0, y + size * 0.62, w, size * 3, body)
  }
  bank(hor - 2 * u, 9 * u, '#ffe9c9', '#f7b894', Math.max(6, Math.round(w / (16 * u))))
  if (site !== 'sector') {
    // A city afloat: discs on a stem, towers above.
    const [x, y] = [w * 0.66, hor - 34 * u]
    const [dark, lit] = ['#5b3157', '#ffd7ae']
    c.poly(
      [
        [x - 20 * u, y + 8 * u],
        [x + 20 * u, y + 8 * u],
        [x + 5 * u, y + 30 * u],
        [x + 1.5 * u, y + 64 * u],
        [x - 1.5 * u, y + 64 * u],
        [x - 5 * u, y + 30 * u],
      ],
      c.linear(
        [
          [lit, 0],
          ['#8a4a66', 0.3],
          [dark, 1],
        ],
        x - 20 * u,
        0,
        x + 20 * u,
        0,
      ),
    )
    c.ellipse(x, y + 4 * u, 48 * u, 7 * u, '#7a4262').ellipse(
      x,
      y + 1.5 * u,
      48 * u,
      6 * u,
      c.linear(
        [
          [lit, 0],
          ['#b56a72', 0.35],
          [dark, 1],
        ],
        x - 48 * u,
        0,
        x + 48 * u,
        0,
      ),
    )
    for (const [dx, hh, ww] of [
      [-30, 7, 5],
      [-22, 12, 4],
      [-13, 18, 5],
      [-6, 26, 4],
      [2, 34, 4],
      [9, 22, 5],
      [17, 15, 4],
      [25, 10, 6],
      [33, 6, 4],
    ] as const) {
      c.rect(
        x + dx * u,
        y - hh * u,
        ww * u,
        (hh + 2) * u,
        c.linear(
          [
            [lit, 0],
            ['#a05a6c', 0.4],
            [dark, 1],
          ],
          x + dx * u,
          0,
          x + (dx + ww) * u,
          0,
        ),
        `rx='${f(1.4 * u)}'`,
      )
    }
    c.stroke(`M${f(x + 4 * u)} ${f(y - 34 * u)}v${f(-10 * u)}`, dark, 0.9 * u)
    let lamps = ''
    for (let i = -40; i < 42; i += 5)
      lamps += `M${f(x + i * u)} ${f(y + 4.5 * u + Math.abs(i) * -0.03 * u)}h.01`
    c.stroke(lamps, '#fff3cf', 1.3 * u)
  }
  bank(hor + 26 * u, 15 * u, '#ffd3a8', '#e89a86', Math.max(5, Math.round(w / (26 * u))))
  bank(hor + 66 * u, 24 * u, '#f0a48c', '#b96878', Math.max(4, Math.round(w / (38 * u))))
  bank(hor + 128 * u, 34 * u, '#b5667c', '#703f6c', Math.max(5, Math.round(w / (40 * u))))
  bank(hor + 214 * u, 42 * u, '#74437a', '#3d2757', Math.max(5, Math.round(w / (50 * u))))
  c.mist(hor + 20 * u, 40 * u, '#ffe3c0', 0.25)
}
