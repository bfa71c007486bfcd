/** Persons: a body, a head, and what tells them apart. */

import { type Canvas, f, mix, silhouette } from '../canvas.ts'
import { beard, bodies, type HeadName, hair, heads } from './bodies.ts'
import { type Build, buildOf, droidKinds } from './build.ts'
import { droid } from './droid.ts'
import type { Pose, Sitter } from './pose.ts'

type Human = Extract<Build, { head: HeadName }>

/** What dice and facts say, and above it what has been chosen by hand. */
function cast(built: Build, { role }: Pose): Build {
  if ('droid' in built) return { droid: droidKinds.find((one) => one === role.kind) ?? built.droid }
  return {
    ...built,
    head: role.head ?? built.head,
    body: role.body ?? built.body,
    hair: role.hair ?? built.hair,
    bearded: role.bearded ?? (!role.hair && (built.bearded ?? false)),
  }
}

/** A plane of light on the face; hair and beard over it. */
function face(c: Canvas, { hair: cut, bearded }: Human, { mood, r, role }: Pose) {
  const [deep, mid, bright, accent] = mood
  const dark = mix(deep, '#05060c', 0.5)
  c.path('M2 30C11 29 13 38 12 44C11 54 6 61 1 61C5 52 6 40 2 30Z', accent, "opacity='.55'")
  c.stroke('M-9 37.5H-3.5M3.5 37.5H9M-2.5 54.5Q1 55.5 4.5 54.5', dark, 1.3, "opacity='.75'")
  c.stroke('M-.5 39L-2 47H1', dark, 0.9, "opacity='.5'")
  if (bearded) silhouette(c, beard, mix(deep, '#05060c', 0.3), bright, 1.2)
  const tints = [mix(deep, '#05060c', 0.4), mix(deep, '#7a4a24', 0.5), '#a8763c', mix(mid, '#c9ccd2', 0.45)]
  const rolled = r.pick(tints)
  if (cut && hair[cut]) silhouette(c, hair[cut], role.tint ?? rolled, accent, 1.6)
}

function head(c: Canvas, build: Human, pose: Pose) {
  const [deep, mid, bright, accent] = pose.mood
  const { shape, hole, slit, eyes, marks } = heads[build.head]
  const skin = c.down(
    [
      [mix(mid, bright, 0.12), 0],
      [mix(deep, mid, 0.45), 1],
    ],
    8,
    70,
  )
  silhouette(c, shape, skin, accent)
  if (hole) {
    c.path(hole, '#04050a')
    c.path(
      hole,
      c.linear(
        [
          [accent, 0, 0],
          [accent, 0.8, 0],
          [accent, 1, 0.35],
        ],
        -14,
        0,
        14,
        0,
      ),
    )
  }
  if (build.head === 'bare') face(c, build, pose)
  if (build.head === 'brim' || build.head === 'cap')
    c.path('M2 40C9 38 12 42 11 47C10 55 6 61 1 61C4 54 5 46 2 40Z', accent, "opacity='.5'")
  if (slit) {
    c.path(
      slit,
      build.dark
        ? '#04050a'
        : c.linear(
            [
              [bright, 0],
              [accent, 1],
            ],
            -14,
            0,
            14,
            0,
          ),
    )
    c.stroke(build.dark ? 'M-11 39C-6 37 6 37 11 39' : 'M-10 39L4 36', accent, 0.9, "opacity='.9'")
  }
  if (eyes) c.path(eyes, accent).path(eyes, '#ffffff', "opacity='.35'")
  if (marks) c.stroke(marks, mix(mid, bright, 0.55), 1.2, "opacity='.85'")
}

function dress(c: Canvas, build: Human, { mood }: Pose, ink: string) {
  const [deep, mid, bright, accent] = mood
  const body = bodies[build.body]
  silhouette(c, body.shape, ink, accent)
  c.stroke(body.lines, mix(mid, bright, 0.3), 1.1, "opacity='.8'")
  if (build.body === 'suit') {
    c.rect(-9, 84, 18, 11, mix(deep, mid, 0.8), `stroke='${bright}' stroke-width='.8' rx='1'`)
    c.stroke('M-5 88h.01M0 88h.01M5 88h.01M-5 92h.01M0 92h.01', accent, 2.2)
  }
  if (build.rank)
    for (let i = 0; i < 6; i++)
      c.rect(-24 + (i % 3) * 4, 80 + Math.floor(i / 3) * 4, 3.2, 3.2, i < 3 ? accent : bright)
}

export function person(c: Canvas, card: Sitter, pose: Pose): void {
  const { u, mood, r, x, turn } = pose
  const build = cast(buildOf(card, r), pose)
  const [deep, mid] = mood
  const scale = `${f(u * turn * 100) / 100} ${f(u * 100) / 100}`
  c.group(`transform='translate(${f(x)} ${f(u)}) scale(${scale})'`, () => {
    const ink = c.down(
      [
        [mix(deep, mid, 0.5), 0],
        [mix(deep, '#05060c', 0.25), 0.7],
        ['#05060c', 1],
      ],
      10,
      104,
    )
    if ('droid' in build) return droid(c, build.droid, pose, ink)
    dress(c, build, pose, ink)
    c.group(`transform='rotate(${f(r.in(-3, 5))} 0 66)'`, () => head(c, build, pose))
  })
}
