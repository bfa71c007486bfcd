/**
 * The newest copy of each table. It stands in the database, written at every answer. What has not come there when the
 * page goes, or where there is no database, the storage takes; a table that nobody has touched yet outlives a reload in
 * the storage of its tab. Each copy bears how often its table had been kept by then: of two, the one with the higher
 * count is the newer one, whatever the clock said, and nothing takes the place of a newer one. (Copies of earlier
 * versions have no count: of two of these the time decides that stands in them.)
 */

import { forget, recall, remember, tabRecall, tabRemember } from '../browser/storage.ts'
import { type Copy, stored, type Written, write } from './database.ts'
import type { TableSummary } from './list.ts'

/** What this tab has read or written of each table: the count of it. */
const counts = new Map<string, number>()

interface Unsaved {
  text: string
  row: () => TableSummary | null
}

/** What is not in the database yet, the newest of each table. */
const unsaved = new Map<string, Unsaved>()

/** What is being written just now. Of one table one write follows the other: each knows which copy it follows. */
const writing = new Map<string, { text: string; done: Promise<Written> }>()

const countNow = (id: string): number => counts.get(id) ?? 0

/** What the storage has of a table. */
export function mirrored(id: string): Copy | null {
  const kept = recall(id)
  if (kept === null) return null
  const [head, count] = /^(\d{1,15}) /.exec(kept) ?? []
  return head === undefined
    ? { count: 0, text: kept }
    : { count: Number(count), text: kept.slice(head.length) }
}

/** What this tab has put into the storage. */
const own = new Map<string, string>()

function guard(id: string, text: string, count: number): Written {
  const there = mirrored(id)
  if (there && there.count > countNow(id) && recall(id) !== own.get(id)) return 'newer'
  const kept = `${count} ${text}`
  if (!remember(id, kept)) return 'failed'
  own.set(id, kept)
  return 'done'
}

/** Takes out of the storage what the database has by now. */
function unguard(id: string, count: number): void {
  own.delete(id)
  if ((mirrored(id)?.count ?? count + 1) <= count) forget(id)
}

/**
 * Keeps what stands on a table now. It is on its way when this returns: what is drawn of an answer comes after that.
 * What is no longer the newest when its turn comes is left out, and is 'done'.
 * @param row what the list says of the table.
 */
export async function send(
  id: string,
  text: string,
  row: () => TableSummary | null = () => null,
): Promise<Written> {
  const save = { text, row }
  unsaved.set(id, save)
  while (writing.has(id)) await writing.get(id)?.done
  if (unsaved.get(id) !== save) return 'done'
  const done = bring(id, save)
  writing.set(id, { text, done })
  const written = await done
  writing.delete(id)
  if (unsaved.get(id) !== save) return 'done'
  unsaved.delete(id)
  return written
}

async function bring(id: string, { text, row }: Unsaved): Promise<Written> {
  const count = countNow(id) + 1
  const written = await write(id, { count, text }, row())
  const done = written === 'failed' ? guard(id, text, count) : written
  if (written === 'done') unguard(id, count)
  if (done === 'done') counts.set(id, count)
  return done
}

/** The page goes, perhaps for good: nothing that takes time is done any more. */
export function guardAll(): void {
  for (const [id, { text }] of unsaved) {
    const before = writing.get(id)
    guard(id, text, countNow(id) + (before && before.text !== text ? 2 : 1))
  }
}
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', guardAll)
  document.addEventListener('visibilitychange', () => document.hidden && guardAll())
}

/** Lets a table that nobody has touched outlive a reload. False where the tab keeps nothing. */
export const layAside = (id: string, text: string): boolean => tabRemember('laid', `${id} ${text}`)

const laid = (id: string): Copy | null => {
  const kept = tabRecall('laid')
  return kept?.startsWith(`${id} `) ? { count: 0, text: kept.slice(id.length + 1) } : null
}

/** When a copy was written, as it says at its head. */
const timeOf = (text: string): number => Number(/"written":(\d{1,16})/.exec(text.slice(0, 400))?.[1] ?? 0)

const newestFirst = (one: Copy, other: Copy): number =>
  other.count - one.count || (one.count === 0 ? timeOf(other.text) - timeOf(one.text) : 0)

/** Is this copy newer than that one? */
export const isNewer = (one: Copy, other: Copy): boolean => newestFirst(one, other) < 0

/** What there is of a table, the newest first. */
export async function copiesOf(id: string): Promise<Copy[]> {
  const kept = await stored(id)
  const going = unsaved.get(id)
  return [kept, mirrored(id), going ? { count: countNow(id) + 1, text: going.text } : null, laid(id)]
    .filter((copy) => copy !== null)
    .sort(newestFirst)
}

/** The same, and this tab goes on from there. */
export async function follow(id: string): Promise<Copy[]> {
  const copies = await copiesOf(id)
  counts.set(id, Math.max(0, ...copies.map(({ count }) => count)))
  return copies
}

/** Forgets what this page knows, as a page does that is closed. */
export function forgetCopies(): void {
  for (const known of [counts, unsaved, writing, own]) known.clear()
}
