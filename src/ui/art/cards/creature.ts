/** Creatures, seen from the side, looking to the right: in a box of 100 around 0, on the ground at 44. */

import { type Canvas, f, mix, type Point, silhouette } from '../canvas.ts'
import type { Mood } from './moods.ts'
import { isKindOf, type Pose, type Sitter, says } from './pose.ts'

interface Beast {
  c: Canvas
  mood: Mood
  r: Pose['r']
  /** The darkness of its hide. */
  ink: string
  /** An eye that is lit. */
  eye(x: number, y: number, size: number): void
}

/** A limb or a whole body as a thick line, with its rim of light. */
function limb({ c, mood, ink }: Beast, d: string, width: number) {
  c.stroke(d, mood[3], width).stroke(
    d,
    mix(mood[0], mood[1], 0.35),
    width - 3,
    "transform='translate(-1.4 1)'",
  )
  c.stroke(d, ink, width * 0.5, "opacity='.6' transform='translate(-2 2)'")
}

const teeth = (from: number, to: number, y: number, size: number, n: number): string =>
  `M${from} ${y}${Array.from({ length: n }, (_, i) => {
    const step = (to - from) / n
    return `L${f(from + (i + 0.5) * step)} ${f(y + size)}L${f(from + (i + 1) * step)} ${y}`
  }).join('')}Z`

function ape(beast: Beast) {
  const { c, mood, r, ink, eye } = beast
  const [, , bright, accent] = mood
  silhouette(c, 'M-24 -10C-46 0 -54 20 -48 40L-36 38C-40 22 -34 10 -20 4Z', ink, bright, 1.4)
  silhouette(
    c,
    'M-30 44C-40 20 -38 -6 -22 -16C-24 -34 -14 -44 2 -44C18 -44 26 -34 24 -20C42 -12 50 8 46 34L34 36C36 18 32 6 26 2C26 16 28 30 30 44H12L6 26L-4 44Z',
    ink,
    accent,
    2,
  )
  const horns = r.pick([
    'M-12 -38C-26 -46 -28 -32 -20 -26C-20 -32 -16 -34 -10 -32Z',
    'M-8 -42L-14 -54L0 -44Z',
    '',
  ])
  if (horns) silhouette(c, horns, mix(mood[1], mood[2], 0.5), accent, 1)
  c.path('M-4 -22H24C24 -12 18 -8 10 -8C2 -8 -4 -12 -4 -22Z', '#05060c')
  c.path(teeth(-3, 23, -22, 5, 5), '#f4efe2').path(teeth(1, 19, -9, -4, 4), '#f4efe2')
  c.stroke('M-26 4L-18 26M-14 2L-10 30M0 4V28', mix(mood[1], bright, 0.4), 1.1, "opacity='.5'")
  eye(4, -31, 2.6)
  eye(16, -31, 2.6)
}

function toad({ c, mood, ink, eye }: Beast) {
  silhouette(
    c,
    'M-46 42C-52 14 -26 -10 4 -12C8 -28 34 -28 40 -12C52 -6 54 12 44 20C46 30 44 36 42 44H26L20 32L-6 34L-10 44H-34L-30 36Z',
    ink,
    mood[3],
    2,
  )
  c.stroke('M12 10C24 16 38 12 46 4', mood[2], 1.6)
  for (const [x, y, s] of [
    [-30, 14, 4],
    [-16, 2, 3],
    [-8, 18, 5],
    [-34, 28, 3],
  ] as const)
    c.circle(x, y, s, mix(mood[1], mood[2], 0.3), "opacity='.7'")
  eye(26, -12, 5)
}

function lizard({ c, mood, r, ink, eye }: Beast) {
  const spines = r.pick([
    'M-26 6L-24 -8L-15 -2L-11 -15L-2 -6L5 -18L12 -5Z',
    'M-26 4L-14 -16L-8 -3L4 -14L10 -4Z',
    'M-20 0L-17 -6L-12 -2L-9 -8L-4 -4L0 -9L5 -5Z',
  ])
  silhouette(c, spines, mix(mood[0], mood[1], 0.4), mood[2], 1)
  silhouette(
    c,
    'M-62 30C-46 30 -38 22 -30 10C-20 -6 8 -10 18 -3C22 -20 42 -26 54 -17L62 -9L56 -3L42 0C36 7 31 13 27 17L31 44H21L15 24C0 28 -12 28 -18 24L-22 44H-33L-31 22C-40 32 -52 36 -62 36Z',
    ink,
    mood[3],
    2,
  )
  c.path(teeth(44, 58, -5, 4, 4), '#f4efe2')
  eye(43, -13, 2.8)
}

function bat({ c, mood, ink, eye }: Beast) {
  c.glow(0, 0, 60, mood[2], 0.5)
  silhouette(
    c,
    'M0 -14C7 -20 12 -14 13 -6C30 -28 48 -32 66 -24C56 -18 52 -10 52 0C44 -6 38 -4 34 6C27 0 20 4 15 13C11 22 6 28 0 42C-6 28 -11 22 -15 13C-20 4 -27 0 -34 6C-38 -4 -44 -6 -52 0C-52 -10 -56 -18 -66 -24C-48 -32 -30 -28 -13 -6C-12 -14 -7 -20 0 -14Z',
    ink,
    mood[3],
    2,
  )
  c.stroke('M12 -2L46 -20M12 2L44 -4M-12 -2L-46 -20M-12 2L-44 -4', mood[2], 1, "opacity='.6'")
  eye(-4.5, -3, 2.4)
  eye(4.5, -3, 2.4)
}

function serpent(beast: Beast) {
  const { c, mood, r, ink, eye } = beast
  limb(
    beast,
    r.pick([
      'M-54 42C-6 46 40 40 26 20C12 2 -30 10 -22 -12C-16 -30 4 -36 20 -32',
      'M-58 36C-30 20 -16 46 8 40C34 34 20 10 2 4C-14 -2 -14 -26 18 -32',
    ]),
    17,
  )
  silhouette(c, 'M12 -42C28 -48 46 -42 56 -30C46 -22 28 -20 14 -24Z', ink, mood[3], 1.4)
  c.path(teeth(36, 52, -28, 5, 4), '#f4efe2')
  eye(32, -36, 3)
}

function slug(beast: Beast) {
  const { c, mood, ink, eye } = beast
  silhouette(c, 'M-34 46C-40 10 -44 -18 -24 -38C-8 -54 26 -52 36 -32C46 -12 30 10 30 46Z', ink, mood[3], 2.2)
  c.stroke(
    'M-36 20C-14 28 10 28 30 20M-38 4C-14 14 14 12 34 2M-32 34C-12 40 10 40 29 34',
    mood[2],
    1.3,
    "opacity='.6'",
  )
  c.ellipse(8, -26, 22, 16, '#05060c')
    .path(teeth(-12, 28, -32, 9, 6), '#f4efe2')
    .path(teeth(-10, 26, -18, -8, 6), '#f4efe2')
  eye(-14, -42, 2.4)
}

function feeler(beast: Beast) {
  const { c, mood, eye } = beast
  for (const d of [
    'M-40 46C-56 20 -30 4 -44 -16',
    'M-18 46C-30 26 -12 12 -26 -6',
    'M26 46C40 24 24 8 42 -10',
    'M44 46C58 34 48 16 60 2',
  ])
    limb(beast, d, 9)
  limb(beast, 'M4 46C-2 20 10 0 4 -22', 13)
  c.circle(4, -28, 16, mix(mood[0], mood[1], 0.5), `stroke='${mood[3]}' stroke-width='2'`)
  eye(8, -28, 9)
  c.stroke('M-66 44C-40 38 -20 48 0 43C20 38 44 48 66 42', mood[3], 1.6)
}

function maw({ c, mood, r }: Beast) {
  const [deep, mid, bright, accent] = mood
  for (const [rx, ry, share] of [
    [70, 32, 0.6],
    [56, 25, 0.4],
    [42, 18, 0.2],
  ] as const)
    c.ellipse(0, 16, rx, ry, mix(deep, mid, share), `stroke='${accent}' stroke-width='1.2'`)
  c.ellipse(0, 18, 28, 11, '#030308')
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2
    const at = (k: number, turn = 0): Point => [
      Math.cos(angle + turn) * 44 * k,
      17 + Math.sin(angle + turn) * 19 * k,
    ]
    c.poly([at(1, -0.1), at(1, 0.1), at(r.in(0.55, 0.7))], '#f4efe2')
  }
  for (const [x, way] of [
    [-16, -1],
    [4, 1],
    [20, 1],
  ] as const)
    c.stroke(`M${x} 16C${x + way * 6} -4 ${x + way * 26} -14 ${x + way * 18} -34`, bright, 4)
}

function crab(beast: Beast) {
  const { c, mood, ink, eye } = beast
  for (const side of [-1, 1])
    for (const k of [0, 1, 2])
      limb(
        beast,
        `M${side * 16} ${14 + k * 5}L${side * (40 + k * 5)} ${-8 + k * 12}L${side * (48 + k * 4)} ${24 + k * 10}`,
        6,
      )
  silhouette(c, 'M-32 20C-36 -16 36 -16 32 20C22 36 -22 36 -32 20Z', ink, mood[3], 2)
  c.stroke('M-20 4C-8 -4 8 -4 20 4M-24 14C-8 8 8 8 24 14', mood[2], 1.2, "opacity='.6'")
  eye(10, 20, 2.6)
  eye(19, 17, 2.6)
}

const beasts = { ape, toad, lizard, bat, serpent, slug, feeler, maw, crab }
type Kind = keyof typeof beasts

const words: readonly (readonly [RegExp, Kind])[] = [
  [/wampa|rancor|one-arm|gigantic/i, 'ape'],
  [/wing|mynock|avian/i, 'bat'],
  [/dragonsnake|snake|ophidian/i, 'serpent'],
  [/slug/i, 'slug'],
  [/dianoga/i, 'feeler'],
  [/sarlacc/i, 'maw'],
  [/wart|mite|spider/i, 'crab'],
  [/worrt|bubo|guard/i, 'toad'],
]

/** What has no ground under it. */
const aloft: readonly Kind[] = ['bat', 'slug']

/** Paints the creature that the casting or the title names, else a lizard. */
export function creature(c: Canvas, card: Sitter, { u, mood, r, x, turn, w, h, role }: Pose): void {
  const is = says(card)
  const kind =
    (isKindOf(beasts, role.kind) ? role.kind : undefined) ?? words.find(([word]) => is(word))?.[1] ?? 'lizard'
  const [deep, mid, bright, accent] = mood
  if (!aloft.includes(kind)) {
    const ground = c.down(
      [
        [mix(mid, bright, 0.4), 0],
        [deep, 1],
      ],
      84 * u,
      h,
    )
    c.land(
      [
        [0, 88 * u],
        [w * 0.4, 85 * u],
        [w, 89 * u],
      ],
      ground,
    )
  }
  const eye = (ex: number, ey: number, size: number) => {
    c.circle(ex, ey, size + 1.4, '#04050a')
      .circle(ex, ey, size, accent)
      .circle(ex + size * 0.3, ey, size * 0.45, '#05060c')
  }
  const scale = `${f(turn * u * 92) / 100} ${f(u * 92) / 100}`
  c.group(`transform='translate(${f(x)} ${f(50 * u)}) scale(${scale})'`, () => {
    const ink = c.down(
      [
        [mix(mid, bright, 0.16), 0],
        [mix(deep, '#05060c', 0.15), 0.6],
        ['#05060c', 1],
      ],
      -44,
      46,
    )
    beasts[kind]({ c, mood, r, ink, eye })
  })
}
