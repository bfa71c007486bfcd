/** Whether what a puzzle's file says of it is so: its goal is reached by its solution, in as many ways as it says. */

import { reached, runText } from '../../scenarios/format/run.ts'
import {
  current,
  type Do,
  type Game,
  type Grade,
  idsOf,
  open,
  type Position,
  type SwccgScenario,
  swccg,
} from '../engine.ts'
import { holds, readScenario, setUp, triedBy } from '../scenarios.ts'
import { gradeOf, taskOf } from './puzzle.ts'
import { comesBySelf, type Survey, survey, type Task } from './solve.ts'

/** What is found out about a puzzle, and what is wrong with its file. */
export interface Judged {
  problems: readonly string[]
  grade: Grade
  /** So many first answers lead to the goal, of so many. */
  ways: number
  of: number
  only: boolean
  chance: number
  positions: number
}

/** So many positions are looked at. */
const patience = 6000

type Laid = { game: Game<Position>; names: Task['names']; scenario: SwccgScenario }

function laid(text: string): Laid | string {
  const read = readScenario(text)
  if (!read.ok) return `${read.path}: ${JSON.stringify(read.wrong)}`
  if (read.scenario.game !== 'swccg') return 'it is of another game'
  const { scenario } = read
  const table = setUp(scenario)
  if (!table.ok) return JSON.stringify(table)
  return { game: current(open(swccg, { ...table.start, seed: '1' })), names: table.names, scenario }
}

const nothing = { grade: 'easy', ways: 0, of: 0, only: false, chance: 0, positions: 0 } as const

/**
 * What is so of the puzzle in this file.
 * @param whole also looks at the phases after the last that the file says matters.
 */
export function judged(text: string, whole = false): Judged {
  const table = laid(text)
  if (typeof table === 'string') return { problems: [table], ...nothing }
  const { scenario } = table
  const { puzzle } = scenario
  if (!puzzle) return { problems: ['it is no puzzle'], ...nothing }
  const run = runText(text)
  const problems =
    'ok' in run && !run.ok ? [`its solution fails at step ${run.failedStep}: ${run.message}`] : []
  const found = puzzle.among ? amongst(table, puzzle.among) : searched(table, text, whole)
  const { ways, of, only, chance, positions } = found
  const grade = gradeOf(chance)
  const told = { grade: puzzle.grade, ways: puzzle.ways, only: puzzle.only === true }
  const is = { grade, ways, only }
  if (JSON.stringify(told) !== JSON.stringify(is))
    problems.push(`it says ${JSON.stringify(told)} and is ${JSON.stringify(is)}`)
  return { problems: [...problems, ...found.problems], grade, ways, of, only, chance, positions }
}

type Measured = Pick<Survey, 'ways' | 'of' | 'only' | 'chance' | 'positions'> & { problems: string[] }

function searched({ game, names, scenario }: Laid, text: string, whole: boolean): Measured {
  const own = taskOf(scenario, names, game.state.turn.number)
  if (!own) return { ...nothing, problems: ['it has no goal'] }
  const task: Task = whole ? { ...own, until: 'draw' } : own
  const problems: string[] = []
  if (holds(game, names, task.goal)) problems.push('it is solved from the beginning')
  const found = survey({ game, script: scenario.opponent }, task, whole ? patience * 20 : patience)
  if (!found.whole) problems.push(`there is more to it than ${found.positions} positions`)
  if (!found.line) problems.push('its goal cannot be reached')
  const end = reached(text)
  if (!end.ok || !comesBySelf({ game: end.game, script: [] }, { ...task, names: end.names }))
    problems.push('its solution does not reach the goal')
  return { ...found, problems }
}

/** One of these acts is illegal by the rule that the step names, and the others are legal. */
function amongst({ game, names, scenario: { steps } }: Laid, among: readonly Do[]): Measured {
  const [step] = steps
  const wanted = step?.expect.illegal
  if (!step || !Array.isArray(wanted)) return { ...nothing, problems: ['it names no rule'] }
  const problems: string[] = []
  const right: Do[] = []
  for (const todo of among) {
    const tried = triedBy(game, names, step.by, todo)
    const verdict = 'intent' in tried ? swccg.judge(game, step.by, tried.intent) : null
    if (!verdict) problems.push(`${JSON.stringify(todo)} is no act`)
    if (!verdict || verdict.legal) continue
    if (verdict.reasons.flatMap(idsOf).some((id) => wanted.includes(id))) right.push(todo)
    else problems.push(`${JSON.stringify(todo)} is illegal otherwise`)
  }
  if (right.length !== 1) problems.push(`${right.length} of its acts are illegal`)
  if (JSON.stringify(right[0]) !== JSON.stringify(step.do))
    problems.push('its solution is not the illegal one')
  return {
    ways: right.length,
    of: among.length,
    only: true,
    chance: 1 / among.length,
    positions: among.length,
    problems,
  }
}
