/** A docking bay, open to the sky. */

import { type Canvas, f, mix, smooth } from '../canvas.ts'
import type { Four, Setting } from './setting.ts'

/** @param tone from the darkest to the lightest */
export function bay(
  c: Canvas,
  { hor, u }: Setting,
  tone: Four = ['#140d16', '#5a3436', '#c98a5e', '#ffd9a0'],
): void {
  const { w, h, r } = c
  const [deep, wall, lit, sky] = tone
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [mix(sky, '#2a1840', 0.75), 0],
      [mix(sky, '#c8604a', 0.35), 0.32],
      [sky, 0.5],
      [wall, 0.52],
      [deep, 1],
    ]),
  )
  c.glow(w * 0.5, hor - 70 * u, 140 * u, '#fff4d8', 0.7)
  // The far wall of a round pit, in panels; a gate in the middle.
  const rim = (x: number) => hor - 62 * u + ((x - w / 2) / (w / 2)) ** 2 * -46 * u
  const foot = (x: number) => hor + 20 * u + ((x - w / 2) / (w / 2)) ** 2 * 40 * u
  const n = 11
  for (let i = 0; i < n; i++) {
    const [a, b] = [(i / n) * w, ((i + 1) / n) * w + 0.6]
    const share = 1 - Math.abs((i + 0.5) / n - 0.62) * 1.7
    c.poly(
      [
        [a, rim(a)],
        [b, rim(b)],
        [b, foot(b)],
        [a, foot(a)],
      ],
      c.down(
        [
          [mix(wall, lit, Math.max(0.05, share)), 0],
          [mix(deep, wall, 0.35 + 0.5 * Math.max(0, share)), 1],
        ],
        rim(a),
        foot(a),
      ),
    )
    c.rect(a + 2 * u, rim(a) + 14 * u, b - a - 4 * u, 5 * u, deep, "opacity='.4'").rect(
      a + 2 * u,
      rim(a) + 34 * u,
      (b - a) * 0.5,
      12 * u,
      deep,
      "opacity='.28'",
    )
    if (i % 2) c.rect((a + b) / 2 - 1 * u, rim(a) + 23 * u, 2.4 * u, 5 * u, '#fff0c0')
  }
  c.stroke(
    smooth(Array.from({ length: 9 }, (_, i) => [(i / 8) * w, rim((i / 8) * w)])),
    mix(lit, '#ffffff', 0.5),
    2 * u,
  )
  c.path(
    `M${f(w / 2 - 22 * u)} ${f(hor + 21 * u)}V${f(hor - 10 * u)}A${f(22 * u)} ${f(20 * u)} 0 0 1 ${f(w / 2 + 22 * u)} ${f(hor - 10 * u)}V${f(hor + 21 * u)}Z`,
    c.down(
      [
        ['#0c0910', 0],
        [mix(deep, '#ffb46a', 0.25), 1],
      ],
      hor - 30 * u,
      hor + 20 * u,
    ),
  )
  c.rect(w / 2 - 26 * u, hor - 14 * u, 2.4 * u, 30 * u, '#ffdf9c').rect(
    w / 2 + 23.6 * u,
    hor - 14 * u,
    2.4 * u,
    30 * u,
    '#ffdf9c',
  )
  // The floor, with the rings of the pad and its lamps.
  c.path(
    `M-10 ${f(foot(-10))}Q${f(w / 2)} ${f(hor - 20 * u)} ${f(w + 10)} ${f(foot(w + 10))}V${f(h + 5)}H-10Z`,
    c.down(
      [
        [mix(lit, wall, 0.2), 0],
        [mix(wall, lit, 0.12), 0.3],
        [mix(wall, deep, 0.45), 0.75],
        [deep, 1],
      ],
      hor,
      h,
    ),
  )
  for (const [rx, a] of [
    [64, 0.8],
    [104, 0.5],
    [160, 0.3],
  ] as const)
    c.ellipse(
      w / 2,
      hor + 92 * u,
      rx * u,
      rx * 0.36 * u,
      'none',
      `stroke='${sky}' stroke-width='${f(1.8 * u)}' opacity='${a}'`,
    )
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283
    c.glow(w / 2 + Math.cos(a) * 104 * u, hor + 92 * u + Math.sin(a) * 37 * u, 7 * u, '#fff2c4', 0.9)
  }
  for (const [x, y, s] of [
    [r.in(0.06, 0.13), 46, r.in(10, 16)],
    [r.in(0.15, 0.2), 54, r.in(7, 11)],
    [r.in(0.87, 0.93), 48, r.in(11, 17)],
    [r.in(0.8, 0.85), 58, r.in(6, 10)],
  ] as const)
    c.rect(
      w * x - s * u,
      hor + (y - s * 1.4) * u,
      s * 2 * u,
      s * 1.7 * u,
      c.linear(
        [
          [deep, 0],
          [mix(wall, deep, 0.4), 0.7],
          [lit, 1],
        ],
        w * x - s * u,
        0,
        w * x + s * u,
        0,
      ),
      `rx='${f(u)}'`,
    )
  // A boom above, as a frame.
  c.path(
    `M-5 ${f(hor - 150 * u)}L${f(w * 0.5)} ${f(hor - 128 * u)}L${f(w * 0.52)} ${f(hor - 118 * u)}L-5 ${f(hor - 128 * u)}Z`,
    deep,
    "opacity='.8'",
  ).stroke(`M${f(w * 0.46)} ${f(hor - 122 * u)}v${f(30 * u)}`, deep, 1.4 * u)
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0, 0.5],
      [deep, 0.34, 0],
      [deep, 0.75, 0],
      [deep, 1, 0.3],
    ]),
  )
}
