/** The table of Twilight Imperium is kept as those of the other game are: in the database, and nothing older wins. */

import '../saves/storage.test-helper.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { stored, write } from '../saves/database.ts'
import { closeTables } from '../saves/saving.ts'
import { localStorage, sessionStorage } from '../saves/storage.test-helper.ts'
import { current, ti4, ti4Actions, useTi4 } from './index.ts'

const slot = 'ti4.table'
const nothing = { history: null, source: null, scenario: null, progress: [], elsewhere: false, messages: [] }

const stand = () => JSON.stringify([current(ti4Actions().history!), ti4Actions().history?.at])

const settled = () =>
  vi.waitFor(
    async () => {
      const { saved } = JSON.parse((await stored(slot))?.text ?? '{}')
      expect([saved?.turns.length, saved?.at]).toEqual([
        ti4Actions().history?.turns.length,
        ti4Actions().history?.at,
      ])
    },
    { interval: 5 },
  )

async function reload(): Promise<void> {
  await closeTables()
  useTi4.setState(nothing)
  await ti4Actions().start('?game=ti4')
}

/** Gives the first answer that the game takes. */
function answerSomehow(): void {
  const { state, stack, decision } = current(ti4Actions().history!)
  const before = ti4Actions().history
  for (const act of ti4.legal(state, stack, decision!.by)) {
    ti4Actions().tryIntent(act)
    if (ti4Actions().history !== before) return
  }
  ti4Actions().pass()
}

beforeEach(async () => {
  await closeTables()
  indexedDB.deleteDatabase('landspeed')
  localStorage.clear()
  sessionStorage.clear()
  useTi4.setState(nothing)
  await ti4Actions().start('?game=ti4')
})

test('it goes on from the database alone, whatever the storage has and the clock says', async () => {
  answerSomehow()
  await settled()
  const earlier = (await stored(slot))?.text ?? ''
  vi.spyOn(Date, 'now').mockReturnValue(1)
  answerSomehow()
  answerSomehow()
  const before = stand()
  await settled()
  // As an earlier version left it.
  localStorage.setItem(`landspeed.${slot}`, earlier)
  await reload()
  expect(stand()).toBe(before)
  answerSomehow()
  await settled()
  await vi.waitFor(() => expect(localStorage.getItem(`landspeed.${slot}`)).toBeNull())
  vi.restoreAllMocks()
})

test('what an earlier version has kept in the storage opens', async () => {
  answerSomehow()
  const before = stand()
  await settled()
  const text = (await stored(slot))?.text ?? ''
  await closeTables()
  indexedDB.deleteDatabase('landspeed')
  localStorage.setItem(`landspeed.${slot}`, text)
  await reload()
  expect(stand()).toBe(before)
})

test('of two tabs the later one goes on, and the earlier one answers nothing until it takes the table back', async () => {
  answerSomehow()
  await settled()
  const { count, text } = (await stored(slot)) ?? { count: 0, text: '' }
  const other = stand()
  // The other tab writes before this one has heard of it.
  await write(slot, { count: count + 1, text }, null)
  answerSomehow()
  await vi.waitFor(() => expect(ti4Actions().elsewhere).toBe(true))
  expect((await stored(slot))?.text).toBe(text)
  const still = stand()
  answerSomehow()
  ti4Actions().undo()
  expect(stand()).toBe(still)
  await ti4Actions().goOnHere()
  expect(stand()).toBe(other)
  answerSomehow()
  expect(stand()).not.toBe(other)
  await settled()
  // And hears of it; what it lays anew takes the place of the table.
  const channel = new BroadcastChannel('landspeed.tables')
  channel.postMessage({ took: slot, by: 'another' })
  await vi.waitFor(() => expect(ti4Actions().elsewhere).toBe(true))
  const last = await stored(slot)
  await write(slot, { count: (last?.count ?? 0) + 7, text }, null)
  ti4Actions().openGalaxy('teaching')
  expect(ti4Actions().elsewhere).toBe(false)
  await settled()
  channel.close()
})
