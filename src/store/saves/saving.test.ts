/** Nothing is lost: a page that dies at any moment resumes at the very decision, and tables stand side by side. */

import { rollsFrom } from '../../kernel/index.ts'
import './storage.test-helper.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { random } from '../../opponent/random.ts'
import { current, swccg } from '../../views/index.ts'
import { actions, changeSettings, listTables, stopKinds, useStore } from '../index.ts'
import type { Unfit } from './check.ts'
import { guardAll } from './copies.ts'
import { stored, storedTables, write } from './database.ts'
import { restore } from './kept.ts'
import { textIn } from './link.ts'
import { latestTable, noteTables, useTables } from './list.ts'
import { closeTables, noteFailure, readTables } from './saving.ts'
import { allow, localStorage, sessionStorage } from './storage.test-helper.ts'

const fresh = { history: null, source: null, scenario: null, table: null, names: {}, progress: [] }

const game = () => {
  const { history } = actions()
  if (!history) throw new Error('nothing is on the table')
  return current(history)
}

/** What the page would show: the game with what can be undone and done again. */
const stand = () => {
  const { history, progress, source, edition } = actions()
  const whole = JSON.stringify([game(), history?.turns, history?.at, progress, source, edition])
  return `${history?.at} of ${history?.turns.length}: ${createHash('sha1').update(whole).digest('hex')}`
}

/** The page goes without a word, and is loaded again. */
async function reload(): Promise<void> {
  await closeTables()
  useStore.setState(fresh)
  await actions().goOn()
}

const storedText = async (id: string) => (await stored(id))?.text ?? null

const quickly = { interval: 5 }

/** The database has what is on the table. */
const settled = () =>
  vi.waitFor(async () => {
    const { saved } = JSON.parse((await storedText(actions().table ?? '')) ?? '{}')
    const { history } = actions()
    expect([saved?.turns.length, saved?.at]).toEqual([history?.turns.length, history?.at])
  }, quickly)

beforeEach(async () => {
  allow(Number.POSITIVE_INFINITY)
  // What the test before has set going comes to its end.
  await new Promise((resolve) => setTimeout(resolve, 20))
  await closeTables()
  indexedDB.deleteDatabase('landspeed')
  localStorage.clear()
  sessionStorage.clear()
  useTables.setState({ all: [] })
  useStore.setState({ ...fresh, messages: [], elsewhere: false })
})

const roll = rollsFrom('moments')

/** Gives some answer that the game takes. */
function answerSomehow(): void {
  const { decision } = game()
  if (!decision) return
  actions().takeSeat()
  actions().answer(random(swccg.redact(game(), decision.by), roll))
}

const begin = (seed: string) =>
  actions().startGame({ decks: { light: null, dark: null }, edition: 'ar', seed })

const responds = () => game().decision?.kind === 'response'

/** A browser that was killed has an older storage, and no tab. */
function forgetStorage(older: object): void {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(localStorage, older)
  useTables.setState({ all: JSON.parse(localStorage.getItem('landspeed.tables') ?? '[]') })
}

test('what dies at 60 moments of a game goes on at the very decision, whatever the clock says', async () => {
  const kinds = new Set<string>()
  const hour = 3_600_000
  let ahead = 0
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
  let flushed = {}
  changeSettings({ stopKinds })
  for (let moment = 0; moment < 60; moment++) {
    ahead += (roll(9) - 5) * hour
    if (moment % 12 === 0) begin(`moments ${moment}`)
    for (let i = roll(8); i >= 0; i--) answerSomehow()
    // Every sixth time it dies while a response is asked for, as soon as the game comes to one.
    if (moment % 6 === 5) for (let i = 0; i < 150 && !responds(); i++) answerSomehow()
    if (roll(5) === 0 && actions().history?.at) {
      actions().undo()
      actions().undoAnyway()
    }
    const before = stand()
    const top = game().stack.at(-1)?.does ?? ''
    kinds.add(top === 'loop' ? game().state.turn.phase : top)
    if (game().state.battle) kinds.add('a battle')
    if (responds()) kinds.add('a response')
    const dies = (['page', 'browser', 'browser', 'first page'] as const)[roll(4)]
    if (dies === 'browser') {
      await settled()
      forgetStorage(flushed)
    } else if (dies === 'page') guardAll()
    else if (dies === 'first page') {
      // It goes before the database has anything at all.
      guardAll()
      await closeTables()
      indexedDB.deleteDatabase('landspeed')
    }
    await reload()
    expect(stand(), dies).toBe(before)
    if (moment % 5 === 0) flushed = { ...localStorage }
  }
  vi.restoreAllMocks()
  expect([...kinds]).toEqual(expect.arrayContaining(['a battle', 'a response', 'draw']))
  expect(kinds.size).toBeGreaterThan(8)
  changeSettings({ stopKinds: [] })
}, 120_000)

describe('tables stand side by side', () => {
  test('another game, lesson or file is another entry; each goes on where it was', async () => {
    begin('one')
    answerSomehow()
    const [first, one] = [actions().table ?? '', stand()]
    await actions().openLesson('first-steps')
    expect(listTables()).toHaveLength(1)
    actions().showMe()
    actions().showMe()
    const [second, two] = [actions().table ?? '', stand()]
    begin('other')
    expect(new Set(listTables().map(({ id }) => id)).size).toBe(3)
    await actions().openTable(first)
    expect(stand()).toBe(one)
    await actions().openTable(second)
    expect(stand()).toBe(two)
    expect(latestTable()?.id).toBe(second)
    expect(listTables().find(({ id }) => id === first)).toMatchObject({ kind: 'game', turn: 1, done: false })
  })

  test('what was only looked at is nothing that another tab could go on with', async () => {
    await actions().openLesson('first-steps')
    expect(localStorage.getItem('landspeed.last')).toBeNull()
    await reload()
    expect(localStorage.getItem('landspeed.last')).toBeNull()
    actions().showMe()
    expect(localStorage.getItem('landspeed.last')).toBe(actions().table)
  })

  test('a table that has gone is offered once, and not for ever', async () => {
    localStorage.setItem('landspeed.last', 'table.gone')
    useStore.setState(fresh)
    await actions().goOn()
    expect(actions().history).toBeNull()
    expect(localStorage.getItem('landspeed.last')).toBeNull()
  })

  test('names, copies, deleting and bringing back, all out and in again', async () => {
    begin('one')
    answerSomehow()
    const first = actions().table ?? ''
    await actions().renameTable(first, '  Mine  ')
    await actions().copyTable(first, 'Copy')
    expect(
      listTables()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Copy', 'Mine'])
    const all = await actions().exportAll()
    await actions().deleteTable(first)
    expect(listTables().map(({ name }) => name)).toEqual(['Copy'])
    await actions().bringBack(first)
    expect(listTables()).toHaveLength(2)
    await actions().importFile(new File([all], 'all.json'))
    expect(listTables()).toHaveLength(2)
    indexedDB.deleteDatabase('landspeed')
    await closeTables()
    localStorage.clear()
    useTables.setState({ all: [] })
    await actions().importFile(new File([all], 'all.json'))
    expect(
      listTables()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Copy', 'Mine'])
    const copy = listTables().find(({ name }) => name === 'Copy')
    await actions().openTable(copy?.id ?? '')
    expect(actions().history?.at).toBe(1)
  })

  test('sessions of earlier versions become tables, from the storage and from the database', async () => {
    const { Dexie } = await import('dexie')
    const before = new Dexie('landspeed')
    before.version(1).stores({ sessions: 'key, when' })
    const text = (file: string) => readFileSync(new URL(`older/${file}.json`, import.meta.url), 'utf8')
    const key = (rest: string) => `session.${(1.7e12).toString(36)}${rest}`
    await before.table('sessions').put({ key: key('aaaa'), when: 1.71e12, text: text('4-asked-openly') })
    before.close()
    localStorage.setItem(`landspeed.${key('bbbb')}`, text('1-source-text'))
    localStorage.setItem(`landspeed.${key('cccc')}`, '{"landspeed":1,"saved":')
    localStorage.setItem('landspeed.last', key('bbbb'))
    await actions().goOn()
    expect(actions().source?.id).toBe('EX-MOV-09')
    actions().pass()
    await vi.waitFor(() => expect(listTables()).toHaveLength(3))
    expect(Object.fromEntries(listTables().map(({ id, kind }) => [id.slice(-4), kind]))).toEqual({
      aaaa: 'game',
      bbbb: 'lesson',
      cccc: 'broken',
    })
    expect(localStorage.getItem(`landspeed.${key('cccc')}`)).toBeNull()
    expect(await actions().exportTable(key('cccc'))).toContain('"landspeed":1')
    await actions().openTable(key('aaaa'))
    expect(actions().history?.turns).toHaveLength(40)
  })
})

test('tables of the version before open from its database and from its storage, whichever is the later one', async () => {
  begin('one')
  answerSomehow()
  await settled()
  const [row] = await storedTables()
  if (!row) throw new Error('no row')
  const { order: _, ...listed } = row
  const early = JSON.parse((await storedText(row.id)) ?? '')
  answerSomehow()
  await settled()
  const late = JSON.parse((await storedText(row.id)) ?? '')
  const before = stand()
  for (const [there, here] of [
    [early, late],
    [late, early],
  ]) {
    await closeTables()
    indexedDB.deleteDatabase('landspeed')
    const { Dexie } = await import('dexie')
    const earlier = new Dexie('landspeed')
    earlier.version(1).stores({ sessions: 'key, when' })
    earlier.version(2).stores({ sessions: 'key, when', tables: 'id, written', texts: 'id', originals: 'id' })
    await earlier.table('tables').put({ ...listed, writer: 'then' })
    await earlier.table('texts').put({ id: row.id, text: JSON.stringify(there) })
    earlier.close()
    const tables = JSON.stringify([{ ...listed, written: here.written }])
    forgetStorage({ [`landspeed.${row.id}`]: JSON.stringify(here), 'landspeed.tables': tables })
    await reload()
    expect(stand()).toBe(before)
  }
})

test('a save that no longer fits opens as far as it does, and its original is kept', async () => {
  begin('one')
  answerSomehow()
  const id = actions().table ?? ''
  await settled()
  const { count, text } = (await stored(id)) ?? { count: 0, text: '' }
  const saved = JSON.parse(text)
  saved.saved.turns.push({ answer: { by: 'dark', number: 99 }, automatic: [] })
  await write(id, { count: count + 1, text: JSON.stringify(saved) }, null)
  await reload()
  expect(actions().messages.map(({ key }) => key)).toContain('olderSave')
  expect(actions().history?.turns).toHaveLength(1)
  answerSomehow()
  expect(JSON.parse((await actions().exportTable(id, 'original')) ?? '').saved.turns).toHaveLength(2)
  expect(listTables()[0]).toMatchObject({ id, older: true })
})

test('a full or forbidden storage leaves the game to the database; without both the page says so', async () => {
  allow(5000)
  begin('one')
  answerSomehow()
  const before = stand()
  const id = actions().table ?? ''
  await vi.waitFor(async () => expect((await storedText(id))?.includes('"at":1')).toBe(true))
  expect(actions().messages).toEqual([])
  await reload()
  expect(stand()).toBe(before)
  // Another tab, or the next day: the list is in the database alone.
  await closeTables()
  localStorage.clear()
  sessionStorage.clear()
  useTables.setState({ all: [] })
  useStore.setState(fresh)
  await readTables()
  expect(latestTable()).toMatchObject({ id, kind: 'game' })
  await actions().goOn()
  expect(stand()).toBe(before)
  allow(null)
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError')
  })
  await closeTables()
  answerSomehow()
  await vi.waitFor(() => expect(actions().messages.map(({ key }) => key)).toEqual(['notSaved']))
  vi.restoreAllMocks()
})

test.each([1, 5])(
  'of two tabs with one table the earlier one stops, and what both have done is kept: %i',
  async (often) => {
    begin('one')
    answerSomehow()
    await settled()
    const id = actions().table ?? ''
    const [row = null] = await storedTables()
    const { count, text } = (await stored(id)) ?? { count: 0, text: '' }
    // The other tab writes before this one has heard of it: once, or so often that its first write stands no more.
    for (let more = 1; more <= often; more++)
      expect(await write(id, { count: count + more, text: `${text} ` }, row)).toBe('done')
    answerSomehow()
    const mine = stand()
    await vi.waitFor(() => expect(actions().table).not.toBe(id))
    expect(actions().messages.map(({ key }) => key)).toContain('parted')
    expect(await storedText(id)).toBe(`${text} `)
    expect(stand()).toBe(mine)
    await settled()
    // And hears of it.
    const other = new BroadcastChannel('landspeed.tables')
    other.postMessage({ took: actions().table, by: 'another' })
    await vi.waitFor(() => expect(actions().elsewhere).toBe(true))
    const still = stand()
    answerSomehow()
    expect(stand()).toBe(still)
    await actions().goOnHere()
    answerSomehow()
    expect(stand()).not.toBe(still)
    other.close()
  },
)

test('a whole table is a link of a few kB, and comes back from it; a link that is not whole says why', async () => {
  begin('one')
  for (let i = 0; i < 40; i++) answerSomehow()
  const link = (await actions().linkTo(actions().table ?? '')) ?? ''
  expect(link).toMatch(/^#g=[\w-]+$/)
  expect(link.length).toBeLessThan(5000)
  const { state } = await restore((await textIn(link)) ?? '')
  expect(JSON.stringify(state.history && current(state.history))).toBe(JSON.stringify(game()))
  expect(await textIn('#table')).toBeNull()
  // The letter that it came in may have put something behind it.
  expect(await textIn(`${link}).`)).toBe(await textIn(link))
  const other = (at: number) => link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1)
  const wrongs: [string, Unfit['wrong']][] = [
    ...[5, 12, 900, link.length - 1].map((at): [string, 'cut'] => [link.slice(0, at), 'cut']),
    ...[40, 900, link.length - 1].map((at): [string, 'changed'] => [other(at), 'changed']),
    ['#g=', 'foreign'],
    ['#g=%%%', 'foreign'],
    ['#g=intro', 'foreign'],
    [`#g=${'A'.repeat(500_000)}`, 'tooMuch'],
    [link.replace('#g=2-', '#g=3-'), 'newer'],
  ]
  for (const [wrong, why] of wrongs)
    expect(await textIn(wrong).catch((error: Unfit) => error.wrong), wrong.slice(0, 20)).toBe(why)
})

test('a link of an earlier version is read, and told when it was cut', async () => {
  begin('one')
  const link = (await actions().linkTo(actions().table ?? '')) ?? ''
  const earlier = `#g=${link.split('-').slice(3).join('-')}`
  expect(await textIn(earlier)).toBe(await textIn(link))
  for (const at of [1100, earlier.length - 2])
    expect(await textIn(earlier.slice(0, at)).catch((error: Unfit) => error.wrong), `${at}`).toBe('cut')
})

test('nothing older takes the place of what is newer, whatever the clock says', async () => {
  begin('one')
  answerSomehow()
  const id = actions().table ?? ''
  await settled()
  const earlier = { ...localStorage, [`landspeed.${id}`]: (await storedText(id)) ?? '' }
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
  answerSomehow()
  const one = stand()
  begin('other')
  answerSomehow()
  const other = stand()
  await settled()
  // The storage has been flushed long ago: its list knows one table, and an earlier version has left a copy there.
  forgetStorage(earlier)
  await reload()
  expect(stand()).toBe(other)
  expect(listTables().map(({ id }) => id)).toEqual([actions().table, id])
  await actions().openTable(id)
  expect(stand()).toBe(one)
  answerSomehow()
  const two = stand()
  await settled()
  expect(localStorage.getItem(`landspeed.${id}`)).toBeNull()
  forgetStorage({})
  await reload()
  expect(stand()).toBe(two)
  vi.restoreAllMocks()
})

test('what only the storage has, as where there is no database, is no older copy', async () => {
  begin('one')
  answerSomehow()
  await settled()
  const id = actions().table ?? ''
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  answerSomehow()
  answerSomehow()
  const before = stand()
  await vi.waitFor(() => expect(localStorage.getItem(`landspeed.${id}`)).toContain('"at":3'))
  expect(actions().messages).toEqual([])
  vi.restoreAllMocks()
  await reload()
  expect(stand()).toBe(before)
  await settled()
  await vi.waitFor(() => expect(localStorage.getItem(`landspeed.${id}`)).toBeNull())
})

test('whatever is written stands on the disk when it is said to be', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
  begin('one')
  answerSomehow()
  await settled()
  await actions().renameTable(actions().table ?? '', 'Mine')
  const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(writes.length).toBeGreaterThan(2)
  for (const [stores, , options] of writes) expect(options, String(stores)).toEqual({ durability: 'strict' })
  vi.restoreAllMocks()
})

test('of more tables than the storage lists none is lost, and all are handed out', async () => {
  begin('many')
  answerSomehow()
  const id = actions().table ?? ''
  await vi.waitFor(async () => expect((await storedTables()).map((one) => one.id)).toContain(id))
  for (let i = 0; i < 310; i++) await actions().copyTable(id, `copy ${i}`)
  expect(listTables()).toHaveLength(311)
  expect(JSON.parse(localStorage.getItem('landspeed.tables') ?? '')).toHaveLength(300)
  // Another visit begins with what the storage lists.
  await closeTables()
  useTables.setState({ all: listTables().slice(0, 300) })
  await readTables()
  expect(listTables()).toHaveLength(311)
  expect(JSON.parse(await actions().exportAll()).tables).toHaveLength(311)
})

test('a list of tables of which a part is damaged is read as far as it makes sense', () => {
  const rows = [
    null,
    7,
    { id: {} },
    { id: 'table.1', written: 1e300, created: 'x', places: [null], name: 'Mine', kind: 'practice', turn: {} },
  ]
  noteTables(rows)
  const [found, ...others] = listTables()
  expect(others).toEqual([])
  expect(found).toMatchObject({
    id: 'table.1',
    written: 0,
    places: [],
    name: 'Mine',
    kind: 'practice',
    turn: null,
  })
})

test('a table that fails twice at the same decision is put aside under its name, and opened no more', async () => {
  begin('fails')
  answerSomehow()
  const id = actions().table ?? ''
  await actions().renameTable(id, 'Mine')
  actions().go('table')
  expect(await noteFailure(actions())).toBe(false)
  answerSomehow()
  expect(await noteFailure(actions())).toBe(false)
  expect(await noteFailure(actions())).toBe(true)
  expect(listTables()[0]).toMatchObject({ id, kind: 'broken', name: 'Mine' })
  expect(localStorage.getItem('landspeed.last')).toBeNull()
  const { history } = actions()
  useStore.setState(fresh)
  await actions().openTable(id)
  expect(actions().history).toBeNull()
  expect(actions().messages.at(-1)?.key).toBe('brokenSave')
  expect(JSON.parse((await actions().exportTable(id)) ?? '').saved.turns).toHaveLength(
    history?.turns.length ?? -1,
  )
})
