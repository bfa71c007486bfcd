/** How a world looks from space. */

import { type Canvas, f } from './canvas.ts'
import type { Body } from './worlds.ts'

type Disc = readonly [c: Canvas, x: number, y: number, s: number, body: Body]

function stripes(...[c, x, y, s, { bands }]: Disc) {
  const { r } = c
  for (let i = 0; i < 13; i++) {
    const by = y - s + (i / 12) * s * 2
    const bend = `q${f(s)} ${f(r.in(0.06, 0.2) * s)} ${f(s * 2)} 0v${f(r.in(0.04, 0.13) * s)}q${f(-s)} ${f(0.14 * s)} ${f(-s * 2)} 0Z`
    c.path(`M${f(x - s)} ${f(by)}${bend}`, r.pick(bands), `opacity='${f(r.in(0.3, 0.75))}'`)
  }
}

/** Panels and lit windows along lines of latitude; no dish. */
function panels(...[c, x, y, s, { bands }]: Disc) {
  const { r } = c
  for (let i = -8; i <= 8; i++) {
    const [by, half] = [y + (i / 8.6) * s, Math.sqrt(1 - (i / 8.6) ** 2) * s]
    const seam = `M${f(x - half)} ${f(by)}q${f(half)} ${f(s * 0.08)} ${f(half * 2)} 0`
    c.stroke(seam, '#1a212c', (i === 0 ? 0.05 : 0.016) * s, "opacity='.75'")
    let lamps = ''
    for (let k = 0; k < 26; k++)
      if (r.chance(0.35)) lamps += `M${f(x + r.in(-0.5, 1) * half)} ${f(by + r.in(0.02, 0.1) * s)}h.01`
    c.stroke(lamps, '#ffe9bf', 0.022 * s)
    for (let k = 0; k < 3; k++)
      c.rect(
        x + r.in(-1, 0.9) * half,
        by + 0.012 * s,
        r.in(0.06, 0.26) * s,
        0.09 * s,
        r.pick(bands),
        "opacity='.45'",
      )
  }
}

function lands(...[c, x, y, s, { bands }]: Disc) {
  const { r } = c
  if (bands.length === 0) return
  for (let i = 0; i < 9; i++) {
    const [bx, by, b] = [x + r.in(-0.9, 0.7) * s, y + r.in(-0.85, 0.85) * s, r.in(0.3, 0.95) * s]
    const bend = (...points: number[]) => `c${points.map((point) => f(point * b)).join(' ')}`
    const coast = `${bend(0.2, -0.3, 0.6, -0.1, 1, -0.16)}${bend(0.1, 0.22, -0.3, 0.12, -0.4, 0.3)}${bend(-0.2, 0.1, -0.56, 0.06, -0.6, -0.14)}Z`
    c.path(`M${f(bx)} ${f(by)}${coast}`, r.pick(bands), `opacity='${f(r.in(0.35, 0.7))}'`)
  }
}

/** A planet, moon or station: light from the upper left, bands or lands, a dark side, a rim of air. */
export function ball(c: Canvas, x: number, y: number, s: number, body: Body, alpha: number): void {
  const { r } = c
  const [lit, base, dark] = body.body
  const disc = `<circle cx='${f(x)}' cy='${f(y)}' r='${f(s)}'/>`
  c.glow(x - s * 0.15, y - s * 0.15, s * 1.45, body.air, 0.42 * alpha)
  c.group(`${c.clip(disc)} opacity='${alpha}'`, () => {
    c.circle(
      x,
      y,
      s,
      c.radial(x - s * 0.4, y - s * 0.45, s * 1.6, [
        [lit, 0],
        [base, 0.55],
        [dark, 1],
      ]),
    )
    const cover = body.striped ? stripes : body.station ? panels : lands
    cover(c, x, y, s, body)
    if (body.lights)
      for (let i = 0; i < 90; i++)
        c.circle(
          x + r.in(-1, 1) * s,
          y + r.in(-1, 1) * s,
          r.in(0.006, 0.022) * s,
          body.lights,
          `opacity='${f(r.in(0.4, 1))}'`,
        )
    // The night side, then a thin crescent of air on the lit edge.
    c.circle(
      x,
      y,
      s,
      c.radial(x - s * 0.5, y - s * 0.55, s * 1.85, [
        ['#02030a', 0, 0],
        ['#02030a', 0.5, 0],
        ['#02030a', 0.84, 0.82],
        ['#02030a', 1, 0.95],
      ]),
    )
    c.circle(
      x,
      y,
      s,
      c.radial(x + s * 0.16, y + s * 0.18, s * 1.22, [
        [body.air, 0.84, 0],
        [body.air, 0.97, 0.6],
        ['#ffffff', 1, 0.85],
      ]),
    )
  })
}
