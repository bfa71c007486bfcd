import { expect, test } from 'vitest'
import { type CardFacts, pool } from '../../swccg/index.ts'
import { paintCard } from './cards/index.ts'
import { rolesByTitle } from './cards/roles.ts'
import { backArt, crestArt } from './crests.ts'
import { painters } from './painters.ts'
import { paintScene } from './scenes/index.ts'

const places = pool.filter(({ location }) => location)
const cards = pool.filter(({ type }) => type !== 'location')

const paint = (card: CardFacts, w: number, h: number) =>
  card.location ? paintScene(card, w, h, 0.5, Math.min(w / 190, h / 380)) : paintCard(card, w, h)

/** What keeps a text from being read as XML, and numbers that are none. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*='[^'<]*')*)\s*(\/?)>/y
  for (let at = 0; at < svg.length; at = tag.lastIndex) {
    tag.lastIndex = at
    const found = tag.exec(svg)
    if (!found) return [...faults, `not a tag: ${svg.slice(at, at + 60)}`]
    const [, closes, name = '', attributes = '', alone] = found
    const names = [...attributes.matchAll(/([a-zA-Z][\w:-]*)=/g)].map(([, one]) => one)
    if (new Set(names).size < names.length) faults.push(`twice the same attribute: ${found[0]}`)
    if (closes ? open.pop() !== name : !alone && open.push(name) < 0) faults.push(`${name} is not closed`)
  }
  if (open.length > 0) faults.push(`open: ${open}`)
  const ids = new Set([...svg.matchAll(/id='(\w+)'/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) if (!ids.has(id)) faults.push(`no ${id}`)
  const wrong = /NaN|undefined|Infinity|null|\[object/.exec(svg)
  return wrong ? [...faults, `${wrong[0]} in ${svg.slice(wrong.index - 40, wrong.index + 20)}`] : faults
}

test('every card and every location is painted, at the sizes of the table', () => {
  const sizes = [
    [72, 60],
    [236, 176],
    [120, 176],
  ] as const
  for (const card of pool)
    for (const [w, h] of card.location
      ? ([
          [120, 640],
          [900, 420],
        ] as const)
      : sizes) {
      const svg = paint(card, w, h)
      expect(faultsOf(svg), `${card.title} at ${w} by ${h}`).toEqual([])
      expect(svg).toContain(`width='${w}' height='${h}'`)
    }
})

test('the same facts give the same picture', () => {
  for (const card of pool) expect(paint(structuredClone(card), 208, 124)).toBe(paint(card, 208, 124))
})

test('two cards do not look alike', () => {
  const seen = new Map<string, string>()
  for (const card of cards) {
    const svg = paintCard(card, 208, 124)
    expect(seen.get(svg), card.title).toBeUndefined()
    seen.set(svg, card.title)
  }
})

test('two locations do not look alike, unless they are two sides of one', () => {
  const seen = new Map<string, string>()
  for (const place of places) {
    const svg = paint(place, 190, 380)
    expect(seen.get(svg) ?? place.title).toBe(place.title)
    seen.set(svg, place.title)
  }
})

test('a picture has the colours of its side', () => {
  const [luke, vader] = ['Luke Skywalker', 'Darth Vader'].map(
    (title) => pool.find((card) => card.title === title)!,
  )
  expect(paintCard(luke!, 208, 124)).toContain('#0c2440')
  expect(paintCard(vader!, 208, 124)).toContain('#23060d')
})

test('who is cast is in the pool', () => {
  const titles = new Set(pool.map(({ title }) => title))
  expect(Object.keys(rolesByTitle).filter((title) => !titles.has(title))).toEqual([])
})

test('pictures stay small', () => {
  const mean = (list: readonly string[]) => list.reduce((sum, { length }) => sum + length, 0) / list.length
  expect(mean(cards.map((card) => paintCard(card, 236, 176)))).toBeLessThan(8_000)
  expect(Math.max(...cards.map((card) => paintCard(card, 744, 500).length))).toBeLessThan(90_000)
  expect(mean(places.map((place) => paint(place, 190, 640)))).toBeLessThan(24_000)
})

test('painting all cards of a table takes a moment', () => {
  const began = performance.now()
  for (const card of cards.slice(0, 80)) paintCard(card, 208, 124)
  expect(performance.now() - began).toBeLessThan(1000)
})

test('an address is made once, stands in quotes, and says what was painted', () => {
  const [card, place] = [cards[0]!, places[0]!]
  expect(painters.cardArt(card, 100, 60)).toBe(painters.cardArt(card, 100, 60))
  for (const address of [
    painters.cardArt(card, 100, 60),
    painters.cardArt(place, 100, 60),
    painters.sceneArt(place, 190, 380),
    painters.sceneArt(place, 190, 380, { horizon: 0.6, unit: 1.2 }),
    painters.planetArt('Tatooine'),
    ...(['light', 'dark'] as const).flatMap((side) => [crestArt(side), backArt(side)]),
  ]) {
    expect(address).not.toMatch(/["#<>\n]/)
    const [, svg = ''] = address.split('data:image/svg+xml,')
    expect(faultsOf(decodeURIComponent(svg))).toEqual([])
  }
})
