/**
 * The palettes are measured: text is readable on every ground, and the four colours that mean something (the sides,
 * legal, refused) stay apart for the eyes that each palette is for.
 */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palettes } from '../store/browser/settings.ts'

const css = ['tokens', 'palettes']
  .map((name) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')

type Colour = readonly [red: number, green: number, blue: number]

/** What the rules whose selectors are among these declare, the later over the earlier. */
function declared(selectors: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, heads = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!heads.split(',').some((head) => selectors.includes(head.trim()))) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found.set(name, value.trim())
  }
  return found
}

function colour(tokens: Map<string, string>, value: string): Colour {
  const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (named) return colour(tokens, tokens.get(named) ?? '')
  const mixed = /^color-mix\(in srgb, (.+) (\d+)%, (#\w{6})\)$/.exec(value)
  if (mixed) {
    const [one, other] = [colour(tokens, mixed[1] ?? ''), colour(tokens, mixed[3] ?? '')]
    const share = Number(mixed[2]) / 100
    return one.map((part, index) => part * share + (other[index] ?? 0) * (1 - share)) as unknown as Colour
  }
  expect(value).toMatch(/^#[0-9a-f]{6}$/)
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255) as unknown as Colour
}

const linear = (rgb: Colour): Colour =>
  rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Colour

function contrast(one: Colour, other: Colour): number {
  const light = (rgb: Colour) => {
    const [red, green, blue] = linear(rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** How eyes without a kind of cone see, after Machado, Oliveira and Fernandes (2009). */
const eyes = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const

/** In Oklab, where a distance is as large as it looks. */
function seen(rgb: Colour, by: keyof typeof eyes): Colour {
  const [r, g, b] = linear(rgb)
  const [red = 0, green = 0, blue = 0] = eyes[by].map(([x, y, z]) =>
    Math.min(1, Math.max(0, x * r + y * g + z * b)),
  )
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

const apart = (one: Colour, other: Colour, by: keyof typeof eyes): number =>
  Math.hypot(...seen(one, by).map((part, index) => part - (seen(other, by)[index] ?? 0)))

const eyesFor: Record<(typeof palettes)[number], (keyof typeof eyes)[]> = {
  usual: ['usual'],
  'red-green': ['usual', 'no red', 'no green'],
  'blue-yellow': ['usual', 'no blue'],
  strong: ['usual'],
}

const looks = palettes.flatMap((palette) => [false, true].map((brighter) => [palette, brighter] as const))

test.each(looks)('%s, brighter: %s', (palette, brighter) => {
  const selectors = [
    ':root',
    `[data-palette="${palette}"]`,
    ...(brighter ? ['[data-brighter]', `[data-brighter][data-palette="${palette}"]`] : []),
  ]
  const tokens = declared(selectors)
  const of = (name: string) => colour(tokens, `var(--${name})`)
  const strong = palette === 'strong'
  for (const ground of ['table', 'panel', 'raised', 'well']) {
    const least: Record<string, number> = {
      ink: strong ? 15 : 11,
      dim: strong ? 11 : 7,
      faint: strong ? 7 : 4.5,
      light: strong ? 7 : 4.5,
      dark: strong ? 6 : 4.5,
      legal: 7,
      refused: 7,
      gold: 7,
    }
    for (const [text, ratio] of Object.entries(least))
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(ratio)
  }
  expect(contrast(of('line-strong'), of('panel'))).toBeGreaterThanOrEqual(strong ? 7 : 2)
  for (const side of ['light', 'dark']) {
    expect(contrast(of(`${side}-ink`), of(side)), `ink on ${side}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of(`${side}-soft`), of(`${side}-deep`)), `soft on ${side}`).toBeGreaterThanOrEqual(7)
    const face = declared([
      ...selectors,
      `[data-side="${side}"]`,
      `[data-palette="${palette}"] [data-side="${side}"]`,
    ])
    for (const [name, value] of tokens) if (!face.has(name)) face.set(name, value)
    expect(contrast([1, 1, 1], colour(face, 'var(--face)')), `face of ${side}`).toBeGreaterThanOrEqual(11)
  }
  const kinds = ['light', 'dark', 'legal', 'refused']
  for (const by of eyesFor[palette])
    for (const [index, one] of kinds.entries())
      for (const other of kinds.slice(index + 1))
        expect(apart(of(one), of(other), by), `${one} and ${other}, ${by}`).toBeGreaterThanOrEqual(0.14)
})
