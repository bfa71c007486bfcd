/** The shelf of puzzles: what each is called and how hard it is, the one of the day, and which comes next. */

import { textsOf, withTexts } from '../../scenarios/format/texts.ts'
import { type Grade, grades, type SwccgScenario } from '../../views/engine.ts'
import { fetchPart } from '../browser/fetching.ts'

/** A puzzle as it stands on the shelf; `text` is its file. */
export interface PuzzleOnShelf {
  id: string
  texts: ReturnType<typeof textsOf>
  grade: Grade
  /** There is one way only. */
  only: boolean
  text: string
}

/** What tells a puzzle's id from a lesson's. */
const mark = 'pz-'

export const isPuzzle = (id: string): boolean => id.toLowerCase().startsWith(mark)

let shelf: Promise<PuzzleOnShelf[]> | null = null

/** All puzzles: the easy ones first, and of a grade as their names go. */
export function puzzles(): Promise<PuzzleOnShelf[]> {
  shelf ??= fetchPart('src/store/puzzles/puzzle-bundle.ts', () => import('./puzzle-bundle.ts')).then(
    ({ files, translations }) => {
      const all = Object.values(files).map((file) => onShelf(file, translations))
      const order = ({ grade, id }: PuzzleOnShelf) => `${grades.indexOf(grade)} ${id}`
      return all.sort((one, other) => (order(one) < order(other) ? -1 : 1))
    },
  )
  return shelf
}

type Translations = Parameters<typeof withTexts>[1]

function onShelf(
  file: string,
  translations: Record<string, NonNullable<Translations['fr']>[string]>,
): PuzzleOnShelf {
  const { id } = JSON.parse(file) as { id: string }
  const own = Object.entries(translations).flatMap(([path, texts]) => {
    const [, name, language] = /([^/]+)[.]([a-z]+)[.]ts$/.exec(path) ?? []
    return name === id && language ? [[language, { [id]: texts }] as const] : []
  })
  const text = withTexts(file, Object.fromEntries(own))
  const scenario = JSON.parse(text) as Parameters<typeof textsOf>[0] & {
    puzzle: { grade: Grade; only?: true }
  }
  const { grade, only = false } = scenario.puzzle
  return { id, texts: textsOf(scenario), grade, only, text }
}

export const puzzleById = async (id: string): Promise<PuzzleOnShelf | null> =>
  (await puzzles()).find((one) => one.id === id.toLowerCase()) ?? null

/** So far apart are the puzzles of two days that follow each other; it has no divisor in common with most numbers. */
const stride = 17

/** The puzzle of a day, by the date where its player is: the same for everybody, and each in its turn. */
export function puzzleOfDay<T>(all: readonly T[], day: Date): T | null {
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000)
  if (all.length === 0) return null
  let apart = stride
  while (greatestCommonDivisor(apart, all.length) > 1) apart++
  return all[(number * apart) % all.length] ?? null
}

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)

/** What comes after a puzzle: the next that is not solved, in the order of the shelf and round again; null where all are. */
export async function puzzleAfter(id: string, solved: readonly string[]): Promise<PuzzleOnShelf | null> {
  const all = await puzzles()
  const at = all.findIndex((one) => one.id === id)
  return (
    [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find((one) => !solved.includes(one.id)) ?? null
  )
}

/** A puzzle as it is laid: its solution is not told, and one step is to be done, its goal. */
export function posed(scenario: SwccgScenario): SwccgScenario {
  const { puzzle, steps } = scenario
  const [first] = steps
  if (!puzzle?.goal || !first) return scenario
  return { ...scenario, steps: [{ by: first.by, do: { advance: {} }, expect: {}, goal: puzzle.goal }] }
}
