import { expect, test } from 'vitest'
import { newGame, readDeck } from '../../views/engine.ts'
import { problemsOfReady, randomList } from './ready.ts'

test('a random deck may be played, whatever the seed, and is the same for the same seed', async () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const [light, dark] = [
      readDeck(await randomList('light', seed)),
      readDeck(await randomList('dark', seed)),
    ]
    if (!light?.ok || !dark?.ok) throw new Error(JSON.stringify([light, dark]))
    expect(newGame({ light: light.deck, dark: dark.deck, edition: 'crd', seed }).ok, seed).toBe(true)
    expect(light.deck.cards).toHaveLength(60)
    expect(new Set(light.deck.cards).size).toBeGreaterThan(30)
  }
  expect(await randomList('light', 'a')).toBe(await randomList('light', 'a'))
  expect(await randomList('light', 'a')).not.toBe(await randomList('light', 'b'))
})

test('nothing is wrong with the decks that come with the game', () => {
  expect(problemsOfReady()).toEqual([])
})
