/** The table that one can go on with: what is known of it before the game is here. */

import { latestTable } from '../../store/keeping/list.ts'
import { recall } from '../../store/storage.ts'

export interface Resume {
  /** When it was written last, in milliseconds; null where nobody noted it, like what follows. */
  written: number | null
  turn: number | null
  player: 'light' | 'dark' | null
  phase: string | null
  life: Record<'light' | 'dark', number> | null
  /** The titles of its locations. */
  places: readonly string[]
  /** What somebody has called it, or the title of its lesson. */
  name: string
}

const unknown: Resume = {
  written: null,
  turn: null,
  player: null,
  phase: null,
  life: null,
  places: [],
  name: '',
}

/** What is known of a table, as home tells it. */
export const resumeOf = (known: Partial<Resume> | null): Resume | null => known && { ...unknown, ...known }

/** The table that was played last; null where there is none. */
export const latest = (): Resume | null => resumeOf(latestTable() ?? (recall('last') === null ? null : {}))

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago a moment was, in words: '2 minutes ago'. */
export function ago(language: string, when: number, now: number): string {
  const past = now - when
  const told = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, size] of units) if (past >= size) return told.format(-Math.floor(past / size), unit)
  return told.format(0, 'second')
}
