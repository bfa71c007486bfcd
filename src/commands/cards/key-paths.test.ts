/** No silent field: whatever a text says stands on the card, in both languages. */

import { expect, test } from 'vitest'
import { pool } from '../../swccg/index.ts'
import { keyPaths, unsaid } from './key-paths.ts'
import { unsaidBecause } from './unsaid.ts'

const paths = keyPaths(pool)
const listed = Object.values(unsaidBecause).flat()

test('what a text says changes the words of its card, in both languages', () => {
  expect(paths.size).toBeGreaterThan(1000)
  const silent = unsaid(paths)
  expect(
    silent.filter((path) => !listed.includes(path)),
    'without a word on any card',
  ).toEqual([])
  expect(
    listed.filter((path) => !silent.includes(path)),
    'said by now, or nowhere in the cards: out of the list',
  ).toEqual([])
})

/** As many as there were when the list was made; never more. */
test('the list of what is not said only shrinks', () => {
  expect(listed.length).toBeLessThanOrEqual(31)
  expect(new Set(listed).size).toBe(listed.length)
})

test('a field that no phrase reads is found', () => {
  const [card] = pool.filter(({ abilities = [] }) => abilities.length > 0)
  if (!card) throw new Error('there is no card with a text')
  const mute = { ...card, abilities: card.abilities?.map((text) => ({ ...text, mute: true })) } as typeof card
  expect(unsaid(keyPaths([mute])).some((path) => path.endsWith('.mute'))).toBe(true)
})
