/**
 * Scenes of locations. They have to work as a tall poster (the table), as a wide stage (battle, home) and as a small
 * strip (a card): so everything is placed by width, height, horizon and unit alone. The opponent's cards stand in
 * the upper part, yours in the lower: both stay quiet, and the motif lives around the horizon.
 */

import type { CardFacts } from '../../../views/index.ts'
import { Canvas } from '../canvas.ts'
import { type Ground, worldOf } from '../worlds.ts'
import { asteroids } from './asteroids.ts'
import { bay } from './bay.ts'
import { cantina } from './cantina.ts'
import { cave } from './cave.ts'
import { city } from './city.ts'
import { clouds } from './clouds.ts'
import { corridor } from './corridor.ts'
import { desert } from './desert.ts'
import { forest } from './forest.ts'
import { hall } from './hall.ts'
import { ice } from './ice.ts'
import { jungle } from './jungle.ts'
import { room } from './room.ts'
import type { Five, Four, Setting } from './setting.ts'
import { shaft } from './shaft.ts'
import { system } from './space.ts'
import { swamp } from './swamp.ts'
import { trench } from './trench.ts'

/** The facts that a location's scene is made from. */
export type Place = Pick<CardFacts, 'title'> & Partial<Pick<CardFacts, 'location'>>
type Scene = (c: Canvas, setting: Setting) => void

/** The tones of a world's ground that what is built there takes. */
const tones: Partial<Record<Ground, { bay?: Four; hall?: Five; corridor?: Five }>> = {
  desert: {
    bay: ['#140d16', '#5a3436', '#c98a5e', '#ffd9a0'],
    hall: ['#150c12', '#4a2a24', '#c08a54', '#ffe0a0', '#7a2f3a'],
    corridor: ['#150c12', '#54302a', '#c08a5e', '#ffe4b0', '#ff9a4a'],
  },
  ice: {
    bay: ['#07121f', '#2f5470', '#a9d3e6', '#e8fbff'],
    hall: ['#081626', '#3a6480', '#bfe2f0', '#ffffff', '#3f86a8'],
    corridor: ['#081424', '#3d6a88', '#c2e6f2', '#ffffff', '#ffb46a'],
  },
  jungle: {
    bay: ['#081814', '#37503c', '#a9b47e', '#f4f0b8'],
    corridor: ['#07130f', '#33493c', '#a0a878', '#fff3c0', '#ffb45e'],
  },
  forest: {
    bay: ['#07140f', '#33503f', '#9cba86', '#ecf6c0'],
    corridor: ['#08130f', '#3a4f46', '#a8bca0', '#f0ffe0', '#ff8a5e'],
  },
  clouds: {
    corridor: ['#1a1226', '#6a5470', '#e0c3c0', '#fff4ea', '#ff9a6a'],
    bay: ['#1a1226', '#6a4a66', '#e0a890', '#ffe2c4'],
    hall: ['#180f24', '#5c3f60', '#d8a8a4', '#ffe9d8', '#8a3f5c'],
  },
  canyon: { bay: ['#14080a', '#5a2a22', '#c8663c', '#ffb87a'] },
  city: {
    bay: ['#0d0b1e', '#3f3560', '#a888b0', '#ffd0a8'],
    hall: ['#0d0a1e', '#3c3160', '#9a80b4', '#ffd8b0', '#6a2f6a'],
  },
}

const metal: Four = ['#080c14', '#2b3646', '#8296ab', '#cfe6ff']
const alert: Four = ['#0b0710', '#3a1f2a', '#b0505a', '#ffb9a8']

/** What words of a title say of the inside of a place. */
const inside: readonly (readonly [RegExp, 'cantina' | 'room' | 'hall' | 'shaft' | 'cave'])[] = [
  [/cantina|club|lounge|casino|dining|quarters|passenger deck/i, 'cantina'],
  [/meditation|throne|palace|audience|hall|senate|plaza|gallery|headquarters/i, 'hall'],
  [/core|shaft|chasm|capacitor|incinerator|carbonite|generators|reactor/i, 'shaft'],
  [/compactor|dungeon|rancor|cave|belly|sub-level/i, 'cave'],
  [/war room|command|control|conference|briefing|station|holotheatre|med lab|interrogation|tower/i, 'room'],
]

const isNamedInside = (site: string) => inside.some(([words]) => words.test(site))

function interiorOf(site: string, title: string, ground: Ground): Scene {
  const tone = tones[ground]
  const kind = inside.find(([words]) => words.test(site))?.[1]
  if (kind === 'cantina') return cantina
  if (kind === 'shaft') return (c, at) => shaft(c, at, tone?.corridor)
  if (kind === 'cave') return (c, at) => cave(c, at, tone?.corridor)
  if (kind === 'hall') return (c, at) => hall(c, at, tone?.hall)
  if (kind === 'room') return (c, at) => room(c, at, /death star|executor/i.test(title) ? alert : undefined)
  return (c, at) => corridor(c, at, tone?.corridor)
}

const sited =
  (scene: Scene, site?: string): Scene =>
  (c, at) =>
    scene(c, { ...at, site })

/** Open ground: which of its kinds, by words of the title. */
const outside: Record<Ground, (has: (words: RegExp) => boolean) => Scene> = {
  desert: (has) =>
    sited(
      desert,
      has(/eisley|espa|anchorhead|town|camp/i)
        ? 'town'
        : has(/farm|hut|homestead|tosche|palace/i)
          ? 'home'
          : has(/canyon|pit\b|bluff|wastes|pass|arena/i)
            ? 'canyon'
            : 'wild',
    ),
  canyon: () => sited(desert, 'canyon'),
  ice: (has) => sited(ice, has(/echo|base|generators|perimeter/i) ? 'base' : 'wild'),
  jungle: (has) => sited(jungle, has(/massassi|ruins|yavin 4: jungle|temple/i) ? 'temple' : 'wild'),
  swamp: () => swamp,
  clouds: () => sited(clouds, 'city'),
  forest: (has) =>
    sited(
      forest,
      has(/village|chirpa/i) ? 'village' : has(/bunker|back door|landing platform/i) ? 'bunker' : 'wild',
    ),
  city: () => city,
  station: () => trench,
}

/** Whose sites bear no world's name: what is around them. */
const aboard: readonly (readonly [RegExp, Ground])[] = [
  [/sandcrawler|sail barge|jabba/i, 'desert'],
  [/cloud city/i, 'clouds'],
  [/executor|star destroyer|home one|death star/i, 'station'],
  [/^desert/i, 'desert'],
  [/^forest/i, 'forest'],
  [/^jungle/i, 'jungle'],
]

/** What a title alone tells: enough for a picture of a place whose card is not at hand. */
function guessed(title: string): NonNullable<Place['location']> {
  const [planet = title, site] = title.split(': ')
  if (site === undefined) return { kind: 'system', planet, icons: { light: 0, dark: 0 } }
  const interior = isNamedInside(site) || /corridor|room|hut|bay|block|lab|bunker|deck/i.test(site)
  return {
    kind: 'site',
    planet,
    interior,
    exterior: !interior,
    dockingBay: /docking bay/i.test(site),
    trench: site === 'Trench',
    icons: { light: 0, dark: 0 },
  }
}

/** Which scene a location has: by its own words first, then by what it is, then by its world. */
function sceneOf({ title, location = guessed(title) }: Place): Scene {
  const has = (words: RegExp) => words.test(title)
  const { kind, planet, dockingBay, interior, exterior, sector } = location
  if (sector === 'asteroid' || sector === 'big one') return asteroids
  if (kind === 'system') return system
  if (sector === 'death star ii') return shaft
  if (kind === 'sector') return sited(clouds, has(/city/i) ? 'city' : 'sector')
  if (location.trench) return trench
  const ground = aboard.find(([words]) => has(words))?.[1] ?? worldOf(planet).ground
  if (dockingBay || has(/(launch|loading) bay/i)) return (c, at) => bay(c, at, tones[ground]?.bay ?? metal)
  const site = title.split(': ').at(-1)!
  const roofed = exterior && (ground === 'clouds' || ground === 'station') && isNamedInside(site)
  if (interior ? !exterior || isNamedInside(site) : roofed) return interiorOf(site, title, ground)
  return outside[ground](has)
}

/**
 * An SVG.
 * @param horizon where the horizon lies, as a share of the height
 * @param unit how big motifs are: 1 on a poster of the table
 */
export function paintScene(place: Place, w: number, h: number, horizon: number, unit: number): string {
  const c = new Canvas(w, h, place.title)
  const [planet] = place.title.split(': ')
  sceneOf(place)(c, { hor: h * horizon, u: unit, planet: place.location?.planet ?? planet })
  return c.svg()
}
