/** The drawing on a card's face: made from its type, side and name, always the same for the same card. */

import type { CardFacts } from '../../store/index.ts'

/** Numbers between 0 and 1, from a text. */
function dice(text: string): () => number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return () => {
    value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
    value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
    value ^= value >>> 15
    return (value >>> 0) / 4294967296
  }
}

export interface Shape {
  d: string
  opacity: number
  fill: boolean
}

const round = (number: number) => Math.round(number * 10) / 10

function ring(roll: () => number, x: number, y: number, radius: number): Shape {
  const from = roll() * Math.PI * 2
  const to = from + Math.PI * (0.5 + roll() * 1.3)
  const point = (angle: number) =>
    `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`
  const large = to - from > Math.PI ? 1 : 0
  return {
    d: `M${point(from)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${point(to)}`,
    opacity: 0.25 + roll() * 0.4,
    fill: false,
  }
}

/** Persons are rings around a head, ships are wings, things are crystals, places are horizons. Box: 100 by 60. */
export function patternOf({ type, side, persona, title, subtype, location }: CardFacts): Shape[] {
  const roll = dice(`${type}/${side}/${persona ?? title}`)
  const shapes: Shape[] = []
  const x = 50
  if (type === 'character' || type === 'creature') {
    const head = 7 + roll() * 4
    const shoulder = 16 + roll() * 10
    shapes.push({
      d: `M${x - head} 24a${head} ${head} 0 1 0 ${head * 2} 0a${head} ${head} 0 1 0 ${-head * 2} 0`,
      opacity: 0.5,
      fill: true,
    })
    shapes.push({
      d: `M${round(x - shoulder)} 60C${round(x - shoulder)} 42 ${round(x - 10)} 38 ${x} 38S${round(x + shoulder)} 42 ${round(x + shoulder)} 60Z`,
      opacity: 0.38,
      fill: true,
    })
    for (let i = 0; i < 5; i++) shapes.push(ring(roll, x, 28, 16 + i * 7 + roll() * 4))
    return shapes
  }
  if (type === 'starship' || type === 'vehicle') {
    const span = subtype === 'capital' ? 42 : 22 + roll() * 14
    const nose = 10 + roll() * 8
    const tail = 40 + roll() * 8
    shapes.push({
      d: `M${x} ${round(nose)}L${round(x + span)} ${round(tail)}L${x} ${round(tail - 6 - roll() * 8)}L${round(x - span)} ${round(tail)}Z`,
      opacity: 0.5,
      fill: true,
    })
    for (let i = 0; i < 6; i++) {
      const off = (i - 2.5) * (9 + roll() * 5)
      shapes.push({
        d: `M${round(x + off)} ${round(tail + 2)}V${round(tail + 5 + roll() * 12)}`,
        opacity: 0.3,
        fill: false,
      })
    }
    return shapes
  }
  if (type === 'location') {
    if (location?.kind === 'system') {
      const radius = 15 + roll() * 8
      shapes.push({
        d: `M${x - radius} 32a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
        opacity: 0.42,
        fill: true,
      })
      shapes.push(ring(roll, x, 32, radius + 7), ring(roll, x, 32, radius + 12))
      return shapes
    }
    for (let i = 0; i < 3; i++) {
      const base = 28 + i * 11
      const points = Array.from({ length: 6 }, (_, n) => `L${n * 20} ${round(base - roll() * (12 - i * 3))}`)
      shapes.push({ d: `M0 60V${base}${points.join('')}V60Z`, opacity: 0.2 + i * 0.1, fill: true })
    }
    return shapes
  }
  for (let i = 0; i < 6; i++) {
    const cx = 20 + roll() * 60
    const cy = 12 + roll() * 36
    const size = 5 + roll() * 12
    shapes.push({
      d: `M${round(cx)} ${round(cy - size)}L${round(cx + size * 0.6)} ${round(cy)}L${round(cx)} ${round(cy + size)}L${round(cx - size * 0.6)} ${round(cy)}Z`,
      opacity: 0.16 + roll() * 0.3,
      fill: i % 2 === 0,
    })
  }
  return shapes
}
