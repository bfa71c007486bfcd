/**
 * The tables in the browser's database: a row of each for the list, its start and answers as text, and the original
 * text of those that an earlier version has saved. What is written stands on the disk when it is said to be done
 * (durability). The database may be forbidden, full, or not come up: then nothing is kept in it, and nothing breaks.
 */

import { Dexie, type Table } from 'dexie'
import type { TableSummary } from './list.ts'

interface Text {
  id: string
  text: string
}

/** What stands of a table, and how often it had been kept by then: of two copies the higher count is the newer one. */
export interface Copy {
  count: number
  text: string
}

interface Save extends Copy {
  id: string
}

interface Database {
  tables: Table<TableSummary, string>
  saves: Table<Save, [string, number]>
  originals: Table<Text, string>
  /** Where earlier versions kept what stands in `saves` now, without a count. */
  texts: Table<Text, string>
  /** Where earlier versions kept what they were doing. */
  sessions: Table<{ key: string; when: number; text: string }, string>
  whole: Dexie
}

/** How long to wait for a database that does not come up, in milliseconds. */
const patience = 3000

async function open(): Promise<Database | null> {
  if (typeof indexedDB === 'undefined') return null
  const whole = new Dexie('landspeed', { chromeTransactionDurability: 'strict' })
  whole.version(1).stores({ sessions: 'key, when' })
  whole.version(2).stores({ sessions: 'key, when', tables: 'id, written', texts: 'id', originals: 'id' })
  whole.version(3).stores({ saves: '[id+count]' })
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  const ready = whole.open().then(
    (): Database => ({
      tables: whole.table('tables'),
      saves: whole.table('saves'),
      texts: whole.table('texts'),
      originals: whole.table('originals'),
      sessions: whole.table('sessions'),
      whole,
    }),
  )
  return await Promise.race([ready, late])
}

let opened: Promise<Database | null> | null = null
/** The same, once it is there: what is written then need not wait for a turn. */
let here: Database | null = null

async function use<T>(what: (database: Database) => PromiseLike<T>, otherwise: T): Promise<T> {
  try {
    opened ??= open()
    const database = await opened
    here = database
    return database ? await what(database) : otherwise
  } catch {
    return otherwise
  }
}

/** Forgets the open database, as a closed page does. */
export async function closeDatabase(): Promise<void> {
  const database = await opened?.catch(() => null)
  opened = null
  here = null
  database?.whole.close()
}

/** The newest that is kept of a table. */
export const stored = (id: string): Promise<Copy | null> =>
  use(async ({ saves, texts }) => {
    const newest = await saves.where('[id+count]').between([id, 0], [id, Number.POSITIVE_INFINITY]).last()
    const earlier = newest ? undefined : await texts.get(id)
    return newest ?? (earlier ? { ...earlier, count: 0 } : null)
  }, null)

export const storedOriginal = (id: string): Promise<string | null> =>
  use(async ({ originals }) => (await originals.get(id))?.text ?? null, null)

export const storedTables = (): Promise<TableSummary[]> => use(({ tables }) => tables.toArray(), [])

/** 'newer': another tab has gone on at this table; nothing newer has been replaced then. */
export type Written = 'done' | 'newer' | 'failed'

/**
 * Writes a copy in one go, which the browser carries through whatever becomes of the page meanwhile: Dexie would wait for
 * an answer before each step, and an answer waits until the page has been drawn.
 */
function put({ whole }: Database, { id, count, text }: Save, row: TableSummary | null): Promise<Written> {
  return new Promise((resolve, reject) => {
    const stores = ['saves', 'texts', ...(row ? ['tables'] : [])]
    const work = whole.backendDB().transaction(stores, 'readwrite', { durability: 'strict' })
    let newer = 0
    work.oncomplete = () => resolve(newer > 0 ? 'newer' : 'done')
    work.onabort = () => resolve(work.error?.name === 'ConstraintError' ? 'newer' : 'failed')
    try {
      const saves = work.objectStore('saves')
      // Where another tab has given this count to its own copy this fails, and all of it with it.
      saves.add({ id, count, text })
      saves.delete(IDBKeyRange.bound([id, 0], [id, count], false, true))
      work.objectStore('texts').delete(id)
      if (row) work.objectStore('tables').put(row)
      const beyond = saves.count(IDBKeyRange.bound([id, count], [id, Number.POSITIVE_INFINITY], true))
      beyond.onsuccess = () => {
        newer = beyond.result
      }
      work.commit?.()
    } catch (error) {
      work.abort()
      reject(error)
    }
  })
}

/**
 * Writes a copy of a table, with what the list says of it. It never takes the place of a newer one. @param copy its count
 * is one more than that of the copy which it follows.
 */
export async function write(id: string, copy: Copy, row: TableSummary | null): Promise<Written> {
  const save = { id, ...copy }
  if (here) {
    try {
      return await put(here, save, row)
    } catch {
      // It has been closed, by the browser or for a newer version of the page.
      await closeDatabase()
    }
  }
  return use((database) => put(database, save, row), 'failed')
}

/** Changes what the list says of a table. False where the database does not keep it. */
export const changeRow = (id: string, part: Partial<TableSummary>): Promise<boolean> =>
  use(async ({ tables }) => (await tables.update(id, part)) > 0, false)

/** Keeps the text of an earlier version. What is kept already stays. */
export const keepOriginal = (id: string, text: string): Promise<boolean> =>
  use(async ({ originals }) => {
    if (!(await originals.get(id))) await originals.add({ id, text })
    return true
  }, false)

/** Takes a table away for good. */
export const remove = (id: string): Promise<void> =>
  use(
    ({ whole, tables, saves, texts, originals }) =>
      whole.transaction('rw', tables, saves, texts, originals, async () => {
        await saves.where('[id+count]').between([id, 0], [id, Number.POSITIVE_INFINITY]).delete()
        for (const store of [tables, texts, originals]) await store.delete(id)
      }),
    undefined,
  )

/**
 * Enters sessions of earlier versions as tables. @param sketch what the list says of one.
 */
export const adoptSessions = (
  sketch: (id: string, when: number, text: string) => TableSummary,
): Promise<void> =>
  use(
    ({ whole, sessions, tables, texts }) =>
      whole.transaction('rw', sessions, tables, texts, async () => {
        for (const { key, when, text } of await sessions.toArray()) {
          if (!(await tables.get(key))) {
            await tables.put(sketch(key, when, text))
            await texts.put({ id: key, text })
          }
          await sessions.delete(key)
        }
      }),
    undefined,
  )
