/** A table of Twilight Imperium from what was kept of it. Nothing is played from it before all of it has been looked at. */

import { misfitInGame } from '../../ti4/checking.ts'
import { withNamedStep } from '../saves/numbered-steps.ts'
import {
  current,
  type History,
  type Intent,
  type Position,
  readTi4Scenario,
  refuse,
  replay,
  type Ti4Scenario,
  ti4,
} from './engine.ts'
import { renewed } from './renewed.ts'
import type { Source } from './types.ts'

export interface RestoredTi4 {
  source: Source
  scenario: Ti4Scenario | null
  progress: number[]
  history: History<Position, Intent>
  /** The answer from which on what was saved does not fit the rules of today; null where all of it fits. */
  brokenAt: number | null
}

/** Is a text JSON at all? */
export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function demand(holds: boolean): asserts holds {
  if (!holds) throw new Error('this is no table')
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 30_000

/** The turns of a save; whether the game takes them is the engine's to say. */
function isTurn(turn: unknown): boolean {
  return (
    isObject(turn) && isObject(turn.answer) && Array.isArray(turn.automatic) && turn.automatic.every(isObject)
  )
}

function sourceIn(value: unknown): Source {
  demand(isObject(value) && typeof value.id === 'string' && value.id.length <= 300)
  const kind = (['lesson', 'galaxy', 'file'] as const).find((one) => one === value.kind)
  demand(kind !== undefined)
  return { kind, id: value.id }
}

function scenarioIn(value: unknown): Ti4Scenario | null {
  if (!isObject(value)) return null
  // Saves of earlier versions know less of a position.
  const read = readTi4Scenario(JSON.stringify(value))
  demand(read.ok)
  return read.scenario
}

/**
 * Reads what was kept.
 * @throws where that is no table which can be played.
 */
export function restoreTi4(text: string): RestoredTi4 {
  demand(text.length <= 8_000_000)
  const from: unknown = JSON.parse(text)
  demand(isObject(from))
  const source = sourceIn(from.source)
  const { saved, progress } = from
  demand(Array.isArray(progress) && progress.length <= 1000 && progress.every(isCount))
  demand(isObject(saved) && isObject(saved.start) && isCount(saved.at))
  const { start, opening, turns } = saved
  demand(Array.isArray(turns) && turns.length <= 30_000 && turns.every(isTurn))
  demand(Array.isArray(opening) && opening.every(isObject))
  const { state, seed } = start
  demand(Array.isArray(start.stack) && start.stack.every(isObject))
  const stack = start.stack.map(withNamedStep)
  demand(typeof seed === 'number' ? Number.isFinite(seed) : typeof seed === 'string' && seed.length <= 400)
  demand(misfitInGame({ state, stack }) === null)
  const now: object = { ...saved, start: { ...start, stack } }
  const { history, brokenAt } = replay(ti4, renewed(now as Parameters<typeof renewed>[0]))
  for (const game of [history.games[0], current(history)]) {
    demand(game !== undefined)
    const { state, stack, decision } = game
    if (decision)
      for (const act of ti4.legal(state, stack, decision.by)) refuse(ti4, game, { by: decision.by, act })
  }
  return { source, scenario: scenarioIn(from.scenario), progress, history, brokenAt }
}
