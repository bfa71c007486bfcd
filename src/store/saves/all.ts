/** All tables as one file, with the settings and what has been learned; and the way back. */

import { joinAlbum, writtenAlbum } from '../browser/album.ts'
import { finishedLessons, joinFinished, type Learner, learners } from '../browser/finished.ts'
import { changeSettings, settings, settingsFrom } from '../browser/settings.ts'
import { addGames, gamesFrom, useRecord } from '../opponent/record.ts'
import { addMistakes, mistakesFrom, readMistakes, useMistakes } from '../review/mistakes.ts'
import { Unfit } from './check.ts'
import { write } from './database.ts'
import { describeSave, timeIn } from './kept.ts'
import { listTables, noteTable, type TableSummary, useTables } from './list.ts'
import { importLegacy, keepOld, textsOf } from './saving.ts'
import { newId } from './tab.ts'

interface All extends Record<Learner, string> {
  landspeed: 'all'
  written: number
  settings: unknown
  /** Games against opponents that have been won and lost. */
  record?: readonly unknown[]
  /** One's own mistakes. */
  mistakes?: readonly unknown[]
  /** The rules that were met. */
  album: unknown
  tables: { summary: TableSummary; text: string; original?: string }[]
}

/** Writes all tables, but those that were deleted, into one text. */
export async function allTables(): Promise<string> {
  await Promise.all([importLegacy(), readMistakes()])
  const tables: All['tables'] = []
  for (const summary of listTables()) {
    const { text, original } = await textsOf(summary.id)
    if (text !== null) tables.push({ summary, text, ...(original === null ? {} : { original }) })
  }
  const all: All = {
    landspeed: 'all',
    written: Date.now(),
    settings: settings(),
    ...(Object.fromEntries(learners.map((of) => [of, finishedLessons(of).join(' ')])) as Record<
      Learner,
      string
    >),
    record: useRecord.getState().games,
    mistakes: useMistakes.getState().all ?? [],
    album: writtenAlbum(),
    tables,
  }
  return JSON.stringify(all)
}

/** More than this is no file of ours, in characters, and in tables. */
const most = { text: 200_000_000, tables: 2000 }

/** How many tables of a file are new here, and how many of it make no sense; its album may make none either. */
export interface TakenIn {
  count: number
  broken: number
  album?: 'damaged'
}

/**
 * Takes all tables of such a file in, each as an entry of its own; what stands here already is left as it is. Null where
 * the file is another one.
 * @throws an `Unfit` where it is damaged or too large.
 */
export async function importAll(text: string): Promise<TakenIn | null> {
  if (!/^\uFEFF?\s*\{\s*"landspeed"\s*:\s*"all"/.test(text)) return null
  if (text.length > most.text) throw new Unfit('tooMuch')
  let all: Partial<All>
  try {
    all = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Unfit('cut')
  }
  const { tables } = all
  if (!Array.isArray(tables)) throw new Unfit('damaged')
  if (tables.length > most.tables) throw new Unfit('tooMuch', 'list')
  await importLegacy()
  const taken: TakenIn = { count: 0, broken: 0 }
  for (const entry of tables) {
    const found = await takeIn(entry)
    if (found !== 'here') taken[found] += 1
  }
  if (taken.broken > 0 && taken.broken === tables.length) throw new Unfit('damaged')
  // What it does not say stays as it is.
  if (isObject(all.settings)) changeSettings(settingsFrom({ ...settings(), ...all.settings }))
  for (const of of learners) {
    const learned = all[of]
    if (typeof learned === 'string') joinFinished(of, learned)
  }
  addGames(gamesFrom(all.record) ?? [])
  if (Array.isArray(all.mistakes)) await addMistakes(mistakesFrom(all.mistakes))
  if (all.album !== undefined && !joinAlbum(all.album)) taken.album = 'damaged'
  return taken
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Takes one of them in, unless it stands here already or is none. */
async function takeIn(entry: unknown): Promise<'here' | 'count' | 'broken'> {
  const { summary, text, original } = (entry ?? {}) as Partial<All['tables'][number]>
  if (typeof text !== 'string' || typeof summary?.id !== 'string') return 'broken'
  for (const { id } of useTables.getState().all) {
    if (id === summary.id && (await textsOf(id)).text === text) return 'here'
  }
  const written = timeIn(summary.written) || Date.now()
  // What the list of the other browser said is not believed: the save itself says what it is.
  const own = describeSave(newId(), written, timeIn(summary.created) || written, text)
  if (own.kind === 'broken') return 'broken'
  const row = { ...own, name: typeof summary.name === 'string' ? summary.name.slice(0, 120) : '' }
  noteTable(row)
  await write(row.id, { count: 1, text }, row)
  if (typeof original === 'string' && describeSave(row.id, 0, 0, original).kind !== 'broken')
    await keepOld(row.id, original)
  return 'count'
}
