/** The first thing that is seen: the desert at dusk, wide, and somebody who is faster than the dust. */

import { Canvas, f, mix, silhouette } from '../art/canvas.ts'
import { asAddress } from '../art/crests.ts'
import { ball } from '../art/planets.ts'
import { desert } from '../art/scenes/desert.ts'

const ringed = {
  body: ['#a8667e', '#6a3a68', '#23143c'],
  bands: ['#8f5474', '#54305e', '#b07a86'],
  air: '#d58a90',
  striped: true,
} as const

/** A great world with rings, behind the stars. */
function giant(c: Canvas, x: number, y: number, u: number) {
  ball(c, x, y, 74 * u, ringed, 1)
  c.group(`transform='rotate(-16 ${f(x)} ${f(y)})'`, () => {
    for (const [rx, alpha] of [
      [112, 0.55],
      [126, 0.75],
      [138, 0.35],
    ] as const) {
      const d = `M${f(x - rx * u)} ${f(y)}A${f(rx * u)} ${f(rx * 0.2 * u)} 0 0 0 ${f(x + rx * u)} ${f(y)}`
      c.path(d, 'none', `stroke='#c99a9a' stroke-width='${f(4 * u)}' opacity='${alpha}'`)
    }
  })
}

const hull = 'M44 0L14 -5L8 -6L2 -6L-12 -34L-20 -34L-16 -6H-30V6H-16L-20 34H-12L2 6L8 6L14 5Z'
const wings = 'M-2 -6L-20 -22L-26 -22L-18 -5ZM-2 6L-20 22L-26 22L-18 5Z'

/** A flight of three that comes in, each with its trail. */
function flight(c: Canvas, w: number, h: number, u: number) {
  for (const [x, y, size] of [
    [0.7, 0.3, 1],
    [0.725, 0.275, 0.8],
    [0.752, 0.255, 0.65],
  ] as const) {
    const place = `translate(${f(w * x)} ${f(h * y)}) rotate(-24) scale(${f(size * u * 22) / 100})`
    const trail = c.linear(
      [
        ['#ffe9c8', 0, 0],
        ['#ffe9c8', 1, 0.8],
      ],
      -360,
      0,
      0,
      0,
    )
    c.group(`transform='${place}'`, () =>
      c
        .poly(
          [
            [-360, -2],
            [0, -3],
            [0, 3],
          ],
          trail,
        )
        .path(hull, '#2a1638')
        .path(wings, '#3d2148'),
    )
  }
}

const speederBody =
  'M-46 6C-36 -2 -16 -4 -4 -8L8 -16C14 -18 20 -16 24 -8L44 -2C48 0 48 6 42 8L-40 12C-48 12 -50 10 -46 6Z'

/** The speeder with its driver and companion, its shadow and its dust. */
function speeder(c: Canvas, x: number, y: number, s: number) {
  for (let i = 0; i < 34; i++) {
    const t = i / 34
    const [dx, dy] = [(46 + i * 9.4) * 0.95, 14 - t * 16 + c.r.in(-4, 4) * t]
    c.haze(
      x + dx * s,
      y + dy * s,
      (16 + i * 2.6) * s,
      (6 + i * 1.1) * s,
      mix('#ffe3b4', '#c98058', t),
      0.75 * (1 - t),
    )
  }
  c.ellipse(x - 4 * s, y + 21 * s, 54 * s, 3.4 * s, '#1c0f22', "opacity='.6'")
  const scale = f(s * 100) / 100
  c.group(`transform='translate(${f(x)} ${f(y)}) scale(${-scale} ${scale})'`, () => {
    const ink = c.down(
      [
        ['#6e3444', 0],
        ['#2a1226', 0.6],
        ['#12081a', 1],
      ],
      -18,
      14,
    )
    silhouette(c, speederBody, ink, '#ffdca4', 1.4)
    silhouette(c, 'M-44 -10H-18L-14 -4L-40 -1Z', '#2a1226', '#ffb877', 1)
    c.path('M-6 -9C-6 -16 4 -16 5 -9Z', '#1c0d1c').circle(-1, -18, 3.6, '#1c0d1c')
    c.path('M-17 -7C-17 -13 -9 -13 -8 -7Z', '#1c0d1c')
    c.path('M-16 -11A4 4 0 0 1 -9 -11V-9H-16Z', '#2f1830')
    c.path('M2 -10L10 -15C13 -15 16 -13 18 -8Z', '#ffe7bd', "opacity='.8'")
    c.stroke('M-36 4H-12M-4 0H30', '#ff9d66', 1.1)
    c.glow(-46, 0, 12, '#ffe0b0', 0.9).glow(-44, -7, 8, '#ffe0b0', 0.8)
  })
}

let last: { size: string; address: string } | null = null

/** As an address; drawn anew only for another size. */
export function desertAtDusk(width: number, height: number): string {
  const rounded = (size: number) => Math.max(320, Math.ceil(size / 80) * 80)
  const [w, h] = [rounded(width), rounded(height)]
  const size = `${w}x${h}`
  if (last?.size === size) return last.address
  const c = new Canvas(w, h, 'Landspeed, home')
  const u = Math.min(w / 620, h / 400)
  desert(c, { hor: h * 0.475, u, site: 'town' })
  giant(c, w * 0.87, h * 0.15, u)
  flight(c, w, h, u)
  speeder(c, w * 0.545, h * 0.565, u * 0.92)
  last = { size, address: asAddress(c.svg()) }
  return last.address
}
