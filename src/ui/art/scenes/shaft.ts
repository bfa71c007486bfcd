/** A shaft without a floor: a column of light in the middle, walkways across it. */

import { type Canvas, f, mix } from '../canvas.ts'
import type { Five, Setting } from './setting.ts'

function walls(c: Canvas, { hor, u }: Setting, [deep, wall, edge]: Five) {
  const { w, h, r } = c
  const ribs = Math.max(5, Math.round(w / (44 * u)))
  for (let i = 0; i <= ribs; i++) {
    const x = (i / ribs) * w
    const near = Math.abs(x / w - 0.5) * 2
    const shade = mix(mix(wall, edge, Math.max(0, 0.45 - near * 0.5)), deep, near * 0.6)
    const wide = (w / ribs) * 0.8
    c.rect(x - wide / 2, 0, wide, h, shade, "opacity='.55'")
    for (let y = hor - 300 * u; y < h; y += r.in(26, 54) * u)
      c.rect(
        x - wide * 0.36,
        y,
        wide * r.in(0.3, 0.7),
        r.in(6, 20) * u,
        mix(deep, shade, 0.3),
        "opacity='.7'",
      )
    let lamps = ''
    for (let y = hor - 160 * u; y < hor + 200 * u; y += 13 * u)
      if (r.chance(0.3)) lamps += `M${f(x + r.in(-0.3, 0.3) * wide)} ${f(y)}v${f(2 * u)}`
    c.stroke(lamps, mix(edge, '#ffffff', 0.5), 1.4 * u, "opacity='.8'")
  }
}

/** A bridge from one side to the other, with its rail. */
function bridge(c: Canvas, y: number, thick: number, colour: string, lit: string) {
  const { w } = c
  c.rect(
    -5,
    y,
    w + 10,
    thick,
    c.down(
      [
        [lit, 0],
        [colour, 0.4],
        [colour, 1],
      ],
      y,
      y + thick,
    ),
  )
  c.stroke(`M-5 ${f(y - thick * 1.3)}H${f(w + 5)}`, colour, thick * 0.16)
  let posts = ''
  for (let x = thick; x < w; x += thick * 2.6) posts += `M${f(x)} ${f(y)}v${f(-thick * 1.3)}`
  c.stroke(posts, colour, thick * 0.12)
}

/** @param tone from the darkest to the lightest, and the light of the core */
export function shaft(
  c: Canvas,
  at: Setting,
  tone: Five = ['#070a14', '#26344c', '#8fb0d0', '#dff2ff', '#7fc8ff'],
): void {
  const { hor, u } = at
  const { w, h, r } = c
  const [deep, wall, edge, light, glow] = tone
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0],
      [wall, 0.42],
      [mix(wall, edge, 0.4), 0.54],
      [mix(deep, wall, 0.6), 0.7],
      [deep, 1],
    ]),
  )
  walls(c, at, tone)
  // The core, and the light that it throws.
  const x = w / 2
  c.haze(x, hor, Math.max(w * 0.5, 90 * u), 230 * u, glow, 0.7)
  c.rect(
    x - 11 * u,
    0,
    22 * u,
    h,
    c.linear(
      [
        [glow, 0, 0],
        [light, 0.5, 0.95],
        [glow, 1, 0],
      ],
      x - 11 * u,
      0,
      x + 11 * u,
      0,
    ),
  )
  c.rect(x - 3 * u, 0, 6 * u, h, '#ffffff', "opacity='.85'")
  for (let i = -4; i <= 5; i++) {
    const [y, half] = [hor + i * 46 * u, (26 - Math.abs(i) * 0.8) * u]
    c.ellipse(
      x,
      y,
      half,
      half * 0.26,
      'none',
      `stroke='${mix(deep, wall, 0.6)}' stroke-width='${f(4.4 * u)}'`,
    )
    c.ellipse(x, y - 1.4 * u, half, half * 0.26, 'none', `stroke='${edge}' stroke-width='${f(1.2 * u)}'`)
  }
  bridge(c, hor - 74 * u, 5 * u, mix(deep, wall, 0.5), mix(wall, edge, 0.7))
  bridge(c, hor + 18 * u, 9 * u, mix(deep, wall, 0.25), mix(wall, edge, 0.9))
  for (let i = 0; i < 12; i++) c.glow(r.in(0, w), hor + r.in(-130, 150) * u, r.in(2, 5) * u, light, 0.8)
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [deep, 0, 0.85],
      [deep, 0.32, 0],
      [deep, 0.7, 0],
      [deep, 1, 0.9],
    ]),
  )
}
