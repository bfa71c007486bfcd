/** Interrupts are bursts: one moment. A word of the title may choose which; dice do the rest. */

import { type Canvas, f, line, mix, type Point, silhouette, smooth } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import type { Mood } from './moods.ts'
import type { Pose, Sitter } from './pose.ts'
import { isKindOf } from './pose.ts'

/** A burst: where its middle is, and how it is turned. */
interface Burst {
  cx: number
  cy: number
  turn: number
  u: number
  mood: Mood
  r: Dice
}

const whole = Math.PI * 2

/** A point at an angle and a distance from the middle. */
const at = ({ cx, cy, u }: Burst, angle: number, far: number, flat: number = 1): Point => [
  cx + Math.cos(angle) * far * u,
  cy + Math.sin(angle) * far * flat * u,
]

function ray(
  c: Canvas,
  burst: Burst,
  angle: number,
  from: number,
  to: number,
  half: number,
  fill: string,
  alpha: number,
) {
  const points = [
    at(burst, angle, from),
    at(burst, angle - half, to * 0.7),
    at(burst, angle, to),
    at(burst, angle + half, to * 0.7),
  ]
  c.poly(points, fill, `opacity='${f(alpha)}'`)
}

function core(c: Canvas, { cx, cy, u }: Burst) {
  c.glow(cx, cy, 24 * u, '#ffffff', 1).circle(cx, cy, 4 * u, '#ffffff')
}

function shards(c: Canvas, burst: Burst) {
  const { r, turn, mood } = burst
  const n = r.int(16, 34)
  for (let i = 0; i < n; i++) {
    const angle = turn + (i / n) * whole + r.in(-0.1, 0.1)
    ray(
      c,
      burst,
      angle,
      r.in(8, 20),
      r.in(34, 110),
      r.in(0.015, 1.6 / n),
      r.pick(['#ffffff', mood[3], mood[2]]),
      r.in(0.6, 1),
    )
  }
  core(c, burst)
}

function slash(c: Canvas, { cx, cy, u, r, mood }: Burst) {
  const angle = r.in(-52, 52)
  const n = r.int(2, 4)
  for (let i = 0; i < n; i++) {
    const [dy, len, wide] = [(i - (n - 1) / 2) * 19 * u + r.in(-3, 3) * u, r.in(80, 130) * u, r.in(5, 13) * u]
    c.group(`transform='translate(${f(cx)} ${f(cy + dy)}) rotate(${f(angle)})'`, () =>
      c.path(
        `M${f(-len * 0.6)} 0Q0 ${f(-wide)} ${f(len * 0.6)} 0Q0 ${f(wide * 0.25)} ${f(-len * 0.6)} 0Z`,
        i % 2 ? '#ffffff' : mood[3],
      ),
    )
  }
}

function bolt(c: Canvas, burst: Burst) {
  const { u, r, turn, mood } = burst
  const arms = Array.from({ length: r.int(5, 9) }, (_, i): Point[] => {
    const angle = turn + (i / 7) * whole
    return Array.from({ length: r.int(4, 8) }, (_, k): Point => {
      const [x, y] = at(burst, angle, k * 13)
      return k ? [x + r.in(-7, 7) * u, y + r.in(-7, 7) * u] : [x, y]
    })
  })
  for (const [wide, colour] of [
    [3.5, mood[2]],
    [1.7, mood[3]],
    [0.7, '#ffffff'],
  ] as const)
    for (const arm of arms) c.stroke(line(arm), colour, wide * u, colour === mood[2] ? "opacity='.5'" : '')
  core(c, burst)
}

function shock(c: Canvas, burst: Burst) {
  const { cx, cy, u, r, mood } = burst
  const flat = r.in(0.3, 0.8)
  for (let i = 0; i < 5; i++) {
    const look = `stroke='${i % 2 ? mood[3] : '#ffffff'}' stroke-width='${f((4 - i * 0.7) * u)}' opacity='${f(0.95 - i * 0.17)}'`
    c.ellipse(cx, cy, (14 + i * 15) * u, (14 + i * 15) * flat * u, 'none', look)
  }
  for (let i = 0; i < 18; i++) {
    const angle = r.in(3.3, 6.1)
    c.stroke(line([at(burst, angle, 16), at(burst, angle, r.in(30, 70))]), mood[3], r.in(0.6, 2) * u)
  }
  core(c, burst)
}

function spiral(c: Canvas, burst: Burst) {
  const { u, r, turn, mood } = burst
  const [arms, twist, way] = [r.int(3, 7), r.in(0.18, 0.36), r.sign()]
  for (let arm = 0; arm < arms; arm++) {
    const angle = turn + (arm / arms) * whole
    const points = Array.from({ length: 16 }, (_, i) => at(burst, angle + way * i * twist, i * 6.4, 0.72))
    c.stroke(smooth(points), arm % 2 ? mood[3] : '#ffffff', (arm % 2 ? 1.2 : 2.6) * u, "opacity='.9'")
  }
  core(c, burst)
}

/** A shield of plates that curves towards what it stops. */
function wall(c: Canvas, burst: Burst) {
  const { cx, cy, u, r, turn, mood } = burst
  for (let i = 0; i < 5; i++) {
    const s = (22 + i * 13) * u
    const dashes = `stroke-dasharray='${f(r.in(14, 30) * u)} ${f(5 * u)}'`
    const place = `transform='rotate(${f(turn * 10)} ${f(cx)} ${f(cy)}) translate(${f(i * 9 * u)} 0)'`
    c.stroke(
      `M${f(cx - s * 0.5)} ${f(cy - s)}A${f(s * 1.1)} ${f(s * 1.1)} 0 0 ${i % 2 ? 1 : 0} ${f(cx - s * 0.5)} ${f(cy + s)}`,
      i % 2 ? mood[3] : '#ffffff',
      (5 - i * 0.7) * u,
      `opacity='${f(0.95 - i * 0.14)}' ${dashes} ${place}`,
    )
  }
  core(c, burst)
}

function chevrons(c: Canvas, { cx, cy, u, r, mood }: Burst) {
  c.group(`transform='translate(${f(cx)} ${f(cy)}) rotate(${f(r.in(-28, 28))})'`, () => {
    for (let i = -4; i <= 3; i++) {
      const [dx, s] = [i * 17 * u, (30 - Math.abs(i) * 2.5) * u]
      const [tip, back] = [dx + s * 0.7, dx + 8 * u]
      const points: Point[] = [
        [dx, -s],
        [tip, 0],
        [dx, s],
        [back, s],
        [tip + 10 * u, 0],
        [back, -s],
      ]
      c.poly(points, i === 0 ? '#ffffff' : mood[i % 2 ? 3 : 2], `opacity='${f(1 - Math.abs(i) * 0.17)}'`)
    }
    for (let i = 0; i < 10; i++)
      c.stroke(
        `M${f(r.in(-100, 40) * u)} ${f(r.in(-44, 44) * u)}h${f(r.in(20, 70) * u)}`,
        mood[3],
        0.9 * u,
        "opacity='.6'",
      )
  })
}

/** A calm that spreads: rings, an arc of rays, a figure of light. */
function halo(c: Canvas, burst: Burst) {
  const { cx, cy, u, r, mood } = burst
  const [deep, mid, bright, accent] = mood
  const n = r.int(9, 21)
  for (let i = 0; i < n; i++)
    ray(c, burst, 3.3 + (i / (n - 1)) * 2.82, 34, r.in(52, 92), 0.03, i % 2 ? accent : '#ffffff', 0.8)
  const rings = r.int(2, 4)
  for (let i = 0; i < rings; i++) {
    const look = `stroke='${i % 2 ? bright : accent}' stroke-width='${f((2.2 - i * 0.5) * u)}' opacity='${f(0.9 - i * 0.18)}'`
    c.circle(cx, cy, (24 + i * 9) * u, 'none', look)
  }
  const figure =
    'M0 -22C5 -22 7 -17 6 -12C6 -9 5 -8 5 -6C13 -3 16 6 18 52H-18C-16 6 -13 -3 -5 -6C-5 -8 -6 -9 -6 -12C-7 -17 -5 -22 0 -22Z'
  c.group(
    `transform='translate(${f(cx)} ${f(cy)}) scale(${f(u * r.sign() * 100) / 100} ${f(u * 100) / 100})'`,
    () =>
      silhouette(
        c,
        figure,
        c.down(
          [
            [mix(deep, mid, 0.5), 0],
            [deep, 1],
          ],
          -22,
          52,
        ),
        '#ffffff',
        1.6,
      ),
  )
}

const bursts = { shards, slash, bolt, shock, spiral, wall, chevrons, halo }
type Kind = keyof typeof bursts

/** Words of a title that choose the burst. */
const words: readonly (readonly [RegExp, Kind])[] = [
  [/barrier|shield|defen[cs]|cover|dodge|code cylinder|prepared/i, 'wall'],
  [
    /maneuver|speed|escape|run\b|fly|flyboy|move|leids|nowhere|throttle|retreat|pursuit|punch|evacuate|reinforcement|double back|fall back|hit and/i,
    'chevrons',
  ],
  [/stun|fire|blast|shot|worse|collateral|overload|direct hit|sniper|collision|trample|sonic/i, 'shards'],
  [/jedi|sense|mentor|presence|force\b|alter|control|levitation|yoda|old ben|signal|skywalker/i, 'halo'],
  [/attack|strike|charge|brawl|assault|raid/i, 'slash'],
  [/power|shutdown|droid|scan|radar|scomp|weapons/i, 'bolt'],
]

/** Paints the burst that the casting or the title names, else one that the dice choose. */
export function interrupt(c: Canvas, card: Sitter, { u, mood, r, x, role }: Pose): void {
  const rolled = r.pick(['shards', 'slash', 'bolt', 'shock', 'spiral'] as const)
  const kind =
    (isKindOf(bursts, role.kind) ? role.kind : undefined) ??
    words.find(([word]) => word.test(card.title))?.[1] ??
    rolled
  const burst: Burst = { cx: x + r.in(-12, 12) * u, cy: r.in(40, 54) * u, turn: r.in(0, whole), u, mood, r }
  c.glow(burst.cx, burst.cy, 90 * u, mood[2], 0.85)
  bursts[kind](c, burst)
}
