/** All tables as one file, with the settings and what has been learned; and the way back. */

import { changeSettings, settings, settingsFrom } from '../settings.ts'
import { recall, remember } from '../storage.ts'
import { Unfit } from './check.ts'
import { write } from './database.ts'
import { describeSave } from './kept.ts'
import { listTables, noteTable, type TableSummary, useTables } from './list.ts'
import { adopt, textsOf } from './saving.ts'
import { newId, tab } from './tab.ts'

interface All {
  landspeed: 'all'
  written: number
  settings: unknown
  finished: string | null
  tables: { summary: TableSummary; text: string; original?: string }[]
}

/** Writes all tables, but those that were deleted, into one text. */
export async function allTables(): Promise<string> {
  await adopt()
  const tables: All['tables'] = []
  for (const summary of listTables()) {
    const { text, original } = await textsOf(summary.id)
    if (text !== null) tables.push({ summary, text, ...(original === null ? {} : { original }) })
  }
  const all: All = {
    landspeed: 'all',
    written: Date.now(),
    settings: settings(),
    finished: recall('finished'),
    tables,
  }
  return JSON.stringify(all)
}

/** More than this is no file of ours, in characters, and in tables. */
const most = { text: 200_000_000, tables: 2000 }

/**
 * Takes all tables of such a file in, each as an entry of its own; what stands here already is left as it is. Says how
 * many are new, or null where the file is another one. It throws an `Unfit` where it is damaged.
 */
export async function importAll(text: string): Promise<number | null> {
  if (!/^\uFEFF?\s*\{\s*"landspeed"\s*:\s*"all"/.test(text)) return null
  if (text.length > most.text) throw new Unfit('tooMuch')
  let all: All
  try {
    all = JSON.parse(text.replace(/^\uFEFF/, '')) as All
  } catch {
    throw new Unfit('cut')
  }
  if (!Array.isArray(all.tables)) throw new Unfit('damaged')
  if (all.tables.length > most.tables) throw new Unfit('tooMuch')
  await adopt()
  let count = 0
  for (const entry of all.tables) if (await takeIn(entry)) count++
  if (all.settings !== undefined) changeSettings(settingsFrom(all.settings))
  if (typeof all.finished === 'string') {
    const both = new Set([
      ...(recall('finished') ?? '').split(' '),
      ...all.finished.slice(0, 5000).split(' '),
    ])
    remember('finished', [...both].filter((id) => /^[\w.-]+$/.test(id)).join(' '))
  }
  return count
}

/** Takes one of them in. False where it stands here already, or is none. */
async function takeIn(entry: unknown): Promise<boolean> {
  const { summary, text, original } = (entry ?? {}) as Partial<All['tables'][number]>
  if (typeof text !== 'string' || typeof summary?.id !== 'string') return false
  for (const { id } of useTables.getState().all) {
    if (id === summary.id && (await textsOf(id)).text === text) return false
  }
  const when = Number.isFinite(summary.written) ? summary.written : Date.now()
  // What the list of the other browser said is not believed: the save itself says what it is.
  const own = describeSave(newId(), when, Number.isFinite(summary.created) ? summary.created : when, text)
  if (own.kind === 'broken') return false
  const row = { ...own, name: typeof summary.name === 'string' ? summary.name.slice(0, 120) : '' }
  noteTable(row)
  await write({ ...row, writer: tab }, text, Number.MAX_SAFE_INTEGER)
  if (typeof original === 'string') remember(`original.${row.id}`, original)
  return true
}
