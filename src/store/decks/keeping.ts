/**
 * The decks that a player keeps, in a database of their own in the browser. Every change is stored at once. The database
 * may be forbidden, full, or not come up: then decks last as long as the page, and the page says so.
 */

import { Dexie, liveQuery, type Table } from 'dexie'
import { create } from 'zustand'
import type { DeckSheet } from '../../swccg/decks/index.ts'

export interface KeptDeck {
  id: string
  name: string
  sheet: DeckSheet
  notes: string
  /** Milliseconds since 1970: when it was last changed. */
  changed: number
  /** When it was thrown away; it can be taken back for a while. */
  deleted: number | null
}

/** A deck as it stood once. */
export interface DeckVersion {
  id: string
  deck: string
  when: number
  /** What its owner calls it; '' where it was kept by itself. */
  label: string
  sheet: DeckSheet
}

interface Keeping {
  /** Null until the database has been read. The latest first, those thrown away included. */
  decks: readonly KeptDeck[] | null
  /** Does the browser keep what is changed? */
  kept: boolean
}

export const useKeeping = create<Keeping>()(() => ({ decks: null, kept: true }))

/** How long to wait for a database that does not come up, in milliseconds. */
const patience = 3000
/** How long a deck that was thrown away can be taken back, and how many versions kept by themselves stay. */
const keptAway = 30 * 24 * 3600 * 1000
const mostVersions = 40

interface Tables {
  decks: Table<KeptDeck, string>
  versions: Table<DeckVersion, string>
}

async function open(): Promise<Tables | null> {
  if (typeof indexedDB === 'undefined') return null
  const database = new Dexie('landspeed-decks')
  database.version(1).stores({ decks: 'id', versions: 'id, deck' })
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  return await Promise.race([
    database.open().then(() => ({
      decks: database.table<KeptDeck, string>('decks'),
      versions: database.table<DeckVersion, string>('versions'),
    })),
    late,
  ])
}

let opened: Promise<Tables | null> | null = null

/** Does something with the database; says so where that cannot be done. */
async function use<T>(what: (tables: Tables) => PromiseLike<T>, otherwise: T): Promise<T> {
  try {
    opened ??= open()
    const tables = await opened
    if (tables) return await what(tables)
  } catch {
    // A full or closed database: the page goes on with what it has.
  }
  useKeeping.setState({ kept: false })
  return otherwise
}

const inOrder = (decks: readonly KeptDeck[]) => [...decks].sort((one, other) => other.changed - one.changed)

/** Versions while nothing can be stored. */
const loose: DeckVersion[] = []

let reading: Promise<void> | null = null

/** Reads the decks, and follows what other tabs change. To be called where decks are shown. */
export function readKept(): Promise<void> {
  reading ??= use(async ({ decks }) => {
    await decks.filter(({ deleted }) => deleted !== null && deleted < Date.now() - keptAway).delete()
    liveQuery(() => decks.toArray()).subscribe({
      next: (all) => useKeeping.setState({ decks: inOrder(all) }),
      error: () => useKeeping.setState({ kept: false }),
    })
    useKeeping.setState({ decks: inOrder(await decks.toArray()) })
  }, undefined).then(() => {
    if (useKeeping.getState().decks === null) useKeeping.setState({ decks: [] })
  })
  return reading
}

export const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`

export const keptDeck = (id: string): KeptDeck | undefined =>
  useKeeping.getState().decks?.find((deck) => deck.id === id)

/** Stores a deck: a new one, or one that has changed. It is shown at once. */
export function keep(deck: KeptDeck): void {
  const others = (useKeeping.getState().decks ?? []).filter(({ id }) => id !== deck.id)
  useKeeping.setState({ decks: inOrder([deck, ...others]) })
  void use(({ decks }) => decks.put(deck), '')
}

/** Throws decks away, or takes them back. */
export function throwAway(id: string, away: boolean): void {
  const deck = keptDeck(id)
  if (deck) keep({ ...deck, deleted: away ? Date.now() : null })
}

/** Keeps a version of a deck as it stands. Of those without a label the oldest go. */
export function keepVersion(deck: string, sheet: DeckSheet, label: string): Promise<void> {
  const version = { id: newId(), deck, when: Date.now(), label, sheet }
  loose.push(version)
  return use(async ({ versions }) => {
    await versions.put(version)
    const all = await versions.where('deck').equals(deck).sortBy('when')
    const own = all.filter((one) => one.label === '')
    await versions.bulkDelete(own.slice(0, Math.max(0, own.length - mostVersions)).map(({ id }) => id))
  }, undefined)
}

/** The versions of a deck, the latest first. */
export async function versionsOf(deck: string): Promise<DeckVersion[]> {
  const here = loose.filter((version) => version.deck === deck)
  const found = await use(({ versions }) => versions.where('deck').equals(deck).toArray(), here)
  return found.sort((one, other) => other.when - one.when)
}

/** A name that no deck has yet: 'Walkers', 'Walkers 2' … */
export function freeName(wanted: string): string {
  const taken = new Set(
    useKeeping
      .getState()
      .decks?.filter(({ deleted }) => deleted === null)
      .map(({ name }) => name),
  )
  if (!taken.has(wanted)) return wanted
  const base = wanted.replace(/ \d+$/, '')
  for (let number = 2; ; number++) if (!taken.has(`${base} ${number}`)) return `${base} ${number}`
}
