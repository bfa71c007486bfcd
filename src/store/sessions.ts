/**
 * The table of sessions in the browser's database. It may be forbidden, full, or not come up: then nothing is kept in
 * it, and nothing breaks. */

import { Dexie, type Table } from 'dexie'

interface Session {
  key: string
  /** When it was written last, in milliseconds. */
  when: number
  /** The start and the answers, as JSON. */
  text: string
}

type Sessions = Table<Session, string>

/** How long to wait for a database that does not come up, in milliseconds. */
const patience = 3000

/** How many sessions stay. */
const room = 24

async function open(): Promise<Sessions | null> {
  if (typeof indexedDB === 'undefined') return null
  const database = new Dexie('landspeed')
  database.version(1).stores({ sessions: 'key, when' })
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  return await Promise.race([database.open().then(() => database.table<Session, string>('sessions')), late])
}

let opened: Promise<Sessions | null> | null = null

async function use<T>(what: (sessions: Sessions) => PromiseLike<T>, otherwise: T): Promise<T> {
  try {
    opened ??= open()
    const sessions = await opened
    return sessions ? await what(sessions) : otherwise
  } catch {
    return otherwise
  }
}

export const stored = (key: string): Promise<string | null> =>
  use(async (sessions) => (await sessions.get(key))?.text ?? null, null)

export const drop = (key: string): Promise<void> => use((sessions) => sessions.delete(key), undefined)

let newest = ''
let queue = Promise.resolve(true)

/** Writes one after the other; what is no longer the newest when its turn comes is left out. */
export function store(key: string, text: string): Promise<boolean> {
  newest = text
  const write = async (sessions: Sessions) => {
    await sessions.put({ key, when: Date.now(), text })
    return true
  }
  queue = queue.then(() => newest !== text || use(write, false))
  return queue
}

/** Takes a session over that was kept elsewhere. True where the table holds just this text now. */
export const takeOver = (key: string, when: number, text: string): Promise<boolean> =>
  use(
    (sessions) =>
      sessions.db.transaction('rw', sessions, async () => {
        const known = await sessions.get(key)
        if (!known) await sessions.add({ key, when, text })
        return !known || known.text === text
      }),
    false,
  )

/** Sessions that nobody has played for long go. */
export const trim = (): Promise<void> =>
  use(async (sessions) => {
    const old = await sessions.orderBy('when').reverse().offset(room).primaryKeys()
    await sessions.bulkDelete(old)
  }, undefined)
