/**
 * The tables in the browser's database: a row of each for the list, its start and answers as text, and the original
 * text of those that an earlier version has saved. The database may be forbidden, full, or not come up: then nothing is
 * kept in it, and nothing breaks.
 */

import { Dexie, type Table } from 'dexie'
import type { TableSummary } from './list.ts'

export interface Row extends TableSummary {
  /** The tab that has written it last. */
  writer: string
}

interface Text {
  id: string
  text: string
}

interface Database {
  tables: Table<Row, string>
  texts: Table<Text, string>
  originals: Table<Text, string>
  /** Where earlier versions kept what they were doing. */
  sessions: Table<{ key: string; when: number; text: string }, string>
  whole: Dexie
}

/** How long to wait for a database that does not come up, in milliseconds. */
const patience = 3000

async function open(): Promise<Database | null> {
  if (typeof indexedDB === 'undefined') return null
  const whole = new Dexie('landspeed')
  whole.version(1).stores({ sessions: 'key, when' })
  whole.version(2).stores({ sessions: 'key, when', tables: 'id, written', texts: 'id', originals: 'id' })
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  const ready = whole.open().then(
    (): Database => ({
      tables: whole.table('tables'),
      texts: whole.table('texts'),
      originals: whole.table('originals'),
      sessions: whole.table('sessions'),
      whole,
    }),
  )
  return await Promise.race([ready, late])
}

let opened: Promise<Database | null> | null = null

async function use<T>(what: (database: Database) => PromiseLike<T>, otherwise: T): Promise<T> {
  try {
    opened ??= open()
    const database = await opened
    return database ? await what(database) : otherwise
  } catch {
    return otherwise
  }
}

/** Forgets the open database, as a closed page does. */
export async function closeDatabase(): Promise<void> {
  const database = await opened?.catch(() => null)
  opened = null
  database?.whole.close()
}

export const storedText = (id: string): Promise<string | null> =>
  use(async ({ texts }) => (await texts.get(id))?.text ?? null, null)

export const storedOriginal = (id: string): Promise<string | null> =>
  use(async ({ originals }) => (await originals.get(id))?.text ?? null, null)

export const storedTables = (): Promise<Row[]> => use(({ tables }) => tables.toArray(), [])

/** 'newer': another tab has gone on at this table since; nothing has been written then. */
export type Written = 'done' | 'newer' | 'failed'

let queue: Promise<unknown> = Promise.resolve()
const newest = new Map<string, string>()

/**
 * Writes a table. One write follows the other; what is no longer the newest of its table when its turn comes is left
 * out. @param since the time of what this tab has read or written last.
 */
export function write(row: Row, text: string, since: number): Promise<Written> {
  newest.set(row.id, text)
  const put = ({ whole, tables, texts }: Database) =>
    whole.transaction('rw', tables, texts, async (): Promise<Written> => {
      const before = await tables.get(row.id)
      if (before && before.writer !== row.writer && before.written > since) return 'newer'
      await tables.put(row)
      await texts.put({ id: row.id, text })
      return 'done'
    })
  const done = queue.then(() => (newest.get(row.id) === text ? use(put, 'failed' as Written) : 'done'))
  queue = done
  return done
}

/** Changes what the list says of a table. False where the database does not keep it. */
export const changeRow = (id: string, part: Partial<Row>): Promise<boolean> =>
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
    ({ whole, tables, texts, originals }) =>
      whole.transaction('rw', tables, texts, originals, async () => {
        for (const store of [tables, texts, originals]) await store.delete(id)
      }),
    undefined,
  )

/**
 * Enters sessions of earlier versions as tables. @param sketch what the list says of one.
 */
export const adoptSessions = (sketch: (id: string, when: number, text: string) => Row): Promise<void> =>
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
