/** The table that one can go on with: what is known of it before the game is here. */

import { recall, tabRecall } from '../../store/browser/storage.ts'

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

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 8e15
const isLife = (value: unknown): value is Resume['life'] =>
  isObject(value) && isNumber(value.light) && isNumber(value.dark)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was noted of a table, as far as it makes sense: the whole of the list is looked at when the game is here. */
const told = ({ written, turn, player, phase, life, places, name }: Record<string, unknown>): Resume => ({
  written: isNumber(written) ? written : null,
  turn: isNumber(turn) ? turn : null,
  player: player === 'light' || player === 'dark' ? player : null,
  phase: isText(phase) ? phase : null,
  life: isLife(life) ? life : null,
  places: Array.isArray(places) ? places.filter(isText) : [],
  name: isText(name) ? name : '',
})

/** What the list of tables says of the one that was played last and can go on. */
function listed(): Resume | null {
  try {
    const list: unknown = JSON.parse(recall('tables') ?? '[]')
    const open = (Array.isArray(list) ? list.filter(isObject) : []).filter(
      ({ kind, done, deleted }) => kind !== 'broken' && !done && deleted === undefined,
    )
    const number = (value: unknown) => (isNumber(value) ? value : 0)
    const [last] = open.sort(
      (one, other) => number(other.order) - number(one.order) || number(other.written) - number(one.written),
    )
    return last ? told(last) : null
  } catch {
    return null
  }
}

/** What is known of a table, as home tells it. */
export const resumeOf = (known: Partial<Resume> | null): Resume | null => known && { ...unknown, ...known }

/** Is there one that no list has: the last one of an earlier version, or what was only looked at in this very tab? */
const isThere = (): boolean => recall('last') !== null || tabRecall('tab') !== null

/** The table that was played last; null where there is none. */
export const latest = (): Resume | null => resumeOf(listed() ?? (isThere() ? {} : null))

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
