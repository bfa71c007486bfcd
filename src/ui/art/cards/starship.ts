/** Starships, with the fire of their engines. */

import { type Canvas, f, mix, silhouette } from '../canvas.ts'
import { hullOf, hulls } from './hulls.ts'
import type { Pose, Sitter } from './pose.ts'

export function starship(c: Canvas, card: Sitter, { u, mood, r, x, turn, w, h }: Pose): void {
  const [deep, mid, bright, accent] = mood
  const hull = hulls[hullOf(card, r)]
  const big = card.subtype === 'capital'
  const angle = r.in(-30, -14)
  const scale = u * (big ? 1.34 : 1.1)
  // Stripes of speed, along the flight.
  c.group(`transform='translate(${f(x)} ${f(50 * u)}) scale(${turn} 1) rotate(${f(angle)})'`, () => {
    for (let i = 0; i < 9; i++) {
      const [y, from, len] = [r.in(-70, 70) * u, r.in(-130, 20) * u, r.in(20, 80) * u]
      c.rect(
        from,
        y,
        len,
        1 * u,
        c.linear(
          [
            [accent, 0, 0],
            [accent, 1, 0.5],
          ],
          from,
          0,
          from + len,
          0,
        ),
      )
    }
    c.group(`transform='scale(${f(scale * 100) / 100})'`, () => {
      for (const [jx, jy] of hull.jets) {
        const len = big ? 24 : 40
        c.poly(
          [
            [jx + 2, jy - 2.4],
            [jx + 2, jy + 2.4],
            [jx - len, jy],
          ],
          c.linear(
            [
              [accent, 0, 0],
              [bright, 0.6, 0.6],
              ['#ffffff', 1, 0.95],
            ],
            jx - len,
            0,
            jx,
            0,
          ),
        ).glow(jx, jy, 8, accent, 0.8)
      }
      c.glow(4, 0, 62, bright, 0.5)
      const ink = c.linear(
        [
          [mix(deep, '#05060c', 0.3), 0],
          [mix(deep, mid, 0.6), 0.6],
          [mix(mid, bright, 0.55), 1],
        ],
        -44,
        0,
        46,
        0,
      )
      silhouette(c, hull.shape, ink, accent, 1.8)
      silhouette(
        c,
        hull.over,
        c.linear(
          [
            [mix(deep, '#05060c', 0.5), 0],
            [mix(deep, mid, 0.5), 1],
          ],
          -40,
          0,
          40,
          0,
        ),
        bright,
        1.2,
      )
      if (hull.glass) c.path(hull.glass, accent)
      if (big) {
        let lamps = ''
        for (let i = 0; i < 26; i++) lamps += `M${f(r.in(-36, 34))} ${f(r.in(-9, 9))}h.01`
        c.stroke(lamps, '#fff1cc', 1.1)
      } else c.stroke('M-22 0H-6', bright, 1.2, "opacity='.7'")
    })
  })
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      ['#000000', 0, 0],
      ['#000000', 1, 0.25],
    ]),
  )
}
