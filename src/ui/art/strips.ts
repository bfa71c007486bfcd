/** Pictures of strips: quiet on the left, where words stand. */

import { Canvas, f, type Point } from './canvas.ts'
import { paintCard } from './cards/index.ts'
import type { Sitter } from './cards/pose.ts'
import { ball } from './planets.ts'
import { worldOf } from './worlds.ts'

const shown: readonly Sitter[] = [
  { key: '1_19', title: 'Luke Skywalker', side: 'light', type: 'character', subtype: 'rebel' },
  { key: '1_168', title: 'Darth Vader', side: 'dark', type: 'character', subtype: 'imperial', ability: 6 },
  { key: 'X-wing', title: 'X-wing', side: 'light', type: 'starship', subtype: 'starfighter' },
  { key: 'Dark Maneuvers', title: 'Dark Maneuvers', side: 'dark', type: 'interrupt' },
  { key: 'Chewbacca', title: 'Chewbacca', side: 'light', type: 'character', characteristics: ['Wookiee'] },
]

/** A drawing within another: ids of its own, and a place. */
const inset = (svg: string, id: string, width: number, height: number) =>
  svg
    .replace(
      /^<svg [^>]*viewBox='([^']*)'[^>]*>/,
      `<svg x='0' y='0' width='${width}' height='${height}' viewBox='$1' preserveAspectRatio='xMidYMid slice'>`,
    )
    .replaceAll(/ id='(\w+)'/g, ` id='$1-${id}'`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#$1-${id})`)

/** A fan of cards as the text of an SVG, in pixels. */
export function paintFan(w: number, h: number): string {
  const c = new Canvas(w, h, 'a fan')
  c.rect(
    0,
    0,
    w,
    h,
    c.linear(
      [
        ['#0d1524', 0],
        ['#1d3050', 1],
      ],
      0,
      0,
      w,
      0,
    ),
  )
  const s = h / 120
  for (const [i, card] of shown.entries()) {
    const place = `translate(${f(w * 0.48 + i * 58 * s)} ${f((14 + Math.abs(i - 2) * 5) * s)}) rotate(${-10 + i * 5}) scale(${f(s * 100) / 100})`
    c.group(`transform='${place}'`, () => {
      c.rect(-3, -3, 80, 116, card.side === 'light' ? '#74c6ff' : '#ff7d69', "rx='7'")
      c.add(inset(paintCard(card, 74, 110), `${i}`, 74, 110))
    })
  }
  return c.svg()
}

const bodies = ['Tatooine', 'Yavin 4', 'Hoth', 'Dagobah', 'Bespin', 'Endor']

/** Hexes with planets as the text of an SVG, in pixels. */
export function paintGalaxy(w: number, h: number): string {
  const c = new Canvas(w, h, 'another galaxy')
  c.rect(
    0,
    0,
    w,
    h,
    c.linear(
      [
        ['#0a0d1c', 0],
        ['#2a1f4a', 1],
      ],
      0,
      0,
      w,
      0,
    ),
  ).stars(90, 0, h)
  const s = h / 120
  for (let i = 0; i < 12; i++) {
    const low = i > 5
    const [x, y] = [w * 0.45 + ((i % 6) * 62 + (low ? 31 : 0)) * s, (low ? 96 : 42) * s]
    const corners = Array.from({ length: 6 }, (_, k): Point => {
      const angle = (k / 6) * Math.PI * 2
      return [x + Math.sin(angle) * 33 * s, y + Math.cos(angle) * 33 * s]
    })
    c.poly(corners, i % 3 ? '#0d122a' : '#20305e', "stroke='#8f7be0' stroke-width='1.6'")
    if (i % 2) ball(c, x, y, 14 * s, worldOf(bodies[i >> 1]), 1)
  }
  return c.svg()
}
