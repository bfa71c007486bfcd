/** A cantina: alcoves, a bar, lamps. */

import { type Canvas, f } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Paints a cantina with its guests. */
export function cantina(c: Canvas, { hor, u }: Setting): void {
  const { w, h, r } = c
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#0e0a14', 0],
      ['#2a1620', 0.25],
      ['#6a3328', 0.45],
      ['#c0703c', 0.54],
      ['#4a2227', 0.66],
      ['#1a0f18', 1],
    ]),
  )
  // Alcoves with light behind.
  for (const x of w > 420 * u ? [0.08, 0.25, 0.42, 0.58, 0.75, 0.92] : [0.16, 0.5, 0.84]) {
    const [ax, s] = [w * x, 25 * u]
    c.glow(ax, hor - 30 * u, 52 * u, '#ffb45e', 0.75)
    c.path(
      `M${f(ax - s)} ${f(hor + 16 * u)}V${f(hor - 34 * u)}A${f(s)} ${f(s)} 0 0 1 ${f(ax + s)} ${f(hor - 34 * u)}V${f(hor + 16 * u)}Z`,
      c.down(
        [
          ['#6e3323', 0],
          ['#ffb562', 0.5],
          ['#ffe0a0', 1],
        ],
        hor - 60 * u,
        hor + 10 * u,
      ),
    )
    c.path(
      `M${f(ax - s)} ${f(hor + 16 * u)}V${f(hor - 34 * u)}A${f(s)} ${f(s)} 0 0 1 ${f(ax + s)} ${f(hor - 34 * u)}V${f(hor + 16 * u)}`,
      'none',
      `stroke='#3a1a1f' stroke-width='${f(4 * u)}'`,
    )
    // Guests, as heads and shoulders.
    for (const [dx, sh] of [
      [-10, 0.9],
      [8, 1.1],
    ] as const) {
      const gx = ax + (dx + r.in(-3, 3)) * u
      const gy = hor + 10 * u
      c.path(
        `M${f(gx - 9 * sh * u)} ${f(gy + 10 * u)}C${f(gx - 8 * sh * u)} ${f(gy - 8 * u)} ${f(gx + 8 * sh * u)} ${f(gy - 8 * u)} ${f(gx + 9 * sh * u)} ${f(gy + 10 * u)}Z`,
        '#2b1420',
      )
      c.ellipse(gx, gy - 11 * u, r.in(3.6, 5) * u, r.in(4.5, 7) * u, '#2b1420')
      if (r.chance(0.4))
        c.stroke(
          `M${f(gx - 3 * u)} ${f(gy - 15 * u)}q${f(-4 * u)} ${f(-5 * u)} ${f(-7 * u)} ${f(-1 * u)}M${f(gx + 3 * u)} ${f(gy - 15 * u)}q${f(4 * u)} ${f(-5 * u)} ${f(7 * u)} ${f(-1 * u)}`,
          '#2b1420',
          1.8 * u,
        )
    }
  }
  // The ceiling's ribs, and lamps on cords.
  for (let i = -3; i <= 3; i++)
    c.stroke(
      `M${f(w / 2 + i * 18 * u)} ${f(hor - 66 * u)}Q${f(w / 2 + i * 50 * u)} ${f(hor - 140 * u)} ${f(w / 2 + i * 120 * u)} -10`,
      '#3a1c22',
      5 * u,
      "opacity='.7'",
    )
  for (const [x, y] of [
    [0.3, -92],
    [0.56, -112],
    [0.8, -86],
  ] as const) {
    c.stroke(`M${f(w * x)} -10V${f(hor + y * u)}`, '#1a0d14', 1.2 * u).glow(
      w * x,
      hor + (y + 4) * u,
      34 * u,
      '#ffd287',
      0.9,
    )
    c.path(
      `M${f(w * x - 9 * u)} ${f(hor + (y + 3) * u)}A${f(9 * u)} ${f(8 * u)} 0 0 1 ${f(w * x + 9 * u)} ${f(hor + (y + 3) * u)}Z`,
      '#2b151c',
    ).ellipse(w * x, hor + (y + 3.5) * u, 7 * u, 2 * u, '#fff0c2')
  }
  // The bar: a long curve with bottles that glow.
  c.path(
    `M-10 ${f(hor + 40 * u)}Q${f(w / 2)} ${f(hor + 12 * u)} ${f(w + 10)} ${f(hor + 40 * u)}V${f(hor + 120 * u)}H-10Z`,
    c.down(
      [
        ['#8a4a30', 0],
        ['#4a2428', 0.25],
        ['#24121c', 1],
      ],
      hor + 20 * u,
      hor + 120 * u,
    ),
  )
  c.stroke(
    `M-10 ${f(hor + 40 * u)}Q${f(w / 2)} ${f(hor + 12 * u)} ${f(w + 10)} ${f(hor + 40 * u)}`,
    '#ffd08a',
    2.4 * u,
  )
  for (let i = 0; i < Math.max(9, w / (18 * u)); i++) {
    const x = r.in(0.03, 0.97) * w
    const y = hor + 39 * u - 25 * u * (1 - ((x - w / 2) / (w / 2)) ** 2) * 0.56
    const [hh, colour] = [r.in(7, 15) * u, r.pick(['#6fe3d0', '#ffcf6a', '#ff8a6a', '#9fd0ff', '#d7a8ff'])]
    c.rect(x - 2 * u, y - hh, 4 * u, hh, colour, `opacity='.9' rx='${f(1.2 * u)}'`)
      .rect(x - 0.9 * u, y - hh - 4 * u, 1.8 * u, 5 * u, colour, "opacity='.6'")
      .glow(x, y - hh / 2, 9 * u, colour, 0.4)
  }
  for (let i = 0; i < 5; i++)
    c.rect((i + 0.5) * (w / 5) - 1 * u, hor + 44 * u, 2 * u, 70 * u, '#1a0d15', "opacity='.5'")
  c.path(
    `M-10 ${f(hor + 116 * u)}Q${f(w / 2)} ${f(hor + 96 * u)} ${f(w + 10)} ${f(hor + 116 * u)}V${f(h + 5)}H-10Z`,
    c.down(
      [
        ['#5a2c2a', 0],
        ['#38192a', 0.5],
        ['#1e0f20', 1],
      ],
      hor + 96 * u,
      h,
    ),
  )
  for (let i = 0; i < 9; i++)
    c.ellipse(
      w / 2,
      hor + (128 + i * i * 5 + i * 12) * u,
      (60 + i * 46) * u,
      (7 + i * 7) * u,
      'none',
      `stroke='#c4703c' stroke-width='${f(0.9 * u)}' opacity='.22'`,
    )
  c.haze(w * 0.5, hor + 200 * u, w * 0.6, 70 * u, '#ffb060', 0.35)
  for (const [x, y] of [
    [0.24, 190],
    [0.76, 215],
  ] as const)
    c.ellipse(w * x, hor + y * u, 44 * u, 13 * u, '#4a2628')
      .ellipse(
        w * x,
        hor + (y - 3) * u,
        44 * u,
        12 * u,
        c.linear(
          [
            ['#a35c3a', 0],
            ['#4a2628', 1],
          ],
          w * x - 44 * u,
          0,
          w * x + 44 * u,
          0,
        ),
      )
      .glow(w * x, hor + (y - 8) * u, 26 * u, '#ffce80', 0.7)
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#0a070f', 0, 0.6],
      ['#0a070f', 0.34, 0],
      ['#0a070f', 0.72, 0],
      ['#0a070f', 1, 0.2],
    ]),
  )
}
