/** What is behind the figure of a card. */

import { type Canvas, f, line, mix, type Point } from '../canvas.ts'
import type { Backdrop } from './moods.ts'
import type { Pose } from './pose.ts'

export const backdrops: Record<Backdrop, (c: Canvas, pose: Pose) => void> = {
  disc(c, { x, u, mood, r }) {
    const [cx, cy, s] = [x + r.in(-26, 26) * u, r.in(34, 46) * u, r.in(30, 40) * u]
    c.glow(cx, cy, s * 2.1, mood[2], 0.55).circle(
      cx,
      cy,
      s,
      c.down(
        [
          [mood[3], 0],
          [mood[2], 0.55],
          [mood[1], 1],
        ],
        cy - s,
        cy + s,
      ),
    )
  },
  bars(c, { x, u, mood, r, w }) {
    const [cx, cy, s] = [x + r.in(-14, 14) * u, 46 * u, 40 * u]
    c.group(c.clip(`<circle cx='${f(cx)}' cy='${f(cy)}' r='${f(s)}'/>`), () => {
      c.rect(
        0,
        0,
        w,
        100 * u,
        c.down(
          [
            [mood[3], 0],
            [mood[2], 0.5],
            [mood[1], 0.9],
          ],
          8 * u,
          84 * u,
        ),
      )
      for (let i = 0; i < 6; i++)
        c.rect(0, (44 + i * 8) * u, w, (1.4 + i * 1.1) * u, mood[0], "opacity='.75'")
    })
  },
  rings(c, { x, u, mood, r }) {
    const [cx, cy] = [x + r.in(-20, 20) * u, r.in(34, 50) * u]
    c.glow(cx, cy, 60 * u, mood[2], 0.6)
    for (let i = 1; i < 8; i++)
      c.circle(
        cx,
        cy,
        i * 11 * u,
        'none',
        `stroke='${i % 2 ? mood[2] : mood[3]}' stroke-width='${f((i % 3 ? 0.8 : 2.6) * u)}' opacity='${f(0.7 - i * 0.07)}' ${r.chance(0.5) ? `stroke-dasharray='${f(r.in(6, 30) * u)} ${f(r.in(2, 12) * u)}'` : ''}`,
      )
  },
  rays(c, { x, u, mood, r, w }) {
    const [cx, cy] = [x + r.in(-18, 18) * u, r.in(40, 60) * u]
    const n = r.int(11, 19)
    const turn = r.in(0, 6)
    const far = w + 100 * u
    for (let i = 0; i < n; i++) {
      const a = turn + (i / n) * 6.283
      const half = (6.283 / n) * 0.26
      c.poly(
        [
          [cx, cy],
          [cx + Math.cos(a - half) * far, cy + Math.sin(a - half) * far],
          [cx + Math.cos(a + half) * far, cy + Math.sin(a + half) * far],
        ],
        c.radial(cx, cy, 130 * u, [
          [mood[3], 0, 0.75],
          [mood[2], 0.4, 0.45],
          [mood[2], 1, 0.1],
        ]),
      )
    }
    c.circle(cx, cy, 20 * u, mood[3], "opacity='.5'")
  },
  shafts(c, { u, mood, r, w, h }) {
    for (let i = 0; i < 6; i++) {
      const [px, ww] = [r.in(-0.1, 1) * w, r.in(8, 34) * u]
      c.poly(
        [
          [px, 0],
          [px + ww, 0],
          [px + ww - 46 * u, h],
          [px - 46 * u, h],
        ],
        c.down(
          [
            [mood[3], 0, r.in(0.15, 0.5)],
            [mood[2], 0.7, 0.12],
            [mood[2], 1, 0],
          ],
          0,
          h,
        ),
      )
    }
  },
  skyline(c, { u, mood, r, w, h }) {
    c.circle(r.in(0.2, 0.8) * w, 34 * u, 18 * u, mood[3], "opacity='.85'")
    for (let k = 0; k < 3; k++) {
      const colour = mix(mood[2], mood[0], 0.25 + k * 0.3)
      const points: Point[] = [[-5, h]]
      for (let px = -5; px < w + 20 * u; ) {
        const ww = r.in(5, 14) * u
        const y = h - r.in(22, 62 - k * 13) * u
        points.push([px, y], [px + ww, y])
        px += ww
      }
      c.poly([...points, [w + 5, h]], colour)
    }
  },
  ridges(c, { u, mood, r, w }) {
    c.circle(r.in(0.25, 0.75) * w, r.in(30, 42) * u, r.in(12, 20) * u, mood[3])
    for (let k = 0; k < 4; k++) {
      const y = (46 + k * 12) * u
      c.land(
        Array.from({ length: 6 }, (_, i): Point => [(i / 5) * w, y + r.in(-9, 9) * u]),
        mix(mood[2], mood[0], 0.1 + k * 0.26),
      )
    }
  },
  hexes(c, { u, mood, r, w, h }) {
    const s = 11 * u
    let [thin, bright] = ['', '']
    for (let row = 0; row * s * 1.5 < h + s; row++)
      for (let col = 0; col * s * 1.732 < w + s * 2; col++) {
        const [cx, cy] = [(col + (row % 2) / 2) * s * 1.732, row * s * 1.5]
        const hexagon = `${line(Array.from({ length: 6 }, (_, i): Point => [cx + Math.sin((i / 6) * 6.283) * s * 0.92, cy + Math.cos((i / 6) * 6.283) * s * 0.92]))}Z`
        if (r.chance(0.16)) bright += hexagon
        else thin += hexagon
      }
    c.path(bright, mood[2], "opacity='.45'").stroke(thin, mood[2], 0.7 * u, "opacity='.35'")
  },
  stars(c, { u, mood, r, w, h }) {
    c.stars(60, 0, h, mood[3], u)
    c.haze(r.in(0.1, 0.9) * w, r.in(20, 60) * u, 90 * u, 46 * u, mood[2], 0.7)
    const [cx, cy, s] = [r.in(0, 1) * w, r.in(90, 120) * u, r.in(50, 80) * u]
    c.glow(cx, cy, s * 1.3, mood[2], 0.6).circle(
      cx,
      cy,
      s,
      c.down(
        [
          [mood[3], 0],
          [mood[1], 0.14],
          [mood[0], 0.5],
        ],
        cy - s,
        cy + s,
      ),
    )
  },
}
