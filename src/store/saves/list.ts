/**
 * The list of all tables, light enough to stand in the storage, where the first screen reads it without waiting for an
 * engine or a database. The tables themselves stand in the database.
 */

import { create } from 'zustand'
import { mended } from '../browser/mended.ts'
import { recall, remember } from '../browser/storage.ts'

export type TableKind = 'game' | 'practice' | 'lesson' | 'file' | 'broken'

/** What is known of a table without opening it. */
export interface TableSummary {
  id: string
  /** What somebody has called it; '' while nobody has. */
  name: string
  /** 'broken': it cannot be read, and is kept as it is. */
  kind: TableKind
  /** What lies on it: the lesson or the scenario; 'game'. */
  source: string
  /** The titles of the lesson or scenario by language, where it has any. */
  title: Record<string, string> | null
  edition: string
  /** In milliseconds of the clock, to be told: a clock jumps, and says nothing about what came after what. */
  created: number
  written: number
  /** The table that was played last has the highest number; what only earlier versions have kept has none. */
  order?: number
  /** Null, like what follows it: not known before it is opened. */
  turn: number | null
  player: 'light' | 'dark' | null
  phase: string | null
  life: Record<'light' | 'dark', number> | null
  /** The titles of its locations, from left to right. */
  places: readonly string[]
  /** How many decisions have been answered. */
  decisions: number
  /** The game is over, or the lesson done. */
  done: boolean
  winner: 'light' | 'dark' | null
  /** What was saved fits the rules of today in part only; the original is kept. */
  older?: true
  /** When it was deleted: it can be brought back for a while. */
  deleted?: number | undefined
}

/** What the list says of a table that cannot be read. */
export const unread = (id: string, written: number, created: number): TableSummary => ({
  id,
  name: '',
  kind: 'broken',
  source: '',
  title: null,
  edition: '',
  created,
  written,
  turn: null,
  player: null,
  phase: null,
  life: null,
  places: [],
  decisions: 0,
  done: false,
  winner: null,
})

const key = 'tables'

/** How many stand in the list that needs no waiting; the database has all. */
const most = 300

/** What was noted of a table, as far as it makes sense; null where it is no table. Only when that is opened it is looked at. */
function summaryFrom(kept: unknown): TableSummary | null {
  const id = typeof kept === 'object' && kept !== null ? (kept as Partial<TableSummary>).id : undefined
  if (typeof id !== 'string' || id.length > 200) return null
  return mended<TableSummary>('summary', { ...unread(id, 0, 0), kind: 'file' }, kept, [
    'older',
    'deleted',
    'order',
  ])
}

const summariesFrom = (kept: readonly unknown[]): TableSummary[] =>
  kept.map(summaryFrom).filter((one) => one !== null)

function read(): TableSummary[] {
  try {
    const list: unknown = JSON.parse(recall(key) ?? '[]')
    return Array.isArray(list) ? summariesFrom(list) : []
  } catch {
    return []
  }
}

/** The table that was played last comes first. */
const lastFirst = (
  one: Pick<TableSummary, 'order' | 'written'>,
  other: Pick<TableSummary, 'order' | 'written'>,
): number => (other.order ?? 0) - (one.order ?? 0) || other.written - one.written

/** All tables, also those that have been deleted and can be brought back. */
export const useTables = create<{ all: readonly TableSummary[] }>()(() => ({ all: read().sort(lastFirst) }))

/** Another tab may have changed the list. */
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === `landspeed.${key}`) useTables.setState({ all: read().sort(lastFirst) })
  })

function change(how: (all: TableSummary[]) => TableSummary[]): void {
  const stored = read()
  const ids = new Set(stored.map(({ id }) => id))
  // Where the storage is forbidden, or holds a part of it, the list holds for this visit.
  const more = stored.length > 0 && stored.length < most ? [] : useTables.getState().all
  const all = how([...stored, ...more.filter(({ id }) => !ids.has(id))]).sort(lastFirst)
  useTables.setState({ all })
  remember(key, JSON.stringify(all.slice(0, most)))
}

/** The tables, the one played last first; without those that were deleted. */
export const listTables = (): TableSummary[] =>
  useTables.getState().all.filter(({ deleted }) => deleted === undefined)

/** The table that was played last and can go on; null where there is none. */
export const latestTable = (): TableSummary | null =>
  listTables().find(({ kind, done }) => kind !== 'broken' && !done) ?? null

export const tableById = (id: string): TableSummary | null =>
  useTables.getState().all.find((one) => one.id === id) ?? null

/** Enters a table, or what has changed about it. */
export const noteTable = (table: TableSummary): void =>
  change((all) => [table, ...all.filter(({ id }) => id !== table.id)])

/** The number of a table that is played now: after all others. */
export const nextOrder = (): number =>
  1 + Math.max(0, ...useTables.getState().all.map(({ order }) => order ?? 0))

/** Enters tables as the database has them, but for those that have been played on since. */
export const noteTables = (kept: readonly unknown[]): void => {
  const tables = summariesFrom(kept)
  const known = new Map(useTables.getState().all.map((one) => [one.id, one]))
  const newer = tables.filter((table) => {
    const listed = known.get(table.id)
    return !listed || lastFirst(table, listed) <= 0
  })
  if (newer.length === 0) return
  const ids = new Set(newer.map(({ id }) => id))
  change((all) => [...newer, ...all.filter(({ id }) => !ids.has(id))])
}

export const changeTable = (id: string, part: Partial<TableSummary>): void =>
  change((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

/** Takes a table out of the list for good. */
export const removeEntry = (id: string): void => change((all) => all.filter((one) => one.id !== id))
