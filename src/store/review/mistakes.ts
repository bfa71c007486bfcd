/**
 * One's own mistakes: moments of one's own games at which another answer would have been much better. Each comes back until
 * that is found, after a day first, and then after longer and longer. They stand in a database of their own, which may
 * be forbidden, full or damaged: tables know nothing of it.
 */

import { create } from 'zustand'
import type { OfferedLevel } from '../../opponent/levels.ts'
import type { Moment } from '../../opponent/review/moments.ts'
import {
  type History,
  type Intent,
  type Player,
  type Position,
  play,
  swccg,
  upToNow,
} from '../../views/engine.ts'
import { databaseOf, result } from '../browser/database.ts'
import { fits } from '../browser/mended.ts'
import { gameId } from '../opponent/record.ts'
import { kept, textOf } from '../saves/kept.ts'
import type { Practice, Store } from '../table/types.ts'

/** A mistake, as it is kept. */
export interface Mistake {
  /** The same for the same moment of the same game. */
  id: string
  /** The table at that moment, as tables are kept, with the better answer as one to be done again; '' where it is put away. */
  table: string
  /** How many answers had been given. */
  at: number
  side: Player
  level: OfferedLevel
  turn: number
  phase: string
  worth: number
  /** In milliseconds since 1970: when it was made out, and from when on it is to be found again. */
  when: number
  due: number
  /** How often it has been found since it was missed the last time. */
  found: number
}

interface Mistakes {
  /** Null until the database has been read. */
  all: readonly Mistake[] | null
  /** So many records made no sense, and are gone. */
  damaged: number
  /** Does the browser keep them? */
  kept: boolean
}

export const useMistakes = create<Mistakes>()(() => ({ all: null, damaged: 0, kept: true }))

const database = databaseOf<'mistakes'>('landspeed-mistakes', [[1, { mistakes: { key: 'id' } }]])

/** So many are kept. */
const most = 60

const day = 24 * 3600 * 1000

/** How long a mistake rests that has been found so often, in days; found once more after the last of them it is learned. */
const rests = [1, 3, 7, 21]

/** Has it been found often enough? */
export const isLearned = ({ found }: Mistake): boolean => found > rests.length

/** Is it to be found now? */
export const isDue = (one: Mistake, now: number): boolean =>
  one.table !== '' && !isLearned(one) && one.due <= now

/** What has been learned or put away makes room first, then what is oldest. */
const firstToGo = (one: Mistake, other: Mistake): number =>
  Number(isLearned(other) || other.table === '') - Number(isLearned(one) || one.table === '') ||
  one.when - other.when

/** Those that are shown: not what has been put away. What is due comes first, then what comes back soonest. */
export const shownMistakes = (all: readonly Mistake[], now: number): Mistake[] =>
  all
    .filter(({ table }) => table !== '')
    .sort(
      (one, other) =>
        Number(isDue(other, now)) - Number(isDue(one, now)) ||
        Number(isLearned(one)) - Number(isLearned(other)) ||
        one.due - other.due ||
        other.when - one.when,
    )

const isMistake = (one: unknown): one is Mistake =>
  fits('mistake', one) && /^[\w-]{1,60}$/.test((one as Mistake).id) && Number.isInteger((one as Mistake).at)

/** Those of a list that are mistakes, whoever has written it. */
export const mistakesFrom = (list: readonly unknown[]): Mistake[] => list.filter(isMistake)

/** Does something with the database; says so where that cannot be done. */
const use = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  work.catch(() => {
    useMistakes.setState({ kept: false })
    return otherwise
  })

let reading: Promise<void> | null = null

/** Reads what is kept, once. What makes no sense is taken away, and counted. */
export function readMistakes(): Promise<void> {
  reading ??= (async () => {
    const rows = await use(
      database.work(['mistakes'], 'readwrite', async ({ mistakes }) => {
        const found: unknown[] = await result(mistakes.getAll())
        for (const row of found) if (!isMistake(row)) mistakes.delete((row as { id: IDBValidKey }).id)
        return found
      }),
      [],
    )
    const fine = mistakesFrom(rows)
    const here = useMistakes.getState().all ?? []
    const ids = new Set(here.map(({ id }) => id))
    useMistakes.setState({
      all: [...here, ...fine.filter(({ id }) => !ids.has(id))],
      damaged: rows.length - fine.length,
    })
  })()
  return reading
}

/** Forgets what has been read, as a closed page does. */
export async function closeMistakes(): Promise<void> {
  await database.close()
  reading = null
  useMistakes.setState({ all: null, damaged: 0, kept: true })
}

/** Puts some in the place of what stands there under their ids, and takes away what is too much. */
async function put(changed: readonly Mistake[]): Promise<void> {
  await readMistakes()
  const before = useMistakes.getState().all ?? []
  const ids = new Set(changed.map(({ id }) => id))
  const all = [...changed, ...before.filter(({ id }) => !ids.has(id))]
  const gone = new Set(
    all
      .toSorted(firstToGo)
      .slice(0, Math.max(0, all.length - most))
      .map(({ id }) => id),
  )
  useMistakes.setState({ all: all.filter(({ id }) => !gone.has(id)) })
  await use(
    database.work(['mistakes'], 'readwrite', async ({ mistakes }) => {
      for (const one of changed) if (!gone.has(one.id)) mistakes.put(one)
      for (const id of gone) mistakes.delete(id)
    }),
    undefined,
  )
}

/** Takes mistakes in that are not known yet. */
export async function addMistakes(found: readonly Mistake[]): Promise<void> {
  await readMistakes()
  const known = new Set((useMistakes.getState().all ?? []).map(({ id }) => id))
  const added = found.filter(({ id }) => !known.has(id))
  if (added.length > 0) await put(added)
}

/** The same for the same moment of the same game, whichever copy of it. */
export const mistakeId = (history: History<Position, Intent>, at: number): string =>
  `${gameId(history)}-${at}`

/** The table as it is kept of one moment: what has been answered there is gone, and what would have been better can be done. */
function tableAt(state: Store, practice: Practice, { at, answer, why }: Moment): string | null {
  const { history, source } = state
  if (!history || !source) return null
  const played = play(swccg, upToNow({ ...history, at }), answer)
  if (!played.ok) return null
  const { setUp: _, ...own } = practice
  const what = kept({
    ...state,
    history: { ...played.history, at },
    source: { id: source.id, lesson: false, game: true, practice: own },
    scenario: null,
    progress: [],
    reasons: { [at + 1]: why },
  })
  return what && textOf({ ...what, written: Date.now() })
}

/** Keeps the moments of the game that lies on the table. */
export async function keepMistakes(
  state: Store,
  practice: Practice,
  moments: readonly Moment[],
): Promise<void> {
  const { history } = state
  if (!history) return
  const now = Date.now()
  await addMistakes(
    moments.flatMap((moment): Mistake[] => {
      const table = tableAt(state, practice, moment)
      const { at, turn, worth } = moment
      const phase = history.games[at]?.state.turn.phase ?? ''
      const { side, level } = practice
      if (table === null) return []
      return [
        {
          id: mistakeId(history, at),
          table,
          at,
          side,
          level,
          turn,
          phase,
          worth,
          when: now,
          due: now,
          found: 0,
        },
      ]
    }),
  )
}

/** Notes whether one has been found: then it comes back later and later, else tomorrow. */
export async function noteTry(id: string, isFound: boolean): Promise<void> {
  await readMistakes()
  const one = useMistakes.getState().all?.find((mistake) => mistake.id === id)
  if (!one) return
  const now = Date.now()
  // Who finds it more than once in a day has learned nothing new.
  const counts = isFound && one.due <= now
  const found = isFound ? one.found + Number(counts) : 0
  const rest = rests[Math.max(0, Math.min(found, rests.length) - 1)] ?? 1
  const due = counts || !isFound ? now + (isFound ? rest : 1) * day : one.due
  await put([{ ...one, found, due }])
}

/** It is shown no more, and does not come again. */
export async function putAway(id: string): Promise<void> {
  await readMistakes()
  const one = useMistakes.getState().all?.find((mistake) => mistake.id === id)
  if (one) await put([{ ...one, table: '' }])
}
