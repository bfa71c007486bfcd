/** Droids, in the box of persons: from -50 to 50 and from 0 to 104. */

import { type Canvas, mix, silhouette } from '../canvas.ts'
import { bodies } from './bodies.ts'
import type { DroidKind } from './build.ts'
import type { Mood } from './moods.ts'
import type { Pose } from './pose.ts'

interface Metal {
  c: Canvas
  mood: Mood
  r: Pose['r']
  /** The darkness of a body. */
  ink: string
  /** A lens that is lit. */
  eye(x: number, y: number, size: number): void
  /** A plate in the light, between two heights. */
  plate(from: number, to: number): string
}

function barrel({ c, mood, r, ink, eye, plate }: Metal) {
  const dome = r.pick([
    'M-25 48A25 26 0 0 1 25 48Z',
    'M-25 48L-16 22H16L25 48Z',
    'M-25 48C-25 34 -14 18 0 18C14 18 25 34 25 48Z',
  ])
  silhouette(c, 'M-40 104V66L-33 58H-27V104ZM40 104V66L33 58H27V104Z', ink, mood[3])
  silhouette(c, 'M-25 51H25V104H-25Z', ink, mood[3])
  silhouette(c, dome, plate(20, 50), mood[3])
  eye(7, 37, 4.4)
  c.stroke(
    'M-20 48.5H20M-16 58H-4V76H-16ZM4 58H16V66H4ZM4 71H16V88H4ZM-16 82H-4',
    mood[2],
    1.2,
    "opacity='.75'",
  )
  c.circle(-10, 40, 1.6, mood[3])
}

function walker({ c, mood, r, ink, eye, plate }: Metal) {
  silhouette(c, bodies.plates.shape, ink, mood[3])
  c.stroke(bodies.plates.lines, mood[2], 1.1, "opacity='.6'")
  c.circle(0, 80, 6, 'none', `stroke='${mood[3]}' stroke-width='1.4'`)
  const head = r.pick([
    'M-13 34C-13 20 13 20 13 34V50C13 58 6 62 0 62C-6 62 -13 58 -13 50Z',
    'M-11 22H11L14 40L9 60H-9L-14 40Z',
  ])
  silhouette(c, head, plate(20, 62), mood[3])
  eye(-5.5, 40, 2.8)
  eye(5.5, 40, 2.8)
  c.stroke('M-4 53H4', mood[3], 1.6).stroke('M-5 62V70M5 62V70', mood[2], 1.4)
}

function box({ c, mood, ink, eye }: Metal) {
  silhouette(c, 'M-34 40H34V86H26V104H10V90H-10V104H-26V86H-34Z', ink, mood[3])
  silhouette(c, 'M-24 28H24L28 40H-28Z', ink, mood[3])
  c.stroke('M-26 50H-4V66H-26ZM4 50H26M4 56H26M4 62H26M-26 76H26', mood[2], 1.3, "opacity='.75'")
  c.stroke('M-14 28V12M-14 12h.01', mood[3], 1.4)
  eye(15, 76, 3.6)
}

function ball({ c, mood, eye, plate }: Metal) {
  silhouette(c, 'M0 20A26 26 0 1 1 -.1 20Z', plate(20, 72), mood[3])
  const limbs = 'M-26 46H26M-22 58H22M0 20V6M8 21L14 8M-12 70L-22 98M0 72L2 102M12 70L26 96'
  c.stroke(limbs, mix(mood[1], mood[2], 0.6), 1.5)
  eye(9, 38, 5)
  eye(-8, 52, 2.6)
}

function mouse({ c, mood, ink, eye, plate }: Metal) {
  c.stroke('M-70 92H70M-60 98H80', mood[2], 1, "opacity='.5'")
  silhouette(c, 'M-40 92L-34 60H28L42 74V92Z', ink, mood[3])
  silhouette(c, 'M-30 60L-24 46H14L22 60Z', plate(46, 60), mood[3])
  c.circle(-22, 93, 8, '#05060c', `stroke='${mood[2]}' stroke-width='2'`)
  c.circle(22, 93, 8, '#05060c', `stroke='${mood[2]}' stroke-width='2'`)
  c.stroke('M-28 70H10M-28 77H10M-10 46V28', mood[2], 1.3, "opacity='.75'")
  eye(26, 74, 3.4)
}

function pole({ c, mood, ink, eye, plate }: Metal) {
  silhouette(c, 'M-26 104L-18 82H18L26 104Z', ink, mood[3])
  silhouette(
    c,
    'M-6 84V36H6V84ZM-30 50L-6 44V52L-28 58V78H-34V54ZM30 50L6 44V52L28 58V70H34V54Z',
    ink,
    mood[3],
  )
  silhouette(c, 'M-24 20H-2V36H-24ZM2 20H24V36H2Z', plate(20, 36), mood[3])
  eye(-13, 28, 4)
  eye(13, 28, 4)
  c.stroke('M-34 80l-4 8M-34 80l4 8M34 72l-4 8M34 72l4 8M-14 90H14M-16 96H16', mood[2], 1.6)
}

function soldier({ c, mood, ink, eye, plate }: Metal) {
  silhouette(c, 'M-24 104L-20 66L-32 70V62L-8 54H8L32 62V70L20 66L24 104H12L6 80H-6L-12 104Z', ink, mood[3])
  silhouette(c, 'M-7 56V40L-9 20C-8 8 4 6 8 12L16 40L12 50H6V56Z', plate(8, 56), mood[3])
  c.stroke('M-14 70H14M-12 77H12M-3 56V62M3 56V62', mood[2], 1.3, "opacity='.75'")
  c.stroke('M-40 92L40 76', mix(mood[0], '#05060c', 0.5), 5).stroke('M-38 91L40 75', mood[3], 1)
  eye(4, 28, 2.4)
  eye(9, 38, 2)
}

const droids: Record<DroidKind, (metal: Metal) => void> = { barrel, walker, box, ball, mouse, pole, soldier }

/** Paints a droid of this kind in the middle of its canvas; the dice choose its lamp. */
export function droid(c: Canvas, kind: DroidKind, { mood, r }: Pose, ink: string): void {
  const lamp = r.pick(['#ff6a5c', '#6fd0ff', '#ffd36a', '#8dffb0'])
  const eye = (x: number, y: number, size: number) => {
    c.circle(x, y, size + 1.6, '#04050a').circle(x, y, size, lamp)
    c.circle(x + size * 0.3, y - size * 0.35, size * 0.35, '#ffffff')
  }
  const plate = (from: number, to: number) =>
    c.down(
      [
        [mix(mood[1], mood[2], 0.3), 0],
        [mix(mood[0], mood[1], 0.6), 1],
      ],
      from,
      to,
    )
  droids[kind]({ c, mood, r, ink, eye, plate })
}
