/**
 * Every answer is saved at once in the browser; a reload resumes at the very decision. The database keeps the sessions;
 * the storage, which needs no waiting, keeps the newest save of this tab as well: nothing can come between an answer
 * and that. So what stands in the storage is never older than what the database has.
 */

import {
  type Edition,
  type History,
  type Intent,
  type Position,
  replay,
  type Saved,
  type SwccgScenario,
  save,
  swccg,
} from './engine.ts'
import { drop, store, stored, takeOver, trim } from './sessions.ts'
import { begun, forget, recall, remember, sessionKey, sessionKeys, tidy } from './storage.ts'
import type { GameState, Source } from './types.ts'

/** What is kept of a session; a bug report is the same, with more told. */
export interface Kept {
  landspeed: 1
  source: Source
  scenario: SwccgScenario | null
  edition: Edition
  names: Record<string, number>
  progress: number[]
  saved: Saved<Position, Intent>
}

const session = sessionKey()

export function kept(state: GameState & { edition: Edition }): Kept | null {
  const { history, source, scenario, names, progress, edition } = state
  if (!history || !source) return null
  return { landspeed: 1, source, scenario, edition, names, progress, saved: save(history) }
}

let newest = ''
let tookOver = false

/** Keeps the game. `refused` is called where the browser keeps nothing at all. */
export function keep(state: GameState & { edition: Edition }, refused: () => void): void {
  const what = kept(state)
  if (!what) return
  const text = JSON.stringify(what)
  newest = text
  const guarded = remember(session.key, text)
  remember('last', session.key)
  if (session.fresh) tidy(8)
  // A table where nothing has been answered yet is easily laid again: the database is not fetched for it.
  if (guarded && what.saved.turns.length === 0) return
  void store(session.key, text).then((done) => {
    if (done && !tookOver) void takeOthersOver()
    if (guarded || newest !== text) return
    // What stands in a full storage is an older save.
    if (done) forget(session.key)
    else refused()
  })
}

/** What other tabs, or earlier versions of this page, left in the storage moves to the database. */
async function takeOthersOver(): Promise<void> {
  tookOver = true
  for (const key of sessionKeys()) {
    const text = recall(key)
    if (key === session.key || text === null) continue
    if ((await takeOver(key, begun(key), text)) && recall(key) === text) forget(key)
  }
  await trim()
}

export type Restored = { state: GameState & { edition: Edition }; brokenAt: number | null }

/** Reads what was kept. Throws a sentence where it makes no sense. */
export function restore(text: string): Restored {
  const { landspeed, source, scenario, edition, names, progress, saved } = JSON.parse(text) as Kept
  if (landspeed !== 1 || !saved?.start?.state?.cards || !Array.isArray(saved.turns))
    throw new Error('no save')
  const { history, brokenAt } = replay(swccg, saved)
  return {
    state: {
      history: history as History<Position, Intent>,
      source,
      scenario,
      names,
      progress,
      edition,
      seat: null,
      looking: false,
      resting: null,
      drawn: null,
    },
    brokenAt,
  }
}

export interface Resumed {
  restored: Restored | null
  /** A save was there, and no copy of it could be read; it is kept under another name. */
  broken: boolean
}

/** Where a session may stand, the newest first. */
const places = [
  { read: recall, clear: forget },
  { read: stored, clear: drop },
]

/** What this tab, or the last one that was open, was doing. */
export async function resume(): Promise<Resumed> {
  const key = session.fresh ? recall('last') : session.key
  let broken = false
  if (!key) return { restored: null, broken }
  for (const { read, clear } of places) {
    const text = await read(key)
    if (text === null) continue
    try {
      const restored = restore(text)
      if (restored.brokenAt !== null && (await setAside(text))) await clear(key)
      return { restored, broken: false }
    } catch {
      broken = true
      // Cleared only where it stands safely under its other name.
      if (await setAside(text)) await clear(key)
    }
  }
  return { restored: null, broken }
}

async function setAside(text: string): Promise<boolean> {
  const now = Date.now()
  const name = `broken.${now.toString(36)}${Math.random().toString(36).slice(2, 6)}`
  return remember(name, text) || (await takeOver(name, now, text))
}
