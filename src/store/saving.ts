/** Every answer is saved at once in the browser; a reload resumes at the very decision. */

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
import { forget, recall, remember, sessionKey, tidy } from './storage.ts'
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

/** False where the browser refuses to keep anything. */
export function keep(state: GameState & { edition: Edition }): boolean {
  const what = kept(state)
  if (!what) return true
  const done = remember(session.key, JSON.stringify(what))
  remember('last', session.key)
  if (session.fresh) tidy(8)
  return done
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
    },
    brokenAt,
  }
}

export interface Resumed {
  restored: Restored | null
  /** A save was there and could not be read; it is kept under another name. */
  broken: boolean
}

/** The text of what this tab, or the last one that was open, was doing. */
function lastSaved(): { key: string; text: string } | null {
  const key = session.fresh ? recall('last') : session.key
  const text = key ? recall(key) : null
  return key && text !== null ? { key, text } : null
}

export const hasSaved = (): boolean => lastSaved() !== null

/** What this tab, or the last one that was open, was doing. */
export function resume(): Resumed {
  const saved = lastSaved()
  if (!saved) return { restored: null, broken: false }
  const { key, text } = saved
  try {
    const restored = restore(text)
    if (restored.brokenAt !== null) setAside(key, text)
    return { restored, broken: false }
  } catch {
    setAside(key, text)
    return { restored: null, broken: true }
  }
}

function setAside(key: string, text: string): void {
  // Forgotten only where it stands safely under its other name.
  if (remember(`broken.${Date.now().toString(36)}`, text)) forget(key)
}
