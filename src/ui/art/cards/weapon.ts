/** Weapons, in a box of 100 around 0, pointing to the right. */

import { type Canvas, f, mix, silhouette } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import type { Mood } from './moods.ts'
import { isKindOf, type Pose, type Sitter, says } from './pose.ts'

interface Arm {
  c: Canvas
  mood: Mood
  r: Dice
  /** The darkness of its metal. */
  ink: string
}

const hilts = [
  'M-50 -4.5H-24L-18 -6V6L-24 4.5H-50Z',
  'M-52 -4H-30L-26 -7L-18 -5V5L-26 7L-30 4H-52Z',
  'M-54 -3H-46L-44 -5H-22L-18 -7V7L-22 5H-44L-46 3H-54Z',
]

function blade({ c, mood, r, ink }: Arm) {
  const [, , bright, accent] = mood
  c.group("transform='rotate(-38)'", () => {
    c.ellipse(
      12,
      0,
      60,
      15,
      c.radial(12, 0, 60, [
        [bright, 0, 0.55],
        [bright, 1, 0],
      ]),
    )
    c.rect(-18, -4.2, 74, 8.4, bright, "rx='4.2' opacity='.75'").rect(
      -18,
      -2.2,
      73,
      4.4,
      '#ffffff',
      "rx='2.2'",
    )
    silhouette(c, r.pick(hilts), ink, accent, 1.2)
    c.stroke('M-46 -4V4M-42 -4V4M-38 -4V4M-28 -5V5', accent, 1.2, "opacity='.7'")
    for (let i = 0; i < 10; i++)
      c.circle(r.in(-10, 58), r.in(-22, 22), r.in(0.5, 1.4), '#ffffff', "opacity='.8'")
  })
}

function pistol({ c, mood, r, ink }: Arm) {
  const [, , bright, accent] = mood
  c.group("transform='rotate(-10)'", () => {
    c.stroke('M40 -10H92', accent, 2.4).glow(44, -10, 22, accent, 0.95)
    silhouette(c, 'M-32 -18H10V-15H38V-6H12L8 0H-8L-12 6L-16 26H-32L-26 2L-34 -6Z', ink, accent, 1.6)
    silhouette(
      c,
      r.pick(['M-14 -25H8V-20H-14Z', 'M-18 -24H-2V-19H-18ZM14 -21H34V-16H14Z', 'M-8 -27H14V-19H-8Z']),
      ink,
      bright,
      1,
    )
  })
}

function rifle({ c, mood, r, ink }: Arm) {
  const [, , bright, accent] = mood
  c.group("transform='rotate(-16)'", () => {
    c.stroke('M52 -7H100', accent, 2.4).glow(54, -7, 20, accent, 0.95)
    silhouette(c, 'M-52 -2L-30 -10H0V-12H50V-3H18L12 2H-2L-6 14H-16L-14 3H-28L-50 12Z', ink, accent, 1.6)
    silhouette(
      c,
      r.pick(['M-16 -20H12V-14H-16Z', 'M-6 -19H30V-14H-6Z', 'M-20 -22H-8V-13H-20ZM0 -2H10V18H0Z']),
      ink,
      bright,
      1,
    )
    c.stroke('M6 -7H44', bright, 1, "opacity='.7'")
  })
}

function bow({ c, mood, ink }: Arm) {
  const [, , bright, accent] = mood
  c.group("transform='rotate(-16)'", () => {
    c.stroke('M48 -6H100', accent, 2.4).glow(50, -6, 22, accent, 0.95)
    c.stroke('M24 -40C44 -26 44 14 24 28M24 -40L6 -6L24 28', bright, 2.2)
    silhouette(c, 'M-50 0L-30 -10H46V-2H10L4 4H-8L-12 16H-22L-20 4H-30L-48 14Z', ink, accent, 1.6)
    c.circle(24, -40, 4, accent).circle(24, 28, 4, accent)
  })
}

function cannon({ c, mood, r, ink }: Arm) {
  const [, , bright, accent] = mood
  const barrels = r.pick([
    'M2 -16L40 -42L43 -38L8 -12Z',
    'M-6 -10L34 -46L38 -42L0 -4ZM12 2L54 -24L57 -20L16 8Z',
    '',
  ])
  c.glow(50, -30, 26, accent, 0.95)
  silhouette(
    c,
    'M-40 44L-26 14H26L40 44ZM-22 14C-22 -6 22 -6 22 14ZM-4 -6L44 -34L49 -26L6 4Z',
    ink,
    accent,
    1.8,
  )
  if (barrels) silhouette(c, barrels, ink, bright, 1.2)
  c.stroke('M-20 28H20M-14 36H14', bright, 1.3, "opacity='.6'")
}

function missile({ c, mood, ink }: Arm) {
  const [, , bright, accent] = mood
  c.group("transform='rotate(-28)'", () => {
    for (const [y, s] of [
      [-16, 0.7],
      [12, 1],
    ] as const) {
      const fire = c.linear(
        [
          [bright, 0, 0],
          [accent, 0.7, 0.7],
          ['#ffffff', 1, 0.95],
        ],
        -92,
        0,
        -20,
        0,
      )
      c.poly(
        [
          [-20, y - 5 * s],
          [-20, y + 5 * s],
          [-92, y],
        ],
        fire,
      ).glow(-20, y, 20 * s, accent, 0.9)
      const [nose, fins] = [
        `H18C28 ${f(y - 5 * s)} 34 ${f(y - 2)} 36 ${f(y)}C34 ${f(y + 2)} 28 ${f(y + 5 * s)} 18 ${f(y + 6 * s)}`,
        `L-28 ${f(y + 11 * s)}V${f(y - 11 * s)}Z`,
      ]
      silhouette(c, `M-20 ${f(y - 6 * s)}${nose}H-20${fins}`, ink, accent, 1.4)
    }
  })
}

function mine({ c, mood, r }: Arm) {
  const [deep, mid, bright, accent] = mood
  const n = r.int(7, 11)
  for (let i = 0; i < n; i++) {
    const angle = (i / n) * 6.283
    c.stroke(`M0 0L${f(Math.cos(angle) * 42)} ${f(Math.sin(angle) * 42)}`, accent, 4)
  }
  silhouette(
    c,
    'M0 -30A30 30 0 1 1 -.1 -30Z',
    c.down(
      [
        [mix(mid, bright, 0.3), 0],
        [deep, 1],
      ],
      -30,
      30,
    ),
    accent,
    2,
  )
  c.stroke('M-29 -4H29M-26 10H26', mix(deep, '#05060c', 0.4), 2.4)
  c.circle(9, -12, 7, '#04050a').circle(9, -12, 5, '#ff6a5c').circle(11, -14, 1.6, '#ffffff')
}

function pole({ c, mood, r, ink }: Arm) {
  const [, , bright, accent] = mood
  const head = r.pick([
    'M22 -24C40 -30 52 -16 52 -2C46 -10 38 -12 26 -8Z',
    'M20 -22H46L54 -6L44 6L24 -2Z',
    'M24 -16L54 -24L44 -4L58 4L26 6Z',
  ])
  c.group("transform='rotate(-40)'", () => {
    silhouette(c, 'M-62 -3H44V3H-62ZM-62 -5H-50V5H-62Z', ink, accent, 1)
    silhouette(
      c,
      head,
      c.linear(
        [
          [bright, 0],
          [accent, 1],
        ],
        20,
        0,
        56,
        0,
      ),
      '#ffffff',
      1.4,
    )
    c.stroke('M-30 -3V3M-26 -3V3M-22 -3V3M-18 -3V3', bright, 1.2)
  })
}

const arms = { blade, pistol, rifle, bow, cannon, missile, mine, pole }
type Kind = keyof typeof arms

const words: readonly (readonly [RegExp, Kind])[] = [
  [/saber/i, 'blade'],
  [/torpedo|missile|bomb/i, 'missile'],
  [/mine|seeker|detonator|projector|grenade/i, 'mine'],
  [/bowcaster/i, 'bow'],
  [/\bax\b|gaderffii|stick|spear|lance/i, 'pole'],
  [/cannon|turbolaser|artillery|battery|automated|starship|e-web/i, 'cannon'],
  [/rifle|carbine|long/i, 'rifle'],
  [/blaster|pistol|disruptor/i, 'pistol'],
]

/** Paints the weapon that the casting or the title names, else a pistol or a rifle. */
export function weapon(c: Canvas, card: Sitter, { u, mood, r, x, turn, role }: Pose): void {
  const is = says(card)
  const kind =
    (isKindOf(arms, role.kind) ? role.kind : undefined) ??
    words.find(([word]) => is(word))?.[1] ??
    r.pick(['pistol', 'rifle'] as const)
  c.group(
    `transform='translate(${f(x)} ${f(50 * u)}) scale(${f(turn * u * 100) / 100} ${f(u * 100) / 100})'`,
    () => {
      c.glow(0, 0, 66, mood[2], 0.7)
      arms[kind]({
        c,
        mood,
        r,
        ink: c.down(
          [
            [mix(mood[0], mood[1], 0.35), 0],
            ['#05060c', 1],
          ],
          -20,
          22,
        ),
      })
    },
  )
}
