/** A drawing in the making: all art is an SVG that is built as text and shown as an image. */

import { type Dice, dice } from './dice.ts'

export type Point = readonly [x: number, y: number]
/** A colour of a gradient: where it stands (0 to 1), and how much of it covers what is below. */
export type Stop = readonly [colour: string, offset: number, alpha?: number]

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour between two (both as #rrggbb): 0 is the first, 1 the second. */
export function mix(one: string, two: string, share: number): string {
  const other = channels(two)
  const mixed = channels(one).map((value, i) => Math.round(value + (other[i]! - value) * share))
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}

/** A number as it is written: to a tenth. */
export const f = (number: number): number => Math.round(number * 10) / 10

/** A path through points, from one straight to the next. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${f(x)} ${f(y)}`).join('')

/** A smooth path through points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  let d = `M${f(first[0])} ${f(first[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const from = points[i]!
    const to = points[i + 1]!
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    d += `C${f(from[0] + (to[0] - before[0]) / 6)} ${f(from[1] + (to[1] - before[1]) / 6)}`
    d += ` ${f(to[0] - (after[0] - from[0]) / 6)} ${f(to[1] - (after[1] - from[1]) / 6)} ${f(to[0])} ${f(to[1])}`
  }
  return d
}

export class Canvas {
  readonly w: number
  readonly h: number
  /** The dice of this drawing. */
  readonly r: Dice
  private out = ''
  private defs = ''
  private ids = 0

  /** @param seed what the dice of the drawing are thrown from. */
  constructor(w: number, h: number, seed: string) {
    this.w = w
    this.h = h
    this.r = dice(seed)
  }

  add(markup: string): this {
    this.out += markup
    return this
  }

  private gradient(tag: string, stops: readonly Stop[], at: string, units = 'userSpaceOnUse'): string {
    const id = `g${this.ids++}`
    const list = stops.map(([colour, offset, alpha]) => {
      const opacity = alpha === undefined ? '' : ` stop-opacity='${Math.round(alpha * 1000) / 1000}'`
      return `<stop offset='${f(offset * 100) / 100}' stop-color='${colour}'${opacity}/>`
    })
    this.defs += `<${tag} id='${id}' gradientUnits='${units}' ${at}>${list.join('')}</${tag}>`
    return `url(#${id})`
  }

  linear(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return this.gradient('linearGradient', stops, `x1='${f(x1)}' y1='${f(y1)}' x2='${f(x2)}' y2='${f(y2)}'`)
  }

  /** A gradient from the top down. */
  down(stops: readonly Stop[], from = 0, to = this.h): string {
    return this.linear(stops, 0, from, 0, to)
  }

  radial(x: number, y: number, r: number, stops: readonly Stop[]): string {
    return this.gradient('radialGradient', stops, `cx='${f(x)}' cy='${f(y)}' r='${f(r)}'`)
  }

  /** One gradient for many shapes, each from its own top to its own foot. */
  each(stops: readonly Stop[]): string {
    return this.gradient('linearGradient', stops, "x1='0' y1='0' x2='0' y2='1'", 'objectBoundingBox')
  }

  rect(x: number, y: number, w: number, h: number, fill: string, more = ''): this {
    return this.add(`<rect x='${f(x)}' y='${f(y)}' width='${f(w)}' height='${f(h)}' fill='${fill}' ${more}/>`)
  }

  circle(x: number, y: number, r: number, fill: string, more = ''): this {
    return this.add(`<circle cx='${f(x)}' cy='${f(y)}' r='${f(r)}' fill='${fill}' ${more}/>`)
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): this {
    return this.add(`<ellipse cx='${f(x)}' cy='${f(y)}' rx='${f(rx)}' ry='${f(ry)}' fill='${fill}' ${more}/>`)
  }

  path(d: string, fill: string, more = ''): this {
    return this.add(`<path d='${d}' fill='${fill}' ${more}/>`)
  }

  poly(points: readonly Point[], fill: string, more = ''): this {
    return this.path(`${line(points)}Z`, fill, more)
  }

  stroke(d: string, colour: string, width: number, more = ''): this {
    if (!d) return this
    const wide = f(width * 10) / 10
    return this.add(
      `<path d='${d}' fill='none' stroke='${colour}' stroke-width='${wide}' stroke-linecap='round' stroke-linejoin='round' ${more}/>`,
    )
  }

  /** Everything that `draw` adds, within a group. */
  group(more: string, draw: () => unknown): this {
    this.add(`<g ${more}>`)
    draw()
    return this.add('</g>')
  }

  /** What keeps a group within a shape. */
  clip(shape: string): string {
    const id = `c${this.ids++}`
    this.defs += `<clipPath id='${id}'>${shape}</clipPath>`
    return `clip-path='url(#${id})'`
  }

  /** Light around a point: what a blur would do, and much cheaper. */
  glow(x: number, y: number, r: number, colour: string, alpha = 0.8): this {
    const stops: Stop[] = [
      [colour, 0, alpha],
      [colour, 0.25, alpha * 0.45],
      [colour, 0.6, alpha * 0.12],
      [colour, 1, 0],
    ]
    return this.circle(x, y, r, this.radial(x, y, r, stops))
  }

  /** The same, as an ellipse: a cloud of gas, a shaft's foot. */
  haze(x: number, y: number, rx: number, ry: number, colour: string, alpha: number): this {
    const stops: Stop[] = [
      [colour, 0, alpha],
      [colour, 0.35, alpha * 0.5],
      [colour, 0.7, alpha * 0.12],
      [colour, 1, 0],
    ]
    return this.ellipse(x, y, rx, ry, this.gradient('radialGradient', stops, '', 'objectBoundingBox'))
  }

  /** A band of mist: solid in the middle, nothing at its edges. */
  mist(y: number, half: number, colour: string, alpha: number): this {
    const stops: Stop[] = [
      [colour, 0, 0],
      [colour, 0.5, alpha],
      [colour, 1, 0],
    ]
    return this.rect(0, y - half, this.w, half * 2, this.down(stops, y - half, y + half))
  }

  /** A ground line from left to right, closed at the bottom. */
  land(points: readonly Point[], fill: string, more = ''): this {
    const [left, right] = [points[0]![1], points.at(-1)![1]]
    const d = smooth([[-20, left], ...points, [this.w + 20, right]])
    return this.path(`${d}L${f(this.w + 20)} ${f(this.h + 5)}L-20 ${f(this.h + 5)}Z`, fill, more)
  }

  stars(count: number, from: number, to: number, colour = '#ffffff', size = 1): this {
    let small = ''
    let big = ''
    for (let i = 0; i < count; i++) {
      const star = `M${f(this.r.in(0, this.w))} ${f(from + (to - from) * this.r.roll() ** 1.2)}h.01`
      if (this.r.chance(0.12)) big += star
      else small += star
    }
    this.stroke(small, colour, 1.1 * size, "opacity='.55'")
    return this.stroke(big, colour, 2 * size, "opacity='.9'")
  }

  /** The whole drawing. */
  svg(): string {
    const [w, h] = [f(this.w), f(this.h)]
    return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${w} ${h}' width='${w}' height='${h}' preserveAspectRatio='xMidYMid slice'><defs>${this.defs}</defs>${this.out}</svg>`
  }
}

/**
 * A silhouette with a rim of light: the shape in the light's colour, and the same shape again, shifted away from
 * the light and kept inside the first.
 */
export function silhouette(c: Canvas, d: string, fill: string, rim: string, shift = 2.4): void {
  c.path(d, rim)
  c.group(c.clip(`<path d='${d}'/>`), () =>
    c.path(d, fill, `transform='translate(${f(-shift)} ${f(shift * 0.8)})'`),
  )
}
