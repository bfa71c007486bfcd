/** Jungle in the morning, under a giant planet. */

import { type Canvas, f, type Point } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Dark leaves in two corners: a frame that says "you look out of the jungle". */
function fronds(c: Canvas, u: number, dark: string, lit: string) {
  const { w, h, r } = c
  const leaf = (x: number, y: number, len: number, angle: number, colour: string) =>
    c.path(
      `M0 0C${f(len * 0.3)} ${f(-len * 0.13)} ${f(len * 0.75)} ${f(-len * 0.1)} ${f(len)} 0C${f(len * 0.7)} ${f(len * 0.09)} ${f(len * 0.3)} ${f(len * 0.12)} 0 0Z`,
      colour,
      `transform='translate(${f(x)} ${f(y)}) rotate(${f(angle)})'`,
    )
  for (const [x, turn] of [
    [-6 * u, -1],
    [w + 6 * u, 1],
  ] as const)
    for (let i = 0; i < 7; i++)
      leaf(
        x,
        h - r.in(10, 70) * u,
        r.in(60, 120) * u,
        turn < 0 ? -r.in(8, 84) : -180 + r.in(8, 84),
        i % 2 ? dark : lit,
      )
  for (let i = 0; i < 4; i++) {
    const x = i < 2 ? r.in(0, 0.16) * w : r.in(0.84, 1) * w
    const len = r.in(40, 110) * u
    c.stroke(`M${f(x)} -5q${f(r.in(-10, 10) * u)} ${f(len / 2)} 0 ${f(len)}`, dark, 1.6 * u)
    for (let k = 0.2; k < 1; k += 0.13) leaf(x, len * k, 9 * u, i % 2 ? 30 : 150, dark)
  }
}

/** Paints a jungle. */
export function jungle(c: Canvas, { hor, u, site }: Setting): void {
  const { w, h, r } = c
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#0a2129', 0],
      ['#1c5250', 0.2],
      ['#6aa178', 0.38],
      ['#d8dd9b', 0.49],
      ['#fff3c0', 0.54],
      ['#4f8a63', 0.6],
      ['#10302a', 0.8],
      ['#071713', 1],
    ]),
  )
  // The giant planet in the haze.
  c.circle(
    w * 0.22,
    hor - 92 * u,
    62 * u,
    c.linear(
      [
        ['#f7b592', 0, 0.75],
        ['#e58a78', 0.5, 0.4],
        ['#c97b78', 1, 0],
      ],
      w * 0.22 - 40 * u,
      hor - 150 * u,
      w * 0.22 + 50 * u,
      hor - 40 * u,
    ),
  )
  for (const [dy, a] of [
    [-112, 0.22],
    [-96, 0.3],
    [-84, 0.2],
    [-70, 0.16],
  ] as const)
    c.ellipse(
      w * 0.22,
      hor + dy * u,
      Math.sqrt(Math.max(0, 62 ** 2 - (dy + 92) ** 2)) * u,
      2.6 * u,
      '#fff0d0',
      `opacity='${a}'`,
    )
  c.glow(w * 0.66, hor - 26 * u, 120 * u, '#fff6c9', 0.9)
  const canopy = (y: number, s: number, colour: string, n: number, top?: string) => {
    for (let i = 0; i <= n; i++) {
      const [x, cy, size] = [((i + r.in(-0.4, 0.4)) / n) * w, y + r.in(-0.5, 0.4) * s, s * r.in(0.7, 1.3)]
      if (top) c.ellipse(x - size * 0.1, cy - size * 0.12, size * 1.06, size * 0.76, top)
      c.ellipse(x, cy, size * 1.05, size * 0.75, colour)
    }
    c.rect(0, y, w, h - y, colour)
  }
  canopy(hor - 8 * u, 10 * u, '#a3bd86', Math.max(8, Math.round(w / (16 * u))))
  if (site !== 'wild') {
    // A stepped temple: lit on the right, in shadow on the left, a stair in the middle.
    const [x, base] = [w * 0.54, hor + 8 * u]
    const levels: readonly Point[] = [
      [64, 16],
      [52, 16],
      [40, 15],
      [29, 14],
      [19, 12],
      [10, 9],
    ]
    let y = base
    for (const [half, tall] of levels) {
      c.poly(
        [
          [x - half * u, y],
          [x - (half - 4) * u, y - tall * u],
          [x + (half - 4) * u, y - tall * u],
          [x + half * u, y],
        ],
        c.linear(
          [
            ['#5d7f66', 0],
            ['#7c9a74', 0.45],
            ['#f0e3ae', 1],
          ],
          x - half * u,
          0,
          x + half * u,
          0,
        ),
      )
      c.rect(x - (half - 4) * u, y - tall * u, (half - 4) * 2 * u, 1.8 * u, '#fff2c4', "opacity='.75'")
      for (let i = -2; i <= 2; i++)
        if (half > 24 && i)
          c.rect(
            x + i * half * 0.3 * u - 1.6 * u,
            y - tall * 0.65 * u,
            3.2 * u,
            tall * 0.65 * u,
            '#3f6653',
            "opacity='.7'",
          )
      y -= tall * u
    }
    c.poly(
      [
        [x - 7 * u, base],
        [x - 3.4 * u, y + 9 * u],
        [x + 3.4 * u, y + 9 * u],
        [x + 7 * u, base],
      ],
      '#c9c795',
    ).rect(x - 3 * u, y + 3 * u, 6 * u, 7 * u, '#2d4f43')
  }
  c.mist(hor + 2 * u, 26 * u, '#fff6cf', 0.75)
  canopy(hor + 18 * u, 13 * u, '#5f9570', Math.max(7, Math.round(w / (22 * u))), '#9cc088')
  c.mist(hor + 34 * u, 18 * u, '#e9f0bd', 0.5)
  canopy(hor + 52 * u, 19 * u, '#2f6b56', Math.max(6, Math.round(w / (32 * u))), '#5a9a70')
  canopy(hor + 104 * u, 28 * u, '#174438', Math.max(4, Math.round(w / (46 * u))), '#2c6b55')
  canopy(hor + 184 * u, 36 * u, '#0b2a25', Math.max(4, Math.round(w / (58 * u))), '#164237')
  // Light in beams, birds, and leaves that frame the picture.
  for (const [x, tilt, a] of [
    [0.5, 60, 0.13],
    [0.7, 90, 0.16],
    [0.9, 130, 0.1],
  ] as const)
    c.poly(
      [
        [w * x, hor - 150 * u],
        [w * x + 14 * u, hor - 150 * u],
        [w * x - tilt * u + 34 * u, hor + 120 * u],
        [w * x - tilt * u, hor + 120 * u],
      ],
      c.down(
        [
          ['#fff6c9', 0, 0],
          ['#fff6c9', 0.5, a],
          ['#fff6c9', 1, 0],
        ],
        hor - 150 * u,
        hor + 120 * u,
      ),
    )
  for (let i = 0; i < 5; i++) {
    const [x, y, s] = [w * 0.3 + r.in(0, 70) * u, hor - r.in(60, 104) * u, r.in(2, 4) * u]
    c.stroke(
      `M${f(x - s)} ${f(y - s * 0.5)}q${f(s * 0.6)} ${f(-s * 0.3)} ${f(s)} ${f(s * 0.5)}q${f(s * 0.4)} ${f(-s * 0.8)} ${f(s)} ${f(-s * 0.5)}`,
      '#2b5046',
      0.9 * u,
    )
  }
  fronds(c, u, '#061a17', '#0f3a31')
}
