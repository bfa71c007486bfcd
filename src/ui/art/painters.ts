/** The painters: a part of the page of its own, fetched once something stands that they can be shown on. */

import { Canvas } from './canvas.ts'
import { paintCard } from './cards/index.ts'
import { asAddress } from './crests.ts'
import { ball } from './planets.ts'
import { paintScene } from './scenes/index.ts'
import { paintFan, paintGalaxy } from './strips.ts'
import type { Art } from './types.ts'
import { worldOf } from './worlds.ts'

/** How many pictures are kept: what is on a screen several times over. */
const most = 800

const made = new Map<string, string>()

/** Every picture is drawn once; those that have not been asked for the longest are forgotten. */
function once(key: string, draw: () => string): string {
  let address = made.get(key)
  if (address) made.delete(key)
  else address = asAddress(draw())
  made.set(key, address)
  if (made.size > most) made.delete(made.keys().next().value!)
  return address
}

/** Sizes go in steps, so that a table that is resized does not draw anew at each pixel. */
const step = (size: number) => Math.max(8, Math.ceil(size / 8) * 8)

const painters: Art = {
  cardArt(card, width, height) {
    const [w, h] = [step(width), step(height)]
    if (card.type === 'location' && card.location)
      return painters.sceneArt(card, w, h, { horizon: 0.66, unit: h / 150 })
    return once(`${card.key}/${w}x${h}`, () => paintCard(card, w, h))
  },
  sceneArt(place, width, height, { horizon = 0.53, unit } = {}) {
    const [w, h] = [step(width), step(height)]
    const size = unit ?? Math.min(w / 190, h / 380)
    return once(`${place.title}/${w}x${h}/${horizon}/${size}`, () => paintScene(place, w, h, horizon, size))
  },
  planetArt: (world) =>
    once(`planet/${world}`, () => {
      const c = new Canvas(40, 40, world)
      ball(c, 20, 20, 19, worldOf(world), 1)
      return c.svg()
    }),
  fanArt: (width, height) => once(`fan/${width}x${height}`, () => paintFan(width, height)),
  galaxyArt: (width, height) => once(`galaxy/${width}x${height}`, () => paintGalaxy(width, height)),
}

export { painters }
