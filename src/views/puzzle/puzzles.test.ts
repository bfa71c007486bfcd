/** Every puzzle is what its file says: solvable, by its solution, in so many ways and so hard. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { judged } from './judged.ts'

const home = path.join(import.meta.dirname, '../../scenarios/puzzles')
const names = readdirSync(home)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
const textOf = (name: string) => readFileSync(path.join(home, `${name}.json`), 'utf8')

describe('the puzzles', () => {
  test('are there', () => expect(names.length).toBeGreaterThanOrEqual(40))

  test.each(names)('%s is right', (name) => {
    expect(judged(textOf(name)).problems).toEqual([])
    expect(JSON.parse(textOf(name)).id).toBe(name)
  })
})

test('what a file says wrongly is told', () => {
  const puzzle = JSON.parse(textOf('pz-walk-then-drain'))
  const problems = (change: object) => judged(JSON.stringify({ ...puzzle, ...change })).problems.join()
  expect(problems({ puzzle: { ...puzzle.puzzle, ways: 3 } })).toMatch(/it says/)
  expect(problems({ puzzle: { ...puzzle.puzzle, goal: [{ lost: ['dark', 9] }] } })).toMatch(
    /cannot be reached/,
  )
  expect(problems({ puzzle: { ...puzzle.puzzle, goal: [{ lost: ['dark', 0] }] } })).toMatch(
    /from the beginning/,
  )
  expect(problems({ steps: puzzle.steps.slice(0, 2) })).toMatch(/does not reach/)
})
