import { expect, test } from 'vitest'
import { isDraft, languages } from '../../kernel/language.ts'
import { taskOf } from '../../views/puzzle/puzzle.ts'
import { wayTo } from '../../views/puzzle/solve.ts'
import { actions } from '../index.ts'
import { gameNow, progress, untilAsked } from '../lessons/shown.test-helper.ts'
import { scriptLeft } from '../opponent/practice.ts'
import { puzzleAfter, puzzleOfDay, puzzles } from './puzzles.ts'

const shelf = await puzzles()

test('every puzzle says in every language what is to be done, how it is begun and why it is so', () => {
  for (const { id, texts } of shelf)
    for (const language of languages.filter((one) => !isDraft(one))) {
      const { title, why, hint, because } = texts[language] ?? {}
      for (const text of [title, why, hint, because]) expect(text?.trim().length, id).toBeGreaterThan(2)
    }
})

test('a day has its puzzle, the same all day long, and every puzzle has its day', () => {
  const morning = new Date(2026, 4, 4, 0, 1)
  const night = new Date(2026, 4, 4, 23, 59)
  expect(puzzleOfDay(shelf, morning)).toBe(puzzleOfDay(shelf, night))
  const days = shelf.map((_, day) => puzzleOfDay(shelf, new Date(2026, 0, 1 + day))?.id)
  expect(new Set(days).size).toBe(shelf.length)
  expect(puzzleOfDay([], morning)).toBeNull()
})

test('what comes next is what has not been solved', async () => {
  const [first, second, third] = shelf
  expect((await puzzleAfter(first!.id, [second!.id]))?.id).toBe(third!.id)
  expect(
    await puzzleAfter(
      first!.id,
      shelf.map(({ id }) => id),
    ),
  ).toBeNull()
})

/** Plays what the solver finds until the puzzle on the table is solved. */
function solve(): void {
  for (let i = 0; i < 30 && progress() === 0; i++) {
    untilAsked()
    const { scenario, names, history } = actions()
    if (!scenario || !history) throw new Error('no puzzle is on the table')
    const task = taskOf(scenario, names, gameNow().state.turn.number)
    const way =
      task && wayTo({ game: gameNow(), script: scriptLeft({ scenario, names, history }) }, task, 6000)
    const [next] = way || []
    if (next) actions().answer(next)
    else actions().showMe()
  }
}

test.each(shelf.map((one) => one.id))(
  '%s is solved at the table, and kept with the lessons that are finished',
  async (id) => {
    await actions().openLesson(id)
    expect(actions().scenario?.steps).toHaveLength(1)
    expect(actions().finished).not.toContain(id)
    solve()
    expect(progress()).toBe(1)
    expect(actions().finished).toContain(id)
  },
)

test('what leads away is taken back', async () => {
  await actions().openLesson('pz-walk-then-drain')
  const before = actions().history
  actions().pass()
  expect(actions().history).not.toBe(before)
  actions().undo()
  expect(actions().history?.at).toBe(0)
  solve()
  expect(progress()).toBe(1)
})
