/** Decks stay in the browser, follow what other tabs do, and are kept no longer than they should be. */

import '../saves/storage.test-helper.ts'
import { expect, test, vi } from 'vitest'
import { result } from '../browser/database.ts'
import { type KeptDeck, keep, keepVersion, readKept, throwAway, useKeeping, versionsOf } from './keeping.ts'

const day = 24 * 3600 * 1000
const deck = (id: string, part: Partial<KeptDeck> = {}): KeptDeck => ({
  id,
  name: id,
  sheet: {} as KeptDeck['sheet'],
  notes: '',
  changed: 1,
  deleted: null,
  ...part,
})

/** The database as Dexie has made it for earlier versions. */
async function earlier(decks: KeptDeck[]): Promise<void> {
  const { Dexie } = await import('dexie')
  const database = new Dexie('landspeed-decks')
  database.version(1).stores({ decks: 'id', versions: 'id, deck' })
  await database.table('decks').bulkPut(decks)
  database.close()
}

const names = () => useKeeping.getState().decks?.map(({ name }) => name)

test('decks of earlier versions are there, change, and change in every tab', async () => {
  await earlier([
    deck('old', { changed: 5 }),
    deck('gone', { deleted: Date.now() - 31 * day }),
    deck('away', { deleted: Date.now() - day }),
  ])
  await readKept()
  expect(names()).toEqual(['old', 'away'])
  keep(deck('new', { changed: 9 }))
  throwAway('away', false)
  expect(names()).toEqual(['new', 'old', 'away'])

  // Another tab does the same to the database.
  const database = await result(indexedDB.open('landspeed-decks'))
  const decks = () => database.transaction('decks', 'readwrite').objectStore('decks')
  await vi.waitFor(async () => expect(await result(decks().count())).toBe(3))
  await result(decks().put(deck('other', { changed: 20 })))
  const channel = new BroadcastChannel('landspeed.decks')
  channel.postMessage('other')
  await vi.waitFor(() => expect(names()).toEqual(['other', 'new', 'old', 'away']))
  channel.close()
  database.close()
  expect(useKeeping.getState().kept).toBe(true)
})

test('versions of a deck that have no label of their own make room for newer ones', async () => {
  await keepVersion('old', deck('old').sheet, 'first')
  for (let at = 0; at < 45; at++) await keepVersion('old', deck('old').sheet, '')
  const versions = await versionsOf('old')
  expect(versions.filter(({ label }) => label === '')).toHaveLength(40)
  expect(versions.map(({ label }) => label)).toContain('first')
  expect(await versionsOf('new')).toEqual([])
})

test('where the database takes nothing the page says so, and goes on', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keep(deck('loose', { changed: 30 }))
  await vi.waitFor(() => expect(useKeeping.getState().kept).toBe(false))
  expect(names()?.[0]).toBe('loose')
  vi.restoreAllMocks()
})
