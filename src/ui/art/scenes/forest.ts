/** A forest of giant trees: open, a village, a bunker. */

import { type Canvas, f, mix } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Paints the kind of forest that the setting names. */
export function forest(c: Canvas, { hor, u, site }: Setting): void {
  const { w, h, r } = c
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#0a1d22', 0],
      ['#2a5a4c', 0.22],
      ['#9cc587', 0.42],
      ['#f3f6c2', 0.54],
      ['#6aa06a', 0.64],
      ['#17402f', 0.82],
      ['#081a16', 1],
    ]),
  )
  c.glow(w * 0.5, hor - 20 * u, 150 * u, '#fbffd6', 0.9)
  const trunks = (n: number, half: number, colour: string, lit: string, foot: number) => {
    for (let i = 0; i < n; i++) {
      const [x, s] = [((i + r.in(0.15, 0.85)) / n) * w, half * r.in(0.7, 1.3)]
      const body = c.linear(
        [
          [lit, 0],
          [colour, 0.35],
          [mix(colour, '#06120f', 0.35), 1],
        ],
        x - s,
        0,
        x + s,
        0,
      )
      c.path(
        `M${f(x - s * 2.1)} ${f(hor + foot)}C${f(x - s * 1.1)} ${f(hor + foot - s * 1.2)} ${f(x - s)} ${f(hor + foot - s * 4)} ${f(x - s * 0.92)} -10H${f(x + s * 0.92)}C${f(x + s)} ${f(hor + foot - s * 4)} ${f(x + s * 1.1)} ${f(hor + foot - s * 1.2)} ${f(x + s * 2.1)} ${f(hor + foot)}Z`,
        body,
      )
      if (s > 7 * u)
        for (let k = 0; k < 4; k++)
          c.stroke(
            `M${f(x + r.in(-0.6, 0.6) * s)} ${f(r.in(0, 0.5) * hor)}q${f(r.in(-3, 3) * u)} ${f(60 * u)} 0 ${f(r.in(90, 190) * u)}`,
            '#06140f',
            1 * u,
            "opacity='.3'",
          )
    }
  }
  trunks(Math.max(9, Math.round(w / (15 * u))), 2.6 * u, '#a8c98c', '#d9ebb0', 6 * u)
  c.mist(hor - 4 * u, 70 * u, '#f6fbcf', 0.55)
  trunks(Math.max(5, Math.round(w / (34 * u))), 5.4 * u, '#5f9168', '#a9cf90', 16 * u)
  if (site === 'village') {
    // Huts and bridges among the trunks, with lamps.
    for (const [x1, y1, x2, y2] of [
      [-0.05, -66, 0.42, -54],
      [0.4, -54, 1.05, -78],
    ] as const) {
      const [ax, ay, bx, by] = [w * x1, hor + y1 * u, w * x2, hor + y2 * u]
      const mid = `Q${f((ax + bx) / 2)} ${f(Math.max(ay, by) + 16 * u)}`
      c.stroke(`M${f(ax)} ${f(ay)}${mid} ${f(bx)} ${f(by)}`, '#2b4433', 2.4 * u).stroke(
        `M${f(ax)} ${f(ay - 8 * u)}Q${f((ax + bx) / 2)} ${f(Math.max(ay, by) + 7 * u)} ${f(bx)} ${f(by - 8 * u)}`,
        '#2b4433',
        0.9 * u,
      )
    }
    const hx = w * 0.42
    c.poly(
      [
        [hx - 20 * u, hor - 52 * u],
        [hx - 15 * u, hor - 72 * u],
        [hx - 20 * u, hor - 73 * u],
        [hx + 1 * u, hor - 94 * u],
        [hx + 23 * u, hor - 73 * u],
        [hx + 17 * u, hor - 72 * u],
        [hx + 20 * u, hor - 52 * u],
      ],
      '#2e4a36',
    )
    c.rect(hx - 3 * u, hor - 66 * u, 7 * u, 13 * u, '#ffd98a').glow(hx, hor - 60 * u, 30 * u, '#ffd27a', 0.7)
  }
  if (site === 'bunker') {
    const x = w * 0.5
    c.poly(
      [
        [x - 50 * u, hor + 22 * u],
        [x - 40 * u, hor - 20 * u],
        [x + 40 * u, hor - 20 * u],
        [x + 50 * u, hor + 22 * u],
      ],
      c.down(
        [
          ['#93a69a', 0],
          ['#4d6560', 1],
        ],
        hor - 20 * u,
        hor + 22 * u,
      ),
    )
    c.poly(
      [
        [x - 24 * u, hor + 22 * u],
        [x - 19 * u, hor - 8 * u],
        [x + 19 * u, hor - 8 * u],
        [x + 24 * u, hor + 22 * u],
      ],
      '#13241f',
    ).rect(x - 36 * u, hor - 15 * u, 72 * u, 2 * u, '#d9f0d4')
    c.glow(x, hor - 3 * u, 20 * u, '#ff9a6a', 0.7)
  }
  for (const [x, a] of [
    [0.34, 0.2],
    [0.55, 0.26],
    [0.76, 0.16],
  ] as const)
    c.poly(
      [
        [w * x + 70 * u, -10],
        [w * x + 100 * u, -10],
        [w * x + 20 * u, hor + 80 * u],
        [w * x - 26 * u, hor + 80 * u],
      ],
      c.down(
        [
          ['#fbffd6', 0, 0],
          ['#fbffd6', 0.6, a],
          ['#fbffd6', 1, 0],
        ],
        0,
        hor + 80 * u,
      ),
    )
  const ferns = (y: number, s: number, colour: string, lit: string) => {
    for (let x = -s; x < w + s; x += s * r.in(0.7, 1.2)) {
      const size = s * r.in(0.6, 1.25)
      // A bush, then a fan of fronds with a lit edge.
      c.ellipse(x, y + s * 0.25, size * 0.9, size * 0.5, colour)
      let [fan, edge] = ['', '']
      for (let k = -3; k <= 3; k++) {
        const [dx, dy] = [k * size * 0.3, -size * (0.95 - Math.abs(k) * 0.17)]
        fan += `M${f(x)} ${f(y + s * 0.35)}q${f(dx * 0.3)} ${f(dy * 0.9)} ${f(dx)} ${f(dy)}q${f(dx * 0.1 + size * 0.03)} ${f(-dy * 0.5)} ${f(-dx + size * 0.08)} ${f(-dy)}`
        if (k > 0)
          edge += `M${f(x + dx * 0.2)} ${f(y + s * 0.35 + dy * 0.6)}Q${f(x + dx * 0.5)} ${f(y + s * 0.35 + dy * 0.95)} ${f(x + dx)} ${f(y + s * 0.35 + dy)}`
      }
      c.path(fan, colour).stroke(edge, lit, size * 0.035, "opacity='.55'")
    }
    c.rect(0, y + s * 0.3, w, h, colour)
  }
  ferns(hor + 24 * u, 13 * u, '#5c9a60', '#d6eea8')
  trunks(Math.max(2, Math.round(w / (110 * u))), 12 * u, '#245040', '#86b47c', 62 * u)
  ferns(hor + 62 * u, 22 * u, '#2c6a4b', '#86bf7c')
  ferns(hor + 118 * u, 32 * u, '#174738', '#4f8f63')
  ferns(hor + 196 * u, 42 * u, '#0c2c26', '#2a6049')
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#04100f', 0, 0.6],
      ['#04100f', 0.34, 0],
      ['#04100f', 0.72, 0],
      ['#04100f', 1, 0.5],
    ]),
  )
}
