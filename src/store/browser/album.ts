/**
 * Which rules somebody has met: what has refused him something, and what was at work at his tables. A small record in the
 * browser, beside the lessons that are done. Where it is damaged the page says so, and it begins anew.
 */

import { create } from 'zustand'
import { recall, remember } from './storage.ts'

export type HowMet = 'refused' | 'applied'

/** The ids of rules, by how they were met. */
export type Met = Record<HowMet, string[]>

const most = 5000

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((id) => typeof id === 'string' && /^[A-Z]{2,6}-\d{1,5}$/.test(id))

/** Is it what somebody has written of it, and nothing else? */
function isMet(value: unknown): value is Met {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false
  const { refused, applied } = value as Partial<Record<HowMet, unknown>>
  return isList(refused) && isList(applied)
}

interface Album {
  met: Readonly<Record<HowMet, ReadonlySet<string>>>
  /** What had been kept could not be read. */
  damaged: boolean
}

const key = 'album'
const blank: Met = { refused: [], applied: [] }

/** What somebody has written of it, if it is one. */
function read(text: string): Met | null {
  try {
    const found: unknown = JSON.parse(text)
    return isMet(found) ? found : null
  } catch {
    return null
  }
}

const sets = ({ refused, applied }: Met) => ({ refused: new Set(refused), applied: new Set(applied) })

function recalled(): Album {
  const text = recall(key)
  const found = text === null ? blank : read(text)
  return { met: sets(found ?? blank), damaged: found === null }
}

export const useAlbum = create<Album>()(recalled)

/** The record as it is written into the file of all tables. */
export function writtenAlbum(): Met {
  const { refused, applied } = useAlbum.getState().met
  return { refused: [...refused], applied: [...applied] }
}

/** Adds rules that were met in one way. What another tab has noted meanwhile is kept. */
function add(more: Met): void {
  const { met, damaged } = useAlbum.getState()
  const fresh = (how: HowMet) => more[how].some((id) => !met[how].has(id))
  if (!fresh('refused') && !fresh('applied')) return
  const there = recalled().met
  const all = (how: HowMet) => [...new Set([...there[how], ...met[how], ...more[how]])]
  const joined = { refused: all('refused'), applied: all('applied') }
  useAlbum.setState({ met: sets(joined), damaged })
  remember(key, JSON.stringify(joined))
}

/** Notes that rules were met. */
export const noteMet = (how: HowMet, rules: readonly string[]): void => add({ ...blank, [how]: rules })

/** Takes in what another browser had written of it. False where it is damaged: nothing of it is taken then. */
export function joinAlbum(given: unknown): boolean {
  if (!isMet(given)) return false
  add(given)
  return true
}

/** That it was damaged has been told: it begins anew. */
export function beginAlbumAnew(): void {
  if (!useAlbum.getState().damaged) return
  useAlbum.setState({ damaged: false })
  remember(key, JSON.stringify(writtenAlbum()))
}

/** Reads it again, as a page does that is opened. */
export const recallAlbum = (): void => useAlbum.setState(recalled())
