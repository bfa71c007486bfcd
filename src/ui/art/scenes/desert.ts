/** Desert at dusk, under two suns: open, a town, a lonely house, a canyon. */

import { type Canvas, f, mix, type Point, smooth } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Paints the kind of desert that the setting names. */
export function desert(c: Canvas, { hor, u, site }: Setting): void {
  const { w, h, r } = c
  c.rect(
    0,
    0,
    w,
    h,
    c.down(
      [
        ['#120e2b', 0],
        ['#2d1840', 0.2],
        ['#74314d', 0.36],
        ['#cf6448', 0.46],
        ['#ffb268', 0.52],
        ['#ffdc9c', 0.545],
      ],
      0,
      h,
    ),
  )
  c.stars(34, 0, hor * 0.55, '#ffe8d0', u)
  // Two suns.
  const [sx, sy] = [w * 0.6, hor - 56 * u]
  c.glow(sx, sy, 170 * u, '#ffd489', 0.75)
  c.circle(
    w * 0.33,
    hor - 25 * u,
    15 * u,
    c.down(
      [
        ['#ffcf85', 0],
        ['#ff8f55', 1],
      ],
      hor - 40 * u,
      hor - 10 * u,
    ),
  )
  c.circle(
    sx,
    sy,
    29 * u,
    c.down(
      [
        ['#fffbe6', 0],
        ['#ffe19a', 1],
      ],
      sy - 29 * u,
      sy + 29 * u,
    ),
  )
  // Bars of haze across them.
  for (const [dx, dy, len, a] of [
    [-40, -40, 70, 0.35],
    [12, -30, 90, 0.5],
    [-70, -14, 120, 0.4],
    [30, -8, 100, 0.5],
  ] as const)
    c.ellipse(sx + dx * u, hor + dy * u, len * u, 1.7 * u, '#ffc27d', `opacity='${a}'`)
  const mesa = (y: number, step: number, lit: string, shade: string) => {
    const points: Point[] = [[-10, hor + 6 * u]]
    let x = -10
    while (x < w + 20) {
      const [gap, top, tall] = [r.in(0.4, 1.2) * step, r.in(0.5, 1.1) * step, r.in(0.35, 1) * y]
      points.push(
        [x + gap, hor],
        [x + gap + 3 * u, hor - tall],
        [x + gap + top, hor - tall + r.in(-1, 1) * u],
        [x + gap + top + 4 * u, hor],
      )
      x += gap + top + 4 * u
    }
    c.poly(
      [...points, [w + 20, hor + 6 * u]],
      c.down(
        [
          [lit, 0],
          [shade, 1],
        ],
        hor - y,
        hor + 4 * u,
      ),
    )
  }
  mesa(26 * u, 46 * u, '#a8504c', '#e58a58')
  if (site === 'canyon') {
    for (const [side, lean] of [
      [-1, 1],
      [1, -1],
    ] as const)
      for (let i = 2; i >= 0; i--) {
        const x = (d: number) => w / 2 + side * (w * 0.5 - d * u)
        c.poly(
          [
            [x(-10), hor + 40 * u],
            [x(-10), hor - (120 + i * 26) * u],
            [x(12 + i * 16), hor - (110 + i * 6 + r.in(0, 18)) * u],
            [x(18 + i * 20), hor - 50 * u],
            [x(30 + i * 22), hor - 30 * u],
            [x(36 + i * 26), hor + 20 * u],
          ],
          c.linear(
            [
              ['#7d3b3f', 0],
              [lean > 0 ? '#c86a4c' : '#4a2233', 1],
            ],
            x(0),
            0,
            x(70),
            0,
          ),
        )
      }
  }
  c.land(
    [
      [0, hor],
      [w, hor],
    ],
    c.down(
      [
        ['#f0a964', 0],
        ['#b5654a', 0.16],
        ['#6e3540', 0.45],
        ['#33192f', 0.75],
        ['#160d1f', 1],
      ],
      hor,
      h,
    ),
  )
  if (site === 'town' || site === 'home') {
    const dome = (x: number, s: number, wall: number, tone: number, lamps: number) => {
      const y = hor + 6 * u * tone
      const body = c.linear(
        [
          ['#ffca8c', 0],
          ['#b0604c', 0.22],
          ['#5c2a38', 0.75],
          ['#3d1c2e', 1],
        ],
        x + s,
        0,
        x - s,
        0,
      )
      c.path(
        `M${f(x - s)} ${f(y)}V${f(y - wall)}A${f(s)} ${f(s * 0.82)} 0 0 1 ${f(x + s)} ${f(y - wall)}V${f(y)}Z`,
        body,
      )
      c.rect(x - s * 1.04, y - wall - 0.8 * u, s * 2.08, 1.6 * u, '#43203a', "opacity='.55'")
      for (let i = 0; i < lamps; i++)
        c.rect(x + r.in(-0.75, 0.45) * s, y - wall * r.in(0.25, 0.7), 2 * u, 2.8 * u, '#ffdf95')
    }
    const tower = (x: number, ww: number, hh: number) => {
      c.rect(
        x,
        hor - hh,
        ww,
        hh + 6 * u,
        c.linear(
          [
            ['#4a2236', 0],
            ['#6e3440', 0.6],
            ['#f0ac72', 1],
          ],
          x,
          0,
          x + ww,
          0,
        ),
        `rx='${f(ww * 0.25)}'`,
      )
      c.stroke(
        `M${f(x + ww / 2)} ${f(hor - hh)}v${f(-11 * u)}m0 ${f(3 * u)}h${f(3.4 * u)}m${f(-3.4 * u)} ${f(3 * u)}h${f(2.2 * u)}`,
        '#43203a',
        0.9 * u,
      )
    }
    const n = site === 'home' ? 1 : Math.max(5, Math.round(w / (36 * u)))
    if (site === 'town') {
      for (let i = 0; i < n * 1.6; i++) dome(r.in(-0.05, 1.05) * w, r.in(5, 10) * u, r.in(2, 8) * u, -0.3, 1)
      for (let i = 0; i < n * 0.5; i++) tower(r.in(0.05, 0.95) * w, r.in(5, 8) * u, r.in(24, 44) * u)
      for (let i = 0; i < n; i++)
        dome((i + r.in(0.2, 0.8)) * (w / n), r.in(11, 20) * u, r.in(5, 13) * u, r.in(0.6, 1.5), 2)
    } else {
      dome(w * 0.42, 26 * u, 6 * u, 1, 2)
      for (const x of [0.12, 0.72, 0.9] as const)
        c.stroke(
          `M${f(w * x)} ${f(hor + 8 * u)}v${f(-40 * u)}m0 ${f(9 * u)}h${f(5 * u)}m${f(-5 * u)} ${f(5 * u)}h${f(3 * u)}`,
          '#4a2236',
          1.8 * u,
        )
    }
  }
  // Dunes: each has a lit crest and a lee side in shadow.
  const dune = (y: number, amp: number, tone: number) => {
    const k = r.in(0.25, 0.7)
    const crest: readonly [Point, Point, Point, Point, Point] = [
      [0, y + amp * r.in(0, 0.5)],
      [w * k * 0.5, y + amp * 0.3],
      [w * k, y - amp * 0.5],
      [w * (k + 0.3), y + amp * 0.35],
      [w, y + amp * r.in(-0.1, 0.4)],
    ]
    c.land(
      crest,
      c.down(
        [
          [mix('#eba062', '#3d1d33', tone), 0],
          [mix('#a9583f', '#1c1024', tone), 0.3],
          [mix('#7a3a3c', '#160d1f', tone), 1],
        ],
        y - amp,
        y + amp * 5,
      ),
    )
    // The lee side: from the top along the crest to the right, and back along an S.
    const [px, py] = crest[2]
    const deep = amp * 5
    c.path(
      `${smooth([crest[2], crest[3], crest[4], [w + 20, crest[4][1]]])}V${f(py + deep)}C${f(px + w * 0.36)} ${f(py + deep)} ${f(px + w * 0.02)} ${f(py + deep * 0.62)} ${f(px + w * 0.1)} ${f(py + deep * 0.36)}C${f(px + w * 0.15)} ${f(py + deep * 0.2)} ${f(px - w * 0.02)} ${f(py + deep * 0.12)} ${f(px)} ${f(py)}Z`,
      c.down(
        [
          [mix('#6a2f3c', '#140c1d', tone), 0, 0.85],
          [mix('#54263a', '#140c1d', tone), 0.5, 0.5],
          [mix('#54263a', '#140c1d', tone), 1, 0],
        ],
        py,
        py + deep,
      ),
    )
    c.stroke(smooth(crest), mix('#ffd9a0', '#6a3440', tone), 1 * u, "opacity='.8'")
  }
  const steps = site === 'town' ? [52, 96, 150, 216, 290] : [22, 60, 110, 176, 260]
  for (const [i, y] of steps.entries()) dune(hor + y * u, (12 + i * 7) * u, i / 5.2 + 0.08)
  c.mist(hor + 4 * u, 26 * u, '#ffd9a0', 0.35)
}
