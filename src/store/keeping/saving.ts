/**
 * Every answer is saved at once in the browser; a reload resumes at the very decision. The database keeps the tables;
 * the storage, which needs no waiting, keeps the newest save of this tab's table as well: nothing can come between an
 * answer and that. Of the two the one that was written later counts.
 */

import type { Edition } from '../engine.ts'
import { forget, keysFrom, recall, remember } from '../storage.ts'
import type { GameState } from '../types.ts'
import {
  adoptSessions,
  closeDatabase,
  keepOriginal,
  remove,
  storedOriginal,
  storedTables,
  storedText,
  write,
} from './database.ts'
import { describeSave, isUntouched, kept, type Restored, restore, summaryOf, textOf } from './kept.ts'
import {
  changeTable,
  latestTable,
  listTables,
  noteTable,
  noteTables,
  strike,
  tableById,
  useTables,
} from './list.ts'
import { lastTable, newId, tab, tableOfTab, take } from './tab.ts'

type State = GameState & { edition: Edition }

/** What may come of keeping a game, to be told. */
export interface Told {
  /** Neither the storage nor the database takes it. */
  refused(): void
  /** Another tab has gone on meanwhile: what this one has is kept as a table of its own from now on. */
  parted(id: string): void
}

/** When this tab wrote last, or what it has read was written. */
let since = 0
let newest = ''

/** The table that this tab was at before. */
let before: string | null = null

const now = (): number => {
  since = Math.max(Date.now(), since + 1)
  return since
}

/** Keeps the game. A table that nobody has touched is only guarded against a reload. */
export function keep(state: State, told: Told): void {
  const { table: id } = state
  const what = kept(state)
  if (!what || id === null || state.elsewhere) return
  if (before !== id) leave(id)
  const known = tableById(id)
  const read = since
  const written = now()
  const text = textOf({ ...what, written, name: known?.name ?? '' })
  newest = text
  const guarded = remember(id, text)
  const summary = summaryOf(state, {
    id,
    name: known?.name ?? '',
    created: known?.created ?? written,
    written,
  })
  if (!summary || (guarded && !known && isUntouched(state))) return
  noteTable({ ...(known?.older ? { older: true } : {}), ...summary })
  void write({ ...summary, writer: tab }, text, read).then((done) => {
    if (done === 'done') void adopt()
    if (newest !== text || (done === 'failed' && guarded)) return
    if (done === 'failed') told.refused()
    // What stands in a full storage is an older save.
    else if (done === 'done' && !guarded) forget(id)
    else if (done === 'newer') {
      forget(id)
      told.parted(newId())
    }
  })
}

/** The table that was guarded before is safe in the database, or is easily laid again. */
function leave(id: string): void {
  const left = before
  before = id
  if (left === null) return
  const text = recall(left)
  if (text === null) return
  if (!tableById(left)) forget(left)
  else
    void storedText(left).then((stored) => {
      if (stored === text && before !== left) forget(left)
    })
}

let adopted = false

/** What other tabs, or earlier versions of this page, left in the storage and in the database becomes tables. */
export async function adopt(): Promise<void> {
  if (adopted) return
  adopted = true
  await adoptSessions((id, when, text) => ({
    ...describeSave(id, when, begun(id) || when, text),
    writer: '',
  }))
  for (const key of keysFrom('session.', 'table.', 'broken.')) {
    const text = recall(key)
    if (key === before || text === null || (key.startsWith('table.') && !tableById(key))) continue
    const stored = await storedText(key)
    const known = tableById(key)
    if (stored === null || (known && stored !== text)) {
      const row = known ?? describeSave(key, begun(key), begun(key), text)
      if ((await write({ ...row, writer: tab }, text, Number.MAX_SAFE_INTEGER)) !== 'done') continue
    }
    if (recall(key) === text) forget(key)
  }
  noteTables(await storedTables())
}

/** When a session of an earlier version was begun, in milliseconds: its key tells. */
const begun = (key: string): number => {
  const when = Number.parseInt(key.slice(key.indexOf('.') + 1, -4), 36)
  return Number.isFinite(when) ? when : 0
}

/** Forgets what this page knows of its tables, as a page does that is closed. */
export async function closeTables(): Promise<void> {
  await closeDatabase()
  adopted = false
  before = null
  since = 0
}

/** Enters a new table. */
export const enter = (taken: () => void): string => {
  const id = newId()
  take(id, taken)
  return id
}

export interface Opened {
  restored: Restored | null
  /** It was there, and no copy of it could be read; it is kept as it is. */
  broken: boolean
}

/** What stands of a table in the storage and in the database, what was written later first. */
export async function copiesOf(id: string): Promise<string[]> {
  const copies = [recall(id), await storedText(id)].filter((text) => text !== null)
  const writtenIn = (text: string) => Number(/"written":(\d{1,16})/.exec(text.slice(0, 400))?.[1] ?? 0)
  return copies.length === 2 && writtenIn(copies[1] ?? '') > writtenIn(copies[0] ?? '')
    ? copies.toReversed()
    : copies
}

/** Opens a table, and takes it for this tab. */
export async function openTable(id: string, taken: () => void): Promise<Opened> {
  let broken = false
  for (const text of await copiesOf(id)) {
    try {
      const restored = restore(text)
      if (restored.brokenAt !== null) await keepOld(id, text)
      since = Math.max(since, restored.written)
      take(id, taken)
      before = id
      return { restored: { ...restored, state: { ...restored.state, table: id } }, broken: false }
    } catch {
      broken = true
    }
  }
  if (broken) await setAside(id)
  return { restored: null, broken }
}

/** Keeps what an earlier version has saved before it is played on. */
export async function keepOld(id: string, text: string): Promise<void> {
  if (!(await keepOriginal(id, text))) remember(`original.${id}`, text)
  changeTable(id, { older: true })
}

/** What cannot be read stays in the list, to be handed out as a file. */
async function setAside(id: string): Promise<void> {
  for (const text of await copiesOf(id)) {
    const known = tableById(id)
    const row = { ...(known ?? describeSave(id, Date.now(), begun(id), text)), kind: 'broken' as const }
    noteTable(row)
    if (await write({ ...row, writer: tab }, text, Number.MAX_SAFE_INTEGER)) return
  }
}

/** The table that this tab was at, if it has been loaded again; else the one that was played last. */
export const wantedTable = (): string | null => tableOfTab() ?? latestTable()?.id ?? lastTable()

/** Is there a table to go on with? */
export const hasLast = (): boolean => listTables().length > 0 || lastTable() !== null

/** The text of a table, and the one that an earlier version had saved of it. */
export const textsOf = async (id: string): Promise<{ text: string | null; original: string | null }> => ({
  text: (await copiesOf(id))[0] ?? null,
  original: (await storedOriginal(id)) ?? recall(`original.${id}`),
})

/** How long a table that was deleted can be brought back, in milliseconds. */
const grace = 30 * 24 * 3600 * 1000

/** Reads the list of tables from the database, which has it also where the storage is full. Deleted ones go in time. */
export async function readTables(): Promise<void> {
  await adopt()
  for (const { id, deleted } of useTables.getState().all) {
    if (deleted === undefined || Date.now() - deleted < grace) continue
    strike(id)
    forget(id)
    forget(`original.${id}`)
    await remove(id)
  }
}

/** Enters a copy of a table under another name. Null where there is nothing to be copied. */
export async function copyTable(id: string, name: string): Promise<string | null> {
  await adopt()
  const known = tableById(id)
  const { text } = await textsOf(id)
  if (!known || text === null) return null
  const { older: _, deleted: __, ...rest } = known
  const copy = { ...rest, id: newId(), name, created: Date.now(), written: now() }
  noteTable(copy)
  const done = await write({ ...copy, writer: tab }, text, Number.MAX_SAFE_INTEGER)
  if (done !== 'done') remember(copy.id, text)
  return copy.id
}
