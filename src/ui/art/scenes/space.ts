/** A world seen from space, with its suns, its moon and its belt. */

import { type Canvas, f, mix } from '../canvas.ts'
import { ball } from '../planets.ts'
import { worldOf } from '../worlds.ts'
import type { Setting } from './setting.ts'

/** Paints a world among stars. */
export function system(c: Canvas, { hor, u, planet }: Setting): void {
  const { w, h, r } = c
  const world = worldOf(planet)
  c.rect(
    0,
    0,
    w,
    h,
    c.down([
      [world.sky[0], 0],
      [world.sky[1], 0.55],
      ['#04050b', 1],
    ]),
  )
  // Two clouds of gas, one in the colour of the air.
  c.haze(w * 0.1, hor - 150 * u, 260 * u, 150 * u, world.air, 0.3)
  c.haze(w * 0.95, hor + 170 * u, 300 * u, 190 * u, world.body[1], 0.34)
  c.haze(w * 0.3, hor + 60 * u, 240 * u, 50 * u, world.body[0], 0.12)
  c.stars(Math.min(190, (w * h) / 900), 0, h, '#eaf2ff', Math.max(0.6, Math.min(1.1, u)))
  if (world.giant)
    ball(
      c,
      w * 0.16,
      hor - 46 * u,
      60 * u,
      {
        body: world.giant,
        bands: [mix(world.giant[0], world.giant[1], 0.4), world.giant[2]],
        striped: true,
        air: world.giant[0],
      },
      0.95,
    )
  for (let i = 0; i < (world.suns ?? 0); i++) {
    const [x, y, s] = [w * 0.16 + i * 24 * u, hor - 62 * u - i * 12 * u, (8 - i * 3) * u]
    c.glow(x, y, s * 6, '#ffe2ae', 0.8).circle(x, y, s, '#fff6df')
  }
  ball(c, w * 0.56, hor + 8 * u, 66 * u, world, 1)
  // A moon, and a lane of traffic.
  ball(
    c,
    w * 0.86,
    hor - 74 * u,
    9 * u,
    { body: ['#e8eef5', '#96a3b3', '#2c3644'], bands: [], air: '#ffffff' },
    0.9,
  )
  if (world.belt)
    for (let i = 0; i < 46; i++) {
      const a = r.in(-0.45, 0.5)
      c.circle(
        w * 0.5 + r.in(-0.6, 0.6) * w,
        hor + 108 * u + a * 46 * u,
        r.in(0.4, 2.6) * u,
        mix('#dfeaf2', '#5c6d7e', r.roll()),
        `opacity='${f(r.in(0.4, 1))}'`,
      )
    }
  c.haze(w * 0.3, h * 0.92, w * 0.9, 130 * u, world.body[1], 0.3)
}
