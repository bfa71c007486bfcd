/** The steps of a lesson: what they do in this position, and whether it has been done. */

import { nth } from '../../kernel/index.ts'
import {
  autoPass,
  canUndo,
  current,
  type Game,
  type History,
  type Intent,
  type Position,
  play,
  refuse,
  type SystemId,
  type Ti4Scenario,
  type Ti4Step,
  ti4,
  type UnitId,
  undo,
} from './engine.ts'
import type { Given } from './types.ts'

const systemOf = (p: Position, name: string): SystemId =>
  p.systems.findIndex((system) => system.name === name)
const unitOf = (p: Position, name: string): UnitId => p.units.findIndex((unit) => unit.name === name)

const stepBy = (scenario: Ti4Scenario, { by }: Ti4Step, p: Position): string =>
  by ?? scenario.start.player ?? p.players[0] ?? ''

type Todo = Ti4Scenario['steps'][number]['do']

/** The answer that a step of the scenario gives. */
export function answerOf(scenario: Ti4Scenario, index: number, p: Position): Given {
  const step = nth(scenario.steps, index)
  const by = stepBy(scenario, step, p)
  const { do: todo } = step
  const cargo = 'carry' in todo && todo.carry ? { carry: todo.carry.map((one) => unitOf(p, one)) } : {}
  if ('pass' in todo) return { by, pass: true }
  if ('choose' in todo) return { by, cards: todo.choose.map((one) => unitOf(p, one)) }
  return { by, act: intentOf(todo) }

  function intentOf(todo: Exclude<Todo, { pass: unknown } | { choose: unknown }>): Intent {
    if ('activate' in todo) return { kind: 'activate', system: systemOf(p, todo.activate) }
    if ('moveShip' in todo) {
      const ship = unitOf(p, todo.moveShip)
      const to = todo.to === undefined ? {} : { to: systemOf(p, todo.to) }
      if (!todo.path) return { kind: 'moveShip', ship, ...cargo, ...to }
      const path = todo.path.map((one) => systemOf(p, one))
      if (path.length > 1 && path[0] === p.units[ship]?.system) path.shift()
      return { kind: 'moveShip', ship, path, ...cargo, ...to }
    }
    if ('stay' in todo) return { kind: 'stay', ship: unitOf(p, todo.stay) }
    if ('spaceCannon' in todo) {
      const at = todo.at === undefined ? {} : { at: todo.at }
      return { kind: 'spaceCannon', unit: unitOf(p, todo.spaceCannon), ...at }
    }
    if ('abilityMove' in todo) {
      // Each such step has an ability of its own, in their order.
      const before = scenario.steps.slice(0, index).filter((other) => 'abilityMove' in other.do)
      const ability = scenario.start.abilities.length + before.length
      return {
        kind: 'abilityMove',
        ship: unitOf(p, todo.abilityMove),
        ability,
        to: systemOf(p, todo.to),
        ...cargo,
      }
    }
    if ('retreat' in todo) return { kind: 'retreat', to: systemOf(p, todo.retreat), ...cargo }
    todo satisfies { confirm: true }
    return { kind: 'confirm' }
  }
}

/** What is tried in an intent, and with what: two tries of the same thing may differ in how it is done. */
export const aboutOf = (intent: Intent): string => {
  switch (intent.kind) {
    case 'confirm':
      return 'confirm'
    case 'activate':
      return `activate ${intent.system}`
    case 'spaceCannon':
      return `spaceCannon ${intent.unit}`
    case 'retreat':
      return `retreat ${intent.to}`
    case 'moveShip':
    case 'stay':
    case 'abilityMove':
      return `${intent.kind} ${intent.ship}`
  }
}

/** What an answer is given for: the kind of answer, and what is tried. */
export const givenFor = (given: Given): string =>
  'act' in given ? aboutOf(given.act) : 'cards' in given ? `cards ${given.cards.toSorted()}` : 'pass'

/** Plays a step, passing before it what nobody wants to respond to. Null where it cannot be played. */
export function played(
  history: History<Position, Intent>,
  scenario: Ti4Scenario,
  index: number,
): History<Position, Intent> | null {
  let now = history
  for (let i = 0; i < 100; i++) {
    const game = current(now)
    const given = answerOf(scenario, index, game.state)
    const result = play(ti4, now, given, autoPass)
    if (result.ok) return result.history
    const { decision } = game
    const todo = nth(scenario.steps, index).do
    const optional =
      decision?.kind === 'response' ||
      decision?.why === 'retreat' ||
      (decision?.why === 'move ships' && 'retreat' in todo)
    if (!decision?.mayPass || !optional) return null
    const passed = play(ti4, now, { by: decision.by, pass: true }, autoPass)
    if (!passed.ok) return null
    now = passed.history
  }
  return null
}

/** What a position comes to, however it was reached. */
function gist({ state: p, decision }: Game<Position>): string {
  const declared = p.action?.declared
    .map(({ ship, path, carry }) => ({ ship, path, carry: [...carry].sort((a, b) => a - b) }))
    .sort((one, other) => one.ship - other.ship)
  return JSON.stringify([
    p.player,
    p.passed,
    p.units.map(({ system, planet, aboard, damaged }) => [system, planet, aboard, damaged]),
    p.tokens,
    p.pools,
    p.action && { ...p.action, declared },
    p.abilities.map(({ used }) => used),
    decision && [decision.by, decision.why],
  ])
}

/** The history as it was after so many answers. */
export function backTo(history: History<Position, Intent>, at: number): History<Position, Intent> {
  let now = history
  while (now.at > at && canUndo(now)) now = undo(now)
  return now
}

/** Has the step been done since it was its turn, in whatever way? */
export function isDone(
  history: History<Position, Intent>,
  scenario: Ti4Scenario,
  index: number,
  base: number,
): boolean {
  const step = scenario.steps[index]
  if (!step || step.expect.illegal !== undefined || step.expect.offered !== undefined) return false
  const wanted = played(backTo(history, base), scenario, index)
  return wanted !== null && gist(current(wanted)) === gist(current(history))
}

/** Why a step that must be refused is refused here; null where it is not. */
export function refusalOf(game: Game<Position>, scenario: Ti4Scenario, index: number) {
  const given = answerOf(scenario, index, game.state)
  return refuse(ti4, game, given)
}
