/** Worlds: their colours from space, and what their ground is like. */

import { dice } from './dice.ts'

export type Ground =
  | 'desert'
  | 'jungle'
  | 'ice'
  | 'swamp'
  | 'clouds'
  | 'forest'
  | 'city'
  | 'station'
  | 'canyon'
type Three = readonly [lit: string, base: string, dark: string]

/** How a ball in space is painted. */
export interface Body {
  body: Three
  bands: readonly string[]
  air: string
  /** Bands of gas; a hull with lit windows; lights on its night side. */
  striped?: boolean
  station?: boolean
  lights?: string
}

export interface World extends Body {
  /** Above and at the horizon of space. */
  sky: readonly [string, string]
  ground: Ground
  suns?: number
  belt?: boolean
  /** A giant planet behind it. */
  giant?: Three
  /** A piece of it is not built yet. */
  unfinished?: boolean
}

const night = ['#060a14', '#14233a'] as const

const world = (
  body: Three,
  bands: string[],
  air: string,
  ground: Ground,
  more: Partial<World> = {},
): World => ({
  body,
  bands,
  air,
  sky: night,
  ground,
  ...more,
})

const worlds: Record<string, World> = {
  Tatooine: world(['#ffe0a8', '#d99a5b', '#8a4a34'], ['#e9b878', '#b8743f', '#f6d39b'], '#ffd9a0', 'desert', {
    sky: ['#0c0a1c', '#2a1630'],
    suns: 2,
  }),
  'Yavin 4': world(
    ['#b9d9a0', '#4f8a5e', '#1b4234'],
    ['#3c7a52', '#7fb07a', '#2a5f47'],
    '#c6f0c0',
    'jungle',
    { sky: ['#0d0a14', '#3a1820'], giant: ['#f0a37e', '#b3513f', '#5a1f2a'] },
  ),
  Hoth: world(['#ffffff', '#bfe2f2', '#5e8fb5'], ['#e8f7ff', '#a5cfe4', '#ffffff'], '#d8f3ff', 'ice', {
    sky: ['#050b18', '#0e2742'],
    belt: true,
  }),
  Dagobah: world(['#c5cf9a', '#5f7a4a', '#22382c'], ['#8fa06a', '#46603f', '#aab98a'], '#d0e0a8', 'swamp', {
    sky: ['#070d12', '#15282a'],
  }),
  Bespin: world(
    ['#ffe6c4', '#f2a475', '#a3506a'],
    ['#ffcf9e', '#e08a74', '#ffe9cf', '#c9708a'],
    '#ffdcc0',
    'clouds',
    { sky: ['#140b20', '#40203c'], striped: true },
  ),
  Endor: world(['#dff0c0', '#6aa56a', '#20493f'], ['#4f8f5a', '#94c084', '#3a7a5c'], '#d8ffd0', 'forest', {
    sky: ['#070c16', '#152a38'],
  }),
  Coruscant: world(['#8b7aa8', '#413a66', '#15122b'], ['#55497a', '#2c2850', '#6a5c92'], '#ffbe8a', 'city', {
    sky: ['#080714', '#241a38'],
    lights: '#ffcf87',
  }),
  'Death Star': world(['#c4ccd6', '#6b7684', '#232a35'], ['#55606e', '#7d8895'], '#9fb4c8', 'station', {
    sky: ['#05070d', '#141c2b'],
    station: true,
  }),
  'Death Star II': world(['#b9bfd0', '#5c6480', '#1d2034'], ['#4a5068', '#757d96'], '#a8c8b0', 'station', {
    sky: ['#060a10', '#16302c'],
    station: true,
    unfinished: true,
  }),
  Kessel: world(['#d8b0a0', '#7d5560', '#2c1c2b'], ['#94636a', '#5e3e4a'], '#e0b8b0', 'canyon', {
    sky: ['#0a070f', '#2a1a2c'],
  }),
  Alderaan: world(['#e8f6ff', '#5fa4cf', '#1c4470'], ['#8fc79a', '#ffffff', '#4f9a7a'], '#dff3ff', 'forest', {
    sky: ['#06101f', '#123a55'],
  }),
  Dantooine: world(
    ['#f0ecb0', '#a3a95c', '#454f2c'],
    ['#c4bd76', '#7f8d4a', '#dfd894'],
    '#f3f0c0',
    'jungle',
    { sky: ['#0a0c14', '#2c2f22'] },
  ),
  "Clak'dor VII": world(['#f2c4d8', '#a05a8a', '#3f1f4a'], ['#c77aa0', '#7a3f74'], '#ffc8e4', 'swamp', {
    sky: ['#0f0716', '#331838'],
  }),
  Corellia: world(['#d4ecff', '#4f86b8', '#1c3358'], ['#7fae7c', '#c9b98a', '#5d99c4'], '#cfe8ff', 'city', {
    lights: '#ffe2a8',
  }),
  Kashyyyk: world(['#cfe8a0', '#3f7a45', '#123425'], ['#2c6138', '#6ba35c', '#1f4d33'], '#c8f0b0', 'forest', {
    sky: ['#060d10', '#123028'],
  }),
  Ralltiir: world(['#d8fff4', '#4fa79c', '#184a50'], ['#8fd8cc', '#ffffff', '#3f8f8a'], '#d0fff4', 'city', {
    sky: ['#050d14', '#103a42'],
  }),
  Kiffex: world(['#ffc49a', '#b0583a', '#4a1c20'], ['#d07a4e', '#8a3f30'], '#ffb890', 'canyon', {
    sky: ['#100810', '#38181c'],
  }),
  'Ord Mantell': world(
    ['#e4d8c0', '#9a8468', '#40342c'],
    ['#b8a07c', '#7a6650', '#d4c4a0'],
    '#f0e0c0',
    'canyon',
    { belt: true },
  ),
  Anoat: world(['#c8d0c0', '#6f7d78', '#28343a'], ['#8c998c', '#55645f'], '#d0e0d8', 'city', {
    striped: true,
  }),
  Raithal: world(['#ffb4a0', '#a03a3a', '#3c1020'], ['#c85a4c', '#7a2830'], '#ff9a88', 'city', {
    sky: ['#12060c', '#3a1020'],
    lights: '#ffc890',
  }),
  'Kirdo III': world(['#ffeeb8', '#cfa84f', '#6e4a20'], ['#e4c474', '#a8843c'], '#ffe8a8', 'desert', {
    sky: ['#100c10', '#3a2a18'],
    striped: true,
  }),
  Tibrin: world(['#d4fff0', '#3fa8a4', '#0f4a5c'], ['#2f8f98', '#7fd4c0'], '#c0fff0', 'swamp', {
    sky: ['#040c16', '#0c3444'],
  }),
  'Nal Hutta': world(
    ['#dfe0a0', '#8a8a3c', '#3a3a18'],
    ['#a8a050', '#64702c', '#c4b868'],
    '#e8e8a0',
    'swamp',
    { sky: ['#0a0c0c', '#2c3018'] },
  ),
  Bothawui: world(
    ['#dff4d0', '#5f9a8a', '#1f4048'],
    ['#8fbc8a', '#4a7f94', '#c8d8a0'],
    '#d8fff0',
    'city',
    {},
  ),
  Roche: world(['#dcc8b8', '#806a64', '#332830'], ['#9a8078', '#5e4c4c'], '#d8c0b0', 'canyon', {
    sky: ['#0a080e', '#2a2028'],
    belt: true,
  }),
  Fondor: world(['#d0d8e4', '#5f6f88', '#202a3c'], ['#7a8aa4', '#485870'], '#c0d4f0', 'city', {
    lights: '#ffe0a0',
    belt: true,
  }),
  Kuat: world(['#e0f0b8', '#6a9a5c', '#24442c'], ['#8fb878', '#d4d8a0', '#4a7c4c'], '#e4ffc8', 'city', {
    lights: '#fff0c0',
  }),
  Rendili: world(['#c8d8f0', '#4a6494', '#1a2648'], ['#6a84b4', '#38507c'], '#b8d0ff', 'city', {
    striped: true,
  }),
  Wakeelmui: world(['#f4d8a0', '#b0823f', '#503418'], ['#cc9e58', '#8a6430'], '#ffe0a8', 'desert', {
    lights: '#ffe8b0',
  }),
  Chandrila: world(
    ['#e0f8ff', '#4f94b0', '#174058'],
    ['#a8d08a', '#6fb4c8', '#88c090'],
    '#d8f8ff',
    'forest',
    {},
  ),
  Carida: world(['#d8c8e8', '#6a5c88', '#28203c'], ['#84749c', '#4f7060', '#a090b4'], '#d8c8ff', 'city', {
    sky: ['#0a0814', '#281c38'],
  }),
  Aquaris: world(['#b0dcff', '#1f64a0', '#082448'], ['#3484c0', '#164c84'], '#a0d8ff', 'swamp', {
    sky: ['#040814', '#0a2c50'],
  }),
  'Mon Calamari': world(
    ['#d0fff8', '#2f94b4', '#0c3c60'],
    ['#58b8c8', '#f0d8b0', '#1f7ca0'],
    '#c0f8ff',
    'swamp',
    { sky: ['#040a14', '#0c3048'] },
  ),
  Sullust: world(['#c89080', '#4a343c', '#1a1018'], ['#ff8a4a', '#6a4448', '#33242c'], '#ff9a70', 'canyon', {
    sky: ['#0c0608', '#381814'],
    lights: '#ff9a50',
  }),
  Gall: world(['#e8d8c8', '#8c7868', '#382c2c'], ['#a89080', '#6c5a50'], '#f0dcc8', 'canyon', {
    giant: ['#d8b870', '#8f6038', '#402418'],
  }),
  Mustafar: world(['#ff9a50', '#6a2418', '#1c0a0c'], ['#ff6a2a', '#3c1414', '#ffb44a'], '#ff7a3a', 'canyon', {
    sky: ['#100406', '#401008'],
    lights: '#ff8a30',
  }),
}
const names = Object.keys(worlds).filter((name) => !worlds[name]!.station)

/** A world by its name. One that is not listed has the colours of one that is: always the same one. */
export const worldOf = (name = ''): World => worlds[name] ?? worlds[dice(name).pick(names)]!
