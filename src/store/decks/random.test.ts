import { expect, test } from 'vitest'
import { newGame, readDeck } from '../../views/engine.ts'
import { randomList } from './ready.ts'

test('a random deck may be played, whatever the seed, and is the same for the same seed', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const [light, dark] = (['light', 'dark'] as const).map((side) => readDeck(randomList(side, seed)))
    if (!light?.ok || !dark?.ok) throw new Error(JSON.stringify([light, dark]))
    expect(newGame({ light: light.deck, dark: dark.deck, edition: 'crd', seed }).ok, seed).toBe(true)
    expect(light.deck.cards).toHaveLength(60)
    expect(new Set(light.deck.cards).size).toBeGreaterThan(30)
  }
  expect(randomList('light', 'a')).toBe(randomList('light', 'a'))
  expect(randomList('light', 'a')).not.toBe(randomList('light', 'b'))
})
