/**
 * The tables in the browser's database: a row of each for the list, its start and answers as text, and the original
 * text of those that an earlier version has saved. What is written stands on the disk when it is said to be done
 * (durability). The database may be forbidden, full, or not come up: then nothing is kept in it, and nothing breaks.
 */

import { databaseOf, result } from '../browser/database.ts'
import type { TableSummary } from './list.ts'

/** What stands of a table, and how often it had been kept by then: of two copies the higher count is the newer one. */
export interface Copy {
  count: number
  text: string
}

/**
 * Earlier versions kept in `sessions` what they were doing, and in `texts` what stands in `saves` now, without a count.
 * (The indexes are theirs: they would make them, and the database another version, if they were not there.)
 */
const database = databaseOf<'sessions' | 'tables' | 'texts' | 'originals' | 'saves'>('landspeed', [
  [10, { sessions: { key: 'key', index: 'when' } }],
  [20, { tables: { key: 'id', index: 'written' }, texts: { key: 'id' }, originals: { key: 'id' } }],
  [30, { saves: { key: ['id', 'count'] } }],
])

export const closeDatabase = database.close

const use: <T>(work: Promise<T>, otherwise: T) => Promise<T> = (work, otherwise) =>
  work.catch(() => otherwise)

/** All copies of a table that come after one. */
const after = (id: string, count: number) =>
  IDBKeyRange.bound([id, count], [id, Number.POSITIVE_INFINITY], true)

/** The newest that is kept of a table. */
export const stored = (id: string): Promise<Copy | null> =>
  use(
    database.work(['saves', 'texts'], 'readonly', async ({ saves, texts }) => {
      const newest: IDBCursorWithValue | null = await result(saves.openCursor(after(id, 0), 'prev'))
      if (newest) return newest.value as Copy
      const earlier: { text: string } | undefined = await result(texts.get(id))
      return earlier ? { count: 0, text: earlier.text } : null
    }),
    null,
  )

export const storedOriginal = (id: string): Promise<string | null> =>
  use(
    database.work(['originals'], 'readonly', async ({ originals }) => {
      const kept: { text: string } | undefined = await result(originals.get(id))
      return kept?.text ?? null
    }),
    null,
  )

export const storedTables = (): Promise<TableSummary[]> =>
  use(
    database.work(['tables'], 'readonly', ({ tables }) => result<TableSummary[]>(tables.getAll())),
    [],
  )

/** 'newer': another tab has gone on at this table; nothing newer has been replaced then. */
export type Written = 'done' | 'newer' | 'failed'

/**
 * Writes a copy in one go, which the browser carries through whatever becomes of the page meanwhile: no step of it waits
 * for an answer, since that would come after what is being drawn.
 */
function put(open: IDBDatabase, id: string, { count, text }: Copy, row: TableSummary | null) {
  return new Promise<Written>((resolve, reject) => {
    const stores = ['saves', 'texts', ...(row ? ['tables'] : [])]
    const work = open.transaction(stores, 'readwrite', { durability: 'strict' })
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
      const beyond = saves.count(after(id, count))
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
  const open = database.here()
  try {
    if (open) return await put(open, id, copy, row)
  } catch {
    // It has been closed meanwhile: once more.
    await database.close()
  }
  return use(
    database.ready().then((opened) => put(opened, id, copy, row)),
    'failed',
  )
}

/** Changes what the list says of a table. False where the database does not keep it. */
export const changeRow = (id: string, part: Partial<TableSummary>): Promise<boolean> =>
  use(
    database.work(['tables'], 'readwrite', async ({ tables }) => {
      const row: TableSummary | undefined = await result(tables.get(id))
      if (row) tables.put({ ...row, ...part })
      return row !== undefined
    }),
    false,
  )

/** Keeps the text of an earlier version. What is kept already stays. */
export const keepOriginal = (id: string, text: string): Promise<boolean> =>
  use(
    database.work(['originals'], 'readwrite', async ({ originals }) => {
      if ((await result(originals.count(id))) === 0) originals.add({ id, text })
      return true
    }),
    false,
  )

/** Takes a table away for good. */
export const remove = (id: string): Promise<void> =>
  use(
    database.work(['saves', 'tables', 'texts', 'originals'], 'readwrite', async ({ saves, ...others }) => {
      saves.delete(after(id, 0))
      for (const store of Object.values(others)) store.delete(id)
    }),
    undefined,
  )

interface Session {
  key: string
  when: number
  text: string
}

/** Enters sessions of earlier versions as tables. @param sketch what the list says of one. */
export const adoptSessions = (
  sketch: (id: string, when: number, text: string) => TableSummary,
): Promise<void> =>
  use(
    database.work(['sessions', 'tables', 'texts'], 'readwrite', async ({ sessions, tables, texts }) => {
      for (const { key, when, text } of await result<Session[]>(sessions.getAll())) {
        if ((await result(tables.count(key))) === 0) {
          tables.put(sketch(key, when, text))
          texts.put({ id: key, text })
        }
        sessions.delete(key)
      }
    }),
    undefined,
  )
