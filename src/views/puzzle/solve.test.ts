import { describe, expect, test } from 'vitest'
import { current, type Fact, open, swccg } from '../engine.ts'
import { readScenario, setUp } from '../scenarios.ts'
import { gradeOf } from './puzzle.ts'
import { survey, type Task, wayTo } from './solve.ts'

const position = {
  id: 'tiny',
  cards: { luke: 'Luke Skywalker', rebel: 'Rebel Trooper' },
  start: {
    turn: 'light',
    phase: 'move',
    locations: ['Tatooine: Mos Eisley', 'Tatooine: Cantina'].map((location) => ({
      location,
      owner: 'light',
    })),
    place: [
      { card: 'luke', at: 'Tatooine: Mos Eisley' },
      { card: 'rebel', at: 'Tatooine: Mos Eisley' },
    ],
    force: { light: 1, dark: 1 },
    reserve: { light: 3, dark: 3 },
  },
  steps: [],
}

/** A spot and a task: Luke and a trooper at Mos Eisley, the Cantina beside it, one Force. */
function posed(goal: Fact[], until: Task['until'] = 'move') {
  const read = readScenario(JSON.stringify(position))
  if (!read.ok || read.scenario.game !== 'swccg') throw new Error('it is no scenario')
  const table = setUp(read.scenario)
  if (!table.ok) throw new Error('it cannot be laid')
  const game = current(open(swccg, { ...table.start, seed: '1' }))
  const { number } = game.state.turn
  const task: Task = { side: 'light', goal, names: table.names, turn: number, until }
  return { spot: { game, script: [] }, task }
}

const at = (card: string): Fact => ({ at: [card, 'Tatooine: Cantina'] })

describe('the solver', () => {
  test('finds the shortest line, and says that there is one only', () => {
    const { spot, task } = posed([at('luke')])
    const found = survey(spot, task, 500)
    expect(found).toMatchObject({ ways: 1, of: 3, only: true, whole: true })
    expect(found.line).toEqual([
      { by: 'light', act: expect.objectContaining({ kind: 'move', cards: [task.names.luke] }) },
    ])
    expect(found.chance).toBeCloseTo(1 / 3)
    expect(wayTo(spot, task, 500)).toEqual(found.line)
  })

  test('says that a goal cannot be reached: one Force moves one of them', () => {
    const { spot, task } = posed([at('luke'), at('rebel')])
    expect(wayTo(spot, task, 500)).toBe(false)
    expect(survey(spot, task, 500)).toMatchObject({ line: null, ways: 0, only: false, chance: 0 })
  })

  test('does not look beyond the phase that matters', () => {
    const later: Fact[] = [{ hand: ['light', 1] }]
    expect(wayTo(posed(later).spot, posed(later).task, 500)).toBe(false)
    const { spot, task } = posed(later, 'draw')
    expect(wayTo(spot, task, 500)).not.toBe(false)
  })

  test('does not know what it has not looked at', () => {
    const { spot, task } = posed([at('luke'), at('rebel')])
    expect(wayTo(spot, task, 1)).toBeNull()
  })

  test('is done before anything is answered where the goal is so already', () => {
    const { spot, task } = posed([{ ...at('luke'), not: true }])
    expect(wayTo(spot, task, 500)).toEqual([])
  })
})

test('grades go by the chance of somebody who answers blindly', () => {
  expect([0.5, 0.1, 0.01].map(gradeOf)).toEqual(['easy', 'medium', 'hard'])
})
