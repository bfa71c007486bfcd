/** A city without ground. */

import { type Canvas, f } from '../canvas.ts'
import type { Setting } from './setting.ts'

/** Paints towers between which nothing but air lies. */
export function city(c: Canvas, { hor, u }: Setting): void {
  const { w, h, r } = c
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#0a0b24', 0],
      ['#2c2158', 0.2],
      ['#7a3f78', 0.36],
      ['#e0776f', 0.47],
      ['#ffc48a', 0.54],
      ['#7a4670', 0.66],
      ['#2a1f48', 0.84],
      ['#100d26', 1],
    ]),
  )
  c.stars(30, 0, hor * 0.5, '#ffe9ff', u)
  c.glow(w * 0.32, hor - 24 * u, 140 * u, '#ffd9a0', 0.8).circle(w * 0.32, hor - 26 * u, 20 * u, '#fff0cf')
  const towers = (
    n: number,
    wide: number,
    low: number,
    tall: number,
    top: string,
    foot: string,
    lamp: string | null,
    floor: number,
  ) => {
    for (let i = 0; i <= n; i++) {
      const [x, ww, hh] = [((i + r.in(-0.4, 0.4)) / n) * w, wide * r.in(0.5, 1.2), r.in(low, tall)]
      const y = floor - hh
      const crown = r.pick(['flat', 'spire', 'step', 'slant'])
      const body = c.down(
        [
          [top, 0],
          [foot, 1],
        ],
        y,
        floor + 60 * u,
      )
      if (crown === 'spire')
        c.poly(
          [
            [x + ww / 2, y - hh * 0.35],
            [x + ww * 0.62, y + 2],
            [x + ww * 0.38, y + 2],
          ],
          top,
        )
      if (crown === 'step') c.rect(x + ww * 0.22, y - ww * 0.5, ww * 0.56, ww, top)
      c.poly(
        [
          [x, crown === 'slant' ? y + ww * 0.6 : y],
          [x + ww, y],
          [x + ww, h],
          [x, h],
        ],
        body,
      )
      c.rect(x + ww * 0.86, y, ww * 0.14, h - y, '#ffc79a', `opacity='${lamp ? 0.16 : 0.1}'`)
      if (!lamp) continue
      let lights = ''
      for (let ly = y + 6 * u; ly < floor + 130 * u; ly += 5.4 * u)
        for (let lx = x + ww * 0.16; lx < x + ww * 0.8; lx += 4.2 * u)
          if (r.chance(0.34)) lights += `M${f(lx)} ${f(ly)}v${f(1.4 * u)}`
      c.stroke(lights, lamp, 1.3 * u, "opacity='.8'")
    }
  }
  towers(
    Math.max(9, Math.round(w / (17 * u))),
    13 * u,
    14 * u,
    52 * u,
    '#b3627e',
    '#e98a7c',
    null,
    hor + 4 * u,
  )
  c.mist(hor, 26 * u, '#ffd2a0', 0.5)
  towers(
    Math.max(6, Math.round(w / (30 * u))),
    18 * u,
    20 * u,
    84 * u,
    '#6b3d72',
    '#a85a7c',
    '#ffd9a0',
    hor + 22 * u,
  )
  // Traffic: streams of light between the towers.
  for (const [dy, bend, colour] of [
    [-22, 8, '#ffe9b8'],
    [-4, -6, '#a8dcff'],
    [14, 6, '#ffb7a0'],
  ] as const)
    c.stroke(
      `M-10 ${f(hor + dy * u)}Q${f(w / 2)} ${f(hor + (dy + bend) * u)} ${f(w + 10)} ${f(hor + (dy - bend) * u)}`,
      colour,
      1.6 * u,
      `stroke-dasharray='${f(5 * u)} ${f(6 * u)} ${f(1 * u)} ${f(7 * u)}'`,
    )
  towers(
    Math.max(3, Math.round(w / (64 * u))),
    30 * u,
    10 * u,
    70 * u,
    '#3a2658',
    '#5c3868',
    '#ffcf8f',
    hor + 74 * u,
  )
  towers(
    Math.max(2, Math.round(w / (100 * u))),
    46 * u,
    10 * u,
    50 * u,
    '#1d1638',
    '#2e2146',
    '#ffb98a',
    hor + 190 * u,
  )
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#070718', 0, 0.35],
      ['#070718', 0.34, 0],
      ['#070718', 0.7, 0],
      ['#070718', 1, 0.65],
    ]),
  )
}
