/** Titles narrow before they wrap, wrap before they are cut, and never break inside a word. */

import { expect, it } from 'vitest'
import { setTitle } from './fit.ts'

/** Every letter is half as wide as it is high. */
const half = (text: string, stretch: number) => text.length * 0.5 * (stretch / 100)
const set = (title: string, room: number) => setTitle(title, { room, size: 12 }, half)

it('stands in one row while it can, a little narrower if need be', () => {
  expect(set('Luke Skywalker', 90)).toEqual({ stretch: 100, rows: ['Luke Skywalker'], cut: false })
  expect(set('Luke Skywalker', 78)).toMatchObject({ stretch: 92, rows: ['Luke Skywalker'] })
})

it('wraps between words, where both rows are about as long', () => {
  expect(set('Han’s Heavy Blaster Pistol', 100).rows).toEqual(['Han’s Heavy', 'Blaster Pistol'])
})

it('breaks no word, however narrow', () => {
  for (let room = 30; room < 140; room += 3) {
    const { rows, cut } = set('Shistavanen Wolfman', room)
    if (!cut) expect(rows.join(' ')).toBe('Shistavanen Wolfman')
    for (const row of rows) expect(row.length * 0.5 * 12 * 0.62).toBeLessThanOrEqual(room)
  }
})

it('keeps the end that tells it apart', () => {
  const [one, other] = ['Death Squadron Star Destroyer 1', 'Death Squadron Star Destroyer 2'].map(
    (title) => setTitle(title, { room: 60, size: 12, lines: 1 }, half).rows[0],
  )
  expect(one).toMatch(/…1$/)
  expect(one).not.toBe(other)
})

it('keeps no end that is only half a word', () => {
  for (let room = 24; room < 60; room += 4)
    for (const row of set('Chewie With Blaster Rifle', room).rows) expect(row).not.toMatch(/…(ith|fle)$/)
})
