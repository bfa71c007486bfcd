/**
 * The art of a card, a poster each: a backdrop, one silhouette with a rim of light, and two or three details that
 * say who or what it is. Light faces right, Dark faces left; light comes from ahead.
 */

import { Canvas, f, mix } from '../canvas.ts'
import { dice } from '../dice.ts'
import { backdrops } from './backdrops.ts'
import { creature } from './creature.ts'
import { device } from './device.ts'
import { effect } from './effect.ts'
import { interrupt } from './interrupt.ts'
import { type Backdrop, moods } from './moods.ts'
import { objective } from './objective.ts'
import { person } from './person.ts'
import type { Pose, Sitter } from './pose.ts'
import { rolesByTitle } from './roles.ts'
import { starship } from './starship.ts'
import { vehicle } from './vehicle.ts'
import { weapon } from './weapon.ts'

type Painter = (c: Canvas, card: Sitter, pose: Pose) => void

const painters: Partial<Record<Sitter['type'], Painter>> = {
  character: person,
  creature,
  starship,
  vehicle,
  weapon,
  device,
  effect,
  interrupt,
  objective,
  'epic event': objective,
}

const behind: Partial<Record<Sitter['type'], readonly Backdrop[]>> = {
  character: ['disc', 'bars', 'rings', 'rays', 'shafts', 'skyline', 'ridges', 'hexes'],
  starship: ['stars', 'disc', 'stars'],
  vehicle: ['disc', 'bars', 'ridges'],
  creature: ['disc', 'bars', 'ridges', 'shafts'],
}
const others: readonly Backdrop[] = ['hexes', 'shafts', 'rings', 'stars']

/**
 * An SVG. Three dice, so that nothing about a card changes with its size: one for its mood, one for what is behind
 * it (whose number of throws depends on the size), one for the figure itself.
 */
export function paintCard(card: Sitter, w: number, h: number): string {
  const c = new Canvas(w, h, card.key)
  const who = dice(`${card.key}/who`)
  const u = h / 100
  const role = rolesByTitle[card.title] ?? {}
  const rolled = who.int(0, 5)
  const mood = moods[card.side][role.mood ?? rolled]!
  const light = card.side === 'light'
  const x = w / 2 + who.in(-5, 5) * u
  const rolledBack = who.pick(behind[card.type] ?? others)
  const pose: Pose = { u, mood, w, h, x, turn: light ? 1 : -1, r: dice(`${card.key}/behind`), role }
  const sky = c.linear(
    [
      [mix(mood[1], mood[2], 0.3), 0],
      [mood[1], 0.45],
      [mood[0], 1],
    ],
    w * (light ? 0.8 : 0.2),
    0,
    w * 0.4,
    h,
  )
  c.rect(0, 0, w, h, sky)
  backdrops[role.back ?? rolledBack](c, pose)
  // In a picture that is higher than wide a figure stands at the foot, and a ship in the middle.
  const small = Math.min(u, w / 96)
  const down = (h - small * 100) * (card.type === 'character' ? 1 : 0.5)
  const figure: Pose = { ...pose, u: small, h: small * 100, r: dice(`${card.key}/figure`) }
  c.group(small < u ? `transform='translate(0 ${f(down)})'` : '', () =>
    (painters[card.type] ?? effect)(c, card, figure),
  )
  return c.svg()
}
