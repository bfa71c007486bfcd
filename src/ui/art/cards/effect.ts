/** Effects are fields: calm, and still at work. */

import { type Canvas, f, line, type Point, smooth } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import type { Mood } from './moods.ts'
import type { Pose, Sitter } from './pose.ts'
import { isKindOf } from './pose.ts'

interface Field {
  c: Canvas
  x: number
  /** The middle, and the width of the picture. */
  cy: number
  w: number
  u: number
  mood: Mood
  r: Dice
}

const whole = Math.PI * 2

/** Threads on a rolling circle: the circle about it, the circle, the pen. */
const threads = [
  [7, 3, 5.2],
  [9, 4, 5],
  [8, 3, 4.4],
  [11, 5, 6],
  [5, 2, 3.4],
] as const

function thread({ c, x, cy, u, mood, r }: Field) {
  const [around, wheel, pen] = r.pick(threads)
  const arm = around - wheel
  const scale = 38 / (arm + pen)
  for (const [size, colour, wide] of [
    [1, mood[2], 0.9],
    [0.82, mood[3], 1.1],
  ] as const) {
    const points: Point[] = []
    for (let t = 0; t <= whole * wheel + 0.05; t += 0.07) {
      const roll = (arm / wheel) * t
      const [dx, dy] = [arm * Math.cos(t) + pen * Math.cos(roll), arm * Math.sin(t) - pen * Math.sin(roll)]
      points.push([x + dx * scale * size * u, cy + dy * scale * size * u])
    }
    c.stroke(line(points), colour, wide * u, "opacity='.85'")
  }
  c.glow(x, cy, 16 * u, '#ffffff', 0.9)
}

/** Lines from pole to pole. */
function poles({ c, x, u, mood, r }: Field) {
  const [bulge, high] = [r.in(8, 17), r.in(10, 34)]
  for (let i = -7; i <= 7; i++) {
    if (i === 0) continue
    const side = f(x + i * bulge * u)
    const d = `M${f(x)} ${f(10 * u)}C${side} ${f(high * u)} ${side} ${f((94 - high) * u)} ${f(x)} ${f(84 * u)}`
    c.stroke(d, mood[i % 2 ? 3 : 2], (i % 3 ? 0.8 : 1.8) * u, `opacity='${f(0.95 - Math.abs(i) * 0.09)}'`)
  }
  for (const y of [10, 84]) c.glow(x, y * u, 16 * u, '#ffffff', 0.95)
  c.stroke(`M${f(x)} ${f(10 * u)}V${f(84 * u)}`, '#ffffff', 1.6 * u)
}

function orb({ c, x, cy, u, mood, r }: Field) {
  const [deep, , bright, accent] = mood
  const [s, turn] = [r.in(15, 26) * u, r.in(0, 360)]
  c.circle(
    x,
    cy,
    s,
    c.radial(x - s * 0.3, cy - s * 0.35, s * 1.4, [
      ['#ffffff', 0],
      [accent, 0.25],
      [bright, 0.6],
      [deep, 1],
    ]),
  )
  for (let i = 0; i < 5; i++) {
    const look = `stroke='${mood[i % 2 ? 3 : 2]}' stroke-width='${f((i % 2 ? 0.8 : 1.6) * u)}' opacity='${f(0.9 - i * 0.14)}'`
    const tilt = `transform='rotate(${f(turn + i * r.in(8, 40))} ${f(x)} ${f(cy)})'`
    c.ellipse(x, cy, (32 + i * 7) * u, (9 + i * 4) * u, 'none', `${look} ${tilt}`)
  }
}

/** Stars that are joined to their neighbours. */
function lattice({ c, x, cy, u, mood, r }: Field) {
  const turn = r.in(0, whole)
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const angle = turn + i * 2.4
    return i === 0
      ? [x, cy]
      : [x + Math.cos(angle) * (10 + i * 4.4) * u, cy + Math.sin(angle) * (8 + i * 2.6) * u]
  })
  for (const [i, one] of points.entries())
    for (const other of points.slice(i + 1))
      if (Math.hypot(one[0] - other[0], one[1] - other[1]) < 36 * u)
        c.stroke(line([one, other]), mood[2], 0.9 * u, "opacity='.7'")
  for (const [i, [px, py]] of points.entries())
    c.glow(px, py, (i % 3 ? 8 : 13) * u, mood[3], 0.9).circle(px, py, (i % 3 ? 1.6 : 2.6) * u, '#ffffff')
}

function waves({ c, cy, w, u, mood, r }: Field) {
  const [length, slant, reach] = [r.in(0.4, 0.7), r.in(0.3, 0.7), r.in(2.6, 4)]
  for (let i = 0; i < 11; i++) {
    const y = cy + (i - 5) * 6.4 * u
    const points = Array.from({ length: 25 }, (_, k): Point => {
      const swell = Math.exp(-(((k / 24 - 0.5) * reach) ** 2))
      return [(k / 24) * w, y + Math.sin(k * length + i * slant) * 9 * u * swell]
    })
    const middle = i === 5
    c.stroke(
      smooth(points),
      middle ? '#ffffff' : mood[i % 2 ? 3 : 2],
      (middle ? 1.8 : 0.9) * u,
      `opacity='${f(1 - Math.abs(i - 5) * 0.13)}'`,
    )
  }
}

/** A drawing on a table: rings with marks, and lines to what they mean. */
function plan({ c, x, cy, w, u, mood, r }: Field) {
  let grid = ''
  for (let k = -6; k <= 6; k++)
    grid += `M0 ${f(cy + k * 8 * u)}H${f(w)}M${f(x + k * 14 * u)} 0V${f(cy + 60 * u)}`
  c.stroke(grid, mood[2], 0.5 * u, "opacity='.35'")
  const sizes = [12, 20, 34].map((size) => size * r.in(0.85, 1.15))
  for (const [i, size] of sizes.entries())
    c.circle(
      x,
      cy,
      size * u,
      'none',
      `stroke='${mood[i === 1 ? 3 : 2]}' stroke-width='${f((2 - i * 0.5) * u)}'`,
    )
  for (let i = r.int(5, 9); i > 0; i--) {
    const [angle, from] = [r.in(0, whole), r.pick(sizes)]
    const [px, py] = [x + Math.cos(angle) * from * u, cy + Math.sin(angle) * from * u]
    const out = Math.sign(px - x) * r.in(12, 26) * u
    c.circle(px, py, 2.4 * u, '#ffffff')
    c.stroke(`M${f(px)} ${f(py)}l${f(out * 0.4)} ${f(r.in(-12, 12) * u)}h${f(out)}`, mood[3], 0.9 * u)
  }
}

/** A gate of light, with steps to it. */
function gate({ c, x, u, mood, r }: Field) {
  const [half, top] = [r.in(11, 17) * u, r.in(12, 22) * u]
  for (let i = 5; i >= 0; i--) {
    const s = half + i * 6 * u
    const d = `M${f(x - s)} ${f(84 * u)}V${f(top + s - i * 4 * u)}A${f(s)} ${f(s)} 0 0 1 ${f(x + s)} ${f(top + s - i * 4 * u)}V${f(84 * u)}`
    if (i === 0)
      c.path(
        `${d}Z`,
        c.down(
          [
            ['#ffffff', 0],
            [mood[3], 0.5],
            [mood[2], 1],
          ],
          top,
          84 * u,
        ),
      )
    else c.stroke(d, mood[i % 2 ? 3 : 2], (i % 2 ? 1 : 2.2) * u, `opacity='${f(1 - i * 0.16)}'`)
  }
  for (let i = 0; i < 3; i++)
    c.rect(
      x - half - i * 9 * u,
      (84 + i * 4) * u,
      (half + i * 9 * u) * 2,
      2.4 * u,
      mood[3],
      `opacity='${f(0.8 - i * 0.2)}'`,
    )
}

/** Many small things that turn about one. */
function swarm({ c, x, cy, u, mood, r }: Field) {
  const way = r.sign()
  for (let i = 0; i < 90; i++) {
    const [angle, far] = [i * 2.39996, Math.sqrt(i) * 5.4]
    const [px, py] = [x + Math.cos(angle) * far * u * 1.25, cy + Math.sin(angle) * far * u * 0.85]
    const [dx, dy] = [-Math.sin(angle) * way * 4 * u, Math.cos(angle) * way * 2.6 * u]
    c.stroke(
      `M${f(px)} ${f(py)}l${f(dx)} ${f(dy)}`,
      i % 3 ? mood[2] : i % 2 ? mood[3] : '#ffffff',
      r.in(0.7, 2.2) * u,
    )
  }
  c.glow(x, cy, 20 * u, '#ffffff', 0.95)
}

const fields = { thread, poles, orb, lattice, waves, plan, gate, swarm }
type Kind = keyof typeof fields

/** Words of a title that choose the field. */
const words: readonly (readonly [RegExp, Kind])[] = [
  [/plan|plans|planners|operations|traffic|control|macroscan|special modif|deployment|terminal/i, 'plan'],
  [/force|disturbance|tremor|presence|eye|visage|mind/i, 'thread'],
  [/water|sand|wind|weather|storm|fury/i, 'waves'],
  [/door|path|occupation|base|sentry|run\b/i, 'gate'],
  [/fleet|bounty|empire|revolution|network|hour/i, 'lattice'],
]

export function effect(c: Canvas, card: Sitter, { u, mood, r, x, w, role }: Pose): void {
  const rolled = r.pick(Object.keys(fields).filter((name) => isKindOf(fields, name)))
  const kind =
    (isKindOf(fields, role.kind) ? role.kind : undefined) ??
    words.find(([word]) => word.test(card.title))?.[1] ??
    rolled
  c.glow(x, 47 * u, 74 * u, mood[2], 0.6)
  fields[kind]({ c, x, cy: 47 * u, w, u, mood, r })
}
