/**
 * Every answer is kept at once in the browser, in its database; whatever becomes of the page or of the browser, the table
 * goes on at the very decision. Two tabs may have one table: the later one goes on with it, and what both have done
 * without knowing of each other becomes two tables.
 */

import type { Edition } from '../../views/engine.ts'
import { forget, keysFrom, recall, remember } from '../browser/storage.ts'
import type { GameState, Store } from '../table/types.ts'
import { copiesOf, follow, forgetCopies, isNewer, layAside, mirrored, send } from './copies.ts'
import {
  adoptSessions,
  changeRow,
  closeDatabase,
  keepOriginal,
  remove,
  stored,
  storedOriginal,
  storedTables,
  write,
} from './database.ts'
import { hasFailedBefore } from './failed.ts'
import { describeSave, isUntouched, kept, type Restored, restore, summaryOf, textOf } from './kept.ts'
import {
  changeTable,
  latestTable,
  listTables,
  nextOrder,
  noteTable,
  noteTables,
  removeEntry,
  tableById,
  useTables,
} from './list.ts'
import { forgetLast, lastTable, leaveOff, newId, noteLast, tableOfTab, take } from './tab.ts'

type State = GameState & { edition: Edition }

/** What may come of keeping a game, to be told. */
export interface SavingEvents {
  /** Neither the storage nor the database takes it. */
  refused(): void
  /** Another tab has gone on meanwhile: what this one has is kept as a table of its own from now on. */
  parted(id: string): void
}

/** The table that this tab is at. */
let at: string | null = null

/** Keeps the game. A table that nobody has touched only outlives a reload. */
export function keep(state: State, events: SavingEvents): void {
  const { table: id } = state
  const what = kept(state)
  if (!what || id === null || state.elsewhere) return
  at = id
  const known = tableById(id)
  const written = Date.now()
  const text = textOf({ ...what, written, name: known?.name ?? '' })
  if (!known && isUntouched(state) && layAside(id, text)) return
  noteLast(id)
  const summary = summaryOf(state, {
    id,
    name: known?.name ?? '',
    created: known?.created ?? written,
    written,
    order: nextOrder(),
  })
  if (summary) noteTable({ ...(known?.older ? { older: true } : {}), ...summary })
  void send(id, text, () => tableById(id)).then((done) => {
    if (done === 'failed') events.refused()
    else if (done === 'newer') events.parted(newId())
    else void importLegacy()
  })
}

let adopted: Promise<void> | null = null

/** What other tabs, or earlier versions of this page, left in the storage and in the database becomes tables. */
export function importLegacy(): Promise<void> {
  adopted ??= adoptAll()
  return adopted
}

async function adoptAll(): Promise<void> {
  await adoptSessions((id, when, text) => describeSave(id, when, begun(id) || when, text))
  for (const id of keysFrom('session.', 'table.', 'broken.')) if (id !== at) await takeFromStorage(id)
  noteTables(await storedTables())
  // Earlier versions noted no order, but which table was played last.
  const last = lastTable()
  if (last !== null && last !== at && nextOrder() === 1) changeTable(last, { order: 1 })
  // What has been begun meanwhile was begun after all that.
  const order = nextOrder()
  const begunHere = at === null ? null : tableById(at)
  if (!begunHere || begunHere.order === order - 1) return
  changeTable(begunHere.id, { order })
  await changeRow(begunHere.id, { order })
}

/** What the storage has of a table goes into the database, unless a newer copy stands there. */
async function takeFromStorage(id: string): Promise<void> {
  const here = mirrored(id)
  const known = tableById(id)
  // What an earlier version has guarded of a table that nobody had touched is none.
  if (!here || (here.count === 0 && id.startsWith('table.') && !known)) return
  const there = await stored(id)
  if (!there || isNewer(here, there)) {
    const count = Math.max(here.count, (there?.count ?? 0) + 1)
    const row = known ?? describeSave(id, begun(id), begun(id), here.text)
    if ((await write(id, { count, text: here.text }, row)) !== 'done') return
  }
  if (mirrored(id)?.text === here.text) forget(id)
}

/** When a session of an earlier version was begun, in milliseconds: its key tells. */
const begun = (key: string): number => {
  const when = Number.parseInt(key.slice(key.indexOf('.') + 1, -4), 36)
  return Number.isFinite(when) ? when : 0
}

/** Forgets what this page knows of its tables, as a page does that is closed. */
export async function closeTables(): Promise<void> {
  await closeDatabase()
  forgetCopies()
  adopted = null
  at = null
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

/** Opens a table, and takes it for this tab. */
export async function openTable(id: string, taken: () => void): Promise<Opened> {
  // What has been put aside is not tried again.
  if (tableById(id)?.kind === 'broken') return { restored: null, broken: true }
  let broken = false
  for (const { text } of await follow(id)) {
    try {
      const restored = await restore(text)
      if (restored.brokenAt !== null) await keepOld(id, text)
      take(id, taken)
      if (tableById(id)) noteLast(id)
      at = id
      return { restored: { ...restored, state: { ...restored.state, table: id } }, broken: false }
    } catch {
      broken = true
    }
  }
  if (broken) await setAside(id)
  else forgetLast(id)
  return { restored: null, broken }
}

/** Keeps what an earlier version has saved before it is played on. */
export async function keepOld(id: string, text: string): Promise<void> {
  if (!(await keepOriginal(id, text))) remember(`original.${id}`, text)
  changeTable(id, { older: true })
}

/** What cannot be read, or fails, stays in the list under its name, to be handed out as a file; nothing opens it any more. */
async function setAside(id: string): Promise<void> {
  leaveOff(id)
  const copies = await copiesOf(id)
  const [newest] = copies
  if (!newest) return
  const known = tableById(id)
  const row = {
    ...(known ?? describeSave(id, Date.now(), begun(id), newest.text)),
    kind: 'broken' as const,
    // What the database says of it is older.
    order: nextOrder(),
  }
  noteTable(row)
  await write(id, { count: newest.count + 1, text: newest.text }, row)
}

/** Notes that the page has failed with this on it. Says whether the table is put aside now, since that is the second time. */
export async function noteFailure(
  state: Pick<Store, 'screen' | 'table' | 'replayOf' | 'history'>,
): Promise<boolean> {
  const { screen, table, replayOf, history } = state
  const id = screen === 'table' ? table : screen === 'replay' ? replayOf : null
  if (id === null || !hasFailedBefore(`${id} ${screen} ${history?.at ?? ''}`)) return false
  await setAside(id)
  return true
}

/** The table that this tab was at, if it has been loaded again; else the one that was played last. */
export const wantedTable = (): string | null => tableOfTab() ?? latestTable()?.id ?? lastTable()

/** Is there a table to go on with? */
export const hasLast = (): boolean => listTables().length > 0 || lastTable() !== null || tableOfTab() !== null

/** The text of a table, and the one that an earlier version had saved of it. */
export const textsOf = async (id: string): Promise<{ text: string | null; original: string | null }> => ({
  text: (await copiesOf(id))[0]?.text ?? null,
  original: (await storedOriginal(id)) ?? recall(`original.${id}`),
})

/** How long a table that was deleted can be brought back, in milliseconds. */
const grace = 30 * 24 * 3600 * 1000

/** Reads the list of tables from the database, which has it also where the storage is full. Deleted ones go in time. */
export async function readTables(): Promise<void> {
  await importLegacy()
  for (const { id, deleted } of useTables.getState().all) {
    if (deleted === undefined || Date.now() - deleted < grace) continue
    removeEntry(id)
    forget(id)
    forget(`original.${id}`)
    await remove(id)
  }
}

/** Enters a copy of a table under another name. Null where there is nothing to be copied. */
export async function copyTable(id: string, name: string): Promise<string | null> {
  await importLegacy()
  const known = tableById(id)
  const { text } = await textsOf(id)
  if (!known || text === null) return null
  const { older: _, deleted: __, ...rest } = known
  const copy = { ...rest, id: newId(), name, created: Date.now(), written: Date.now(), order: nextOrder() }
  noteTable(copy)
  await send(copy.id, text, () => tableById(copy.id))
  return copy.id
}
