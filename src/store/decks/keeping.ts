/**
 * The decks that a player keeps, in a database of their own in the browser. Every change is stored at once. The database
 * may be forbidden, full, or not come up: then decks last as long as the page, and the page says so.
 */

import { create } from 'zustand'
import type { DeckSheet } from '../../swccg/decks/index.ts'
import { databaseOf, result } from '../browser/database.ts'
import { mended } from '../browser/mended.ts'

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

/** How long a deck that was thrown away can be taken back, and how many versions kept by themselves stay. */
const keptAway = 30 * 24 * 3600 * 1000
const mostVersions = 40

const database = databaseOf<'decks' | 'versions'>('landspeed-decks', [
  [10, { decks: { key: 'id' }, versions: { key: 'id', index: 'deck' } }],
])

/** Does something with the database; says so where that cannot be done. */
const use = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  work.catch(() => {
    // A full or closed database: the page goes on with what it has.
    useKeeping.setState({ kept: false })
    return otherwise
  })

/** Tells other tabs that a deck has changed. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('landspeed.decks')
// In Node it would keep the process alive.
;(channel as unknown as { unref?: () => void } | null)?.unref?.()

/** How often a card may stand in a deck that is kept. */
const mostCopies = 1000

const counted = (counts: DeckSheet['cards']): DeckSheet['cards'] =>
  Object.fromEntries(
    Object.entries(counts).filter(([, count]) => Number.isInteger(count) && count > 0 && count <= mostCopies),
  )

/** A sheet that was kept, as far as it makes sense. */
function sheetFrom(kept: unknown): DeckSheet {
  const blank: DeckSheet = { side: 'light', cards: {}, outside: {}, start: [], unknown: [] }
  const sheet = mended('sheet', blank, kept)
  const { cards, outside, unknown } = sheet
  const all = [...Object.values(cards), ...Object.values(outside), ...unknown.map(({ count }) => count)]
  const whole = all.every((count) => Number.isInteger(count) && count > 0 && count <= mostCopies)
  if (whole) return sheet
  return {
    ...sheet,
    cards: counted(cards),
    outside: counted(outside),
    unknown: unknown.filter(({ count }) => Number.isInteger(count) && count > 0 && count <= mostCopies),
  }
}

/** A deck that was kept, as far as it makes sense: what is damaged of one keeps no other one from being shown. */
function deckFrom(kept: unknown): KeptDeck[] {
  const { id, sheet } = (kept ?? {}) as Partial<KeptDeck>
  if (typeof id !== 'string') return []
  const whole = sheetFrom(sheet)
  const blank: KeptDeck = { id, name: '', sheet: whole, notes: '', changed: 0, deleted: null }
  const deck = mended('deck', blank, kept)
  return [whole === sheet ? deck : { ...deck, sheet: whole }]
}

/** A version that was kept, as far as it makes sense. */
function versionFrom(kept: DeckVersion): DeckVersion {
  const { id, deck } = kept
  const sheet = sheetFrom(kept.sheet)
  return { ...mended('version', { id, deck, when: 0, label: '', sheet }, kept), sheet }
}

export const decksFrom = (kept: readonly unknown[]): KeptDeck[] => kept.flatMap(deckFrom)

const inOrder = (decks: readonly KeptDeck[]) => [...decks].sort((one, other) => other.changed - one.changed)

/** Versions while nothing can be stored. */
const loose: DeckVersion[] = []

let reading: Promise<void> | null = null

const all = () => database.work(['decks'], 'readonly', ({ decks }) => result<KeptDeck[]>(decks.getAll()))

const readAll = () =>
  use(all(), null).then((decks) => decks && useKeeping.setState({ decks: inOrder(decksFrom(decks)) }))

async function read(): Promise<void> {
  await use(
    database.work(['decks'], 'readwrite', async ({ decks }) => {
      for (const { id, deleted } of await result<KeptDeck[]>(decks.getAll()))
        if (typeof deleted === 'number' && deleted < Date.now() - keptAway) decks.delete(id)
    }),
    undefined,
  )
  channel?.addEventListener('message', () => void readAll())
  await readAll()
  if (useKeeping.getState().decks === null) useKeeping.setState({ decks: [] })
}

/** Reads the decks, and follows what other tabs change. To be called where decks are shown. */
export function readKept(): Promise<void> {
  reading ??= read()
  return reading
}

export const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`

export const keptDeck = (id: string): KeptDeck | undefined =>
  useKeeping.getState().decks?.find((deck) => deck.id === id)

/** Stores a deck: a new one, or one that has changed. It is shown at once. */
export function keep(deck: KeptDeck): void {
  const others = (useKeeping.getState().decks ?? []).filter(({ id }) => id !== deck.id)
  useKeeping.setState({ decks: inOrder([deck, ...others]) })
  const put = database.work(['decks'], 'readwrite', async ({ decks }) => void decks.put(deck))
  void use(put, undefined).then(() => channel?.postMessage(deck.id))
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
  const put = database.work(['versions'], 'readwrite', async ({ versions }) => {
    versions.put(version)
    const all = await result<DeckVersion[]>(versions.index('deck').getAll(deck))
    const own = all.filter((one) => one.label === '').sort((one, other) => one.when - other.when)
    for (const { id } of own.slice(0, Math.max(0, own.length - mostVersions))) versions.delete(id)
  })
  return use(put, undefined)
}

/** The versions of a deck, the latest first. */
export async function versionsOf(deck: string): Promise<DeckVersion[]> {
  const here = loose.filter((version) => version.deck === deck)
  const kept = database.work(['versions'], 'readonly', ({ versions }) =>
    result<DeckVersion[]>(versions.index('deck').getAll(deck)),
  )
  return (await use(kept, here)).map(versionFrom).sort((one, other) => other.when - one.when)
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
