/** A browser's storages and database for tests in Node. To be imported before the store. */

import 'fake-indexeddb/auto'

/** How much a storage holds, in characters; null: nothing at all is allowed. */
let room: number | null = Number.POSITIVE_INFINITY

class Storage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this as unknown as Record<string, string>)[key]! : null
  }
  setItem(key: string, text: string): void {
    if (room === null || text.length > room) throw new DOMException('full', 'QuotaExceededError')
    ;(this as unknown as Record<string, string>)[key] = text
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key]
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

const storages = { localStorage: new Storage(), sessionStorage: new Storage() }
Object.assign(globalThis, storages)

export const { localStorage, sessionStorage } = storages

/** Storages take no text longer than this; null: nothing. */
export function allow(characters: number | null): void {
  room = characters
}
