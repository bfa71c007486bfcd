/**
 * A database of the browser, which may be forbidden, full, or not come up. (A library for this, such as Dexie, which has
 * made the first versions of ours, weighs thirty kilobytes; of it a handful of calls was needed.)
 */

interface Made {
  key: string | string[]
  index?: string
}

/** The stores, by the version that brought them. Dexie counts tenfold. */
type Versions<Name extends string> = readonly (readonly [
  version: number,
  stores: Partial<Record<Name, Made>>,
])[]

export interface Database<Name extends string> {
  /** The database, if it is open: what is written then need not wait for a turn. */
  here(): IDBDatabase | null
  /** It rejects where there is none. */
  ready(): Promise<IDBDatabase>
  /** Does something with stores in one go, all of it or nothing, and waits until it stands on the disk. */
  work<Used extends Name, T>(
    names: readonly Used[],
    mode: 'readonly' | 'readwrite',
    what: (stores: Record<Used, IDBObjectStore>) => Promise<T>,
  ): Promise<T>
  /** Forgets the open database, as a closed page does. */
  close(): Promise<void>
}

/** How long to wait for a database that does not come up, in milliseconds. */
const patience = 3000

/** What a request comes to. */
export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open<Name extends string>(name: string, versions: Versions<Name>): Promise<IDBDatabase> {
  const at = (version?: number) => {
    const opening = indexedDB.open(name, version)
    opening.onupgradeneeded = ({ oldVersion }) => {
      for (const [since, stores] of versions)
        for (const [store, made] of Object.entries<Made | undefined>(since > oldVersion ? stores : {})) {
          if (!made) continue
          const { key, index } = made
          const own = opening.result.createObjectStore(store, { keyPath: key })
          if (index) own.createIndex(index, index)
        }
    }
    return result(opening)
  }
  // A newer version of the page has made it another one, in which all of this stands too.
  const opened = at(versions.at(-1)?.[0]).catch((error: DOMException) => {
    if (error.name !== 'VersionError') throw error
    return at()
  })
  let late: ReturnType<typeof setTimeout> | undefined
  const waited = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`${name} does not open`)), patience)
  })
  return await Promise.race([opened, waited]).finally(() => clearTimeout(late))
}

/** A database by its name. It is opened when it is used for the first time. */
export function databaseOf<Name extends string>(name: string, versions: Versions<Name>): Database<Name> {
  let opened: Promise<IDBDatabase> | null = null
  let here: IDBDatabase | null = null

  const close = async () => {
    const was = opened
    opened = null
    here = null
    const database = await was?.catch(() => null)
    database?.close()
  }

  const ready = async () => {
    opened ??= open(name, versions)
    const database = await opened
    if (here) return database
    here = database
    const gone = () => {
      if (here === database) void close()
    }
    // A newer version of the page wants it, or the browser has taken it away.
    database.onversionchange = gone
    database.onclose = gone
    return database
  }

  return {
    here: () => here,
    ready,
    close,
    async work(names, mode, what) {
      const database = await ready()
      const work = database.transaction(names, mode, { durability: 'strict' })
      const ended = new Promise<void>((resolve, reject) => {
        work.oncomplete = () => resolve()
        work.onabort = () => reject(work.error)
      })
      const stores = Object.fromEntries(names.map((one) => [one, work.objectStore(one)]))
      const [found] = await Promise.all([
        what(stores as Record<(typeof names)[number], IDBObjectStore>),
        ended,
      ])
      return found
    },
  }
}
