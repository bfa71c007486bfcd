/** The pool as the built page fetches it, however many cards it has. */

import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readyDecks } from '../decks/ready.ts'
import { callsOf, plain } from '../model/cards/pool.ts'
import { cardFiles, size, withMadeUp } from './card-files.ts'
import { pool } from './index.ts'
import { readList } from './listed.ts'

const titles = { plain, of: callsOf }

/** As many cards as the whole game has. */
const all = 2546

const lesson = pool.filter((_, at) => at % 97 === 0).map(({ key }) => key)

describe.each([
  ['the pool', pool],
  ['a pool of 2,546 cards', withMadeUp(pool, all)],
])('%s', (_, cards) => {
  const { files, list } = cardFiles(cards, titles, { decks: readyDecks, together: [lesson] })
  const read = readList(list)
  const contentOf = (address: string) => JSON.parse(files.get(address) ?? '[]') as { key: string }[]

  test('every card stands in one group, where the list says', () => {
    const found = list.groups.flatMap(([address]) => contentOf(address).map(({ key }) => key))
    expect(found.toSorted()).toEqual(cards.map(({ key }) => key).toSorted())
    for (const { key, side, type, missing } of cards) {
      const [address = ''] = read.fileOf(key) ?? []
      expect(contentOf(address).some((card) => card.key === key)).toBe(true)
      expect(read.kindOf(key)).toMatchObject({ side, type, full: !missing?.length })
    }
  })

  test('a group has 8 to 16 cards', () => {
    const sizes = list.groups.map(([address]) => contentOf(address).length)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(size.least)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(size.most)
  })

  test('a deck that comes with the game is one file, a fraction of the pool', () => {
    for (const { id, deck } of readyDecks) {
      const { file, cards: keys, start } = list.decks[id] ?? { file: ['', 0], cards: [], start: [] }
      expect(keys).toHaveLength(deck.cards.length)
      expect(start).toHaveLength(deck.start?.length ?? 0)
      expect(
        contentOf(file[0])
          .map(({ key }) => key)
          .toSorted(),
      ).toEqual([...new Set(keys)].toSorted())
      expect(gzipSync(files.get(file[0]) ?? '').length).toBeLessThan(12_000)
    }
  })

  test('a title leads to the cards that are called so, and the list foretells what texts name', () => {
    const [address] = list.titles
    read.readTitles(JSON.parse(files.get(address) ?? ''))
    for (const card of cards.filter((_, at) => at % 5 === 0))
      for (const title of callsOf(card)) expect(read.keysTitled(title)).toContain(card.key)
    expect(read.typeNamed('sense')).toBe('interrupt')
  })

  test('the list that every page begins with stays small', () => {
    expect(gzipSync(JSON.stringify(list)).length).toBeLessThan(9000)
  })
})

test('made-up cards are as long as real ones', () => {
  const length = (cards: readonly object[]) => JSON.stringify(cards).length / cards.length
  const made = withMadeUp(pool, all)
  expect(made).toHaveLength(all)
  expect(length(made)).toBeGreaterThan(length(pool) * 0.9)
})
