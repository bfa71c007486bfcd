/** Runs scenarios of Twilight Imperium. */

import { type Answer, answer, begin, type Game, type LogLine, refuse } from '../../../kernel/index.ts'
import { autoPass, type Intent, type Position, ti4 } from '../../../ti4/index.ts'
import { blank, notScenario, type Result, type Run } from '../result.ts'
import type { Ti4Do, Ti4Scenario, Ti4Step } from '../schema.ts'
import { wrong } from '../wrong.ts'
import { untrueOf } from './ti4-facts.ts'
import { Misfit, numberOf, setUpTi4, type Ti4Table } from './ti4-set-up.ts'

export function runTi4(scenario: Ti4Scenario): Run {
  const { id, steps } = scenario
  const table = setUpTi4(scenario)
  if (!table.ok) return notScenario(table)
  const runner = new Runner(table, steps)
  for (const [index, step] of steps.entries()) {
    try {
      const failure = runner.step(step, `steps[${index}]`)
      if (failure === null) continue
      return { ...blank(id, steps.length), ...runner.counts(), failedStep: index + 1, message: failure }
    } catch (error) {
      if (error instanceof Misfit) return notScenario(error)
      throw error
    }
  }
  const result: Result = { ...blank(id, steps.length), ...runner.counts(), ok: true }
  return result
}

/** More passes than any window needs. */
const patience = 100

/** What a player tries: something to do, or the answer to a question. */
type Tried = { act: Intent } | { cards: number[] } | { pass: true }

class Runner {
  game: Game<Position>
  readonly table: Extract<Ti4Table, { ok: true }>
  readonly applied: Record<string, number> = {}
  readonly refused: Record<string, number> = {}
  /** What the step has brought about. */
  log: LogLine[] = []
  /** The path that each ship was last declared with, its start first. */
  readonly paths = new Map<number, readonly number[]>()
  /** Hits by Space Cannon since the last activation: against players, and by their units. */
  hits: { against: Record<string, number>; by: Record<string, number> } = { against: {}, by: {} }
  abilities: number

  constructor(table: Extract<Ti4Table, { ok: true }>, steps: readonly Ti4Step[]) {
    this.table = table
    // Those of the steps come after those of the position.
    const own = table.start.state.abilities.length
    this.abilities = own - steps.filter(({ do: todo }) => 'abilityMove' in todo).length
    const { state, stack, seed } = table.start
    this.game = begin(ti4, state, stack, seed, autoPass).game
    this.note(this.game)
  }

  counts() {
    const rules = [...new Set([...Object.keys(this.applied), ...Object.keys(this.refused)])].sort()
    return { rules, applied: this.applied, refused: this.refused }
  }

  note({ events }: Game<Position>): void {
    this.log.push(...events)
    for (const { say, by = '', with: details, cites } of events) {
      if (say === 'activated') this.hits = { against: {}, by: {} }
      if (say === 'declared') {
        const ship = Number(details.ship)
        const start = this.game.state.units[ship]?.system
        this.paths.set(ship, [start ?? -1, ...(details.path as readonly number[])])
      }
      if (say === 'space cannon') {
        const { against, by: from } = this.hits
        const target = String(details.target)
        against[target] = (against[target] ?? 0) + Number(details.count)
        from[by] = (from[by] ?? 0) + Number(details.count)
      }
      for (const id of cites) this.applied[id] = (this.applied[id] ?? 0) + 1
    }
  }

  /** Null if the step went as expected, otherwise what did not. */
  step(step: Ti4Step, path: string): string | null {
    this.log = []
    const by = step.by ?? this.table.start.state.player
    const tried = this.triedBy(step.do, `${path}.do`)
    const { illegal, offered } = step.expect
    const reasons = this.reasonsAgainst(by, tried)
    if (offered !== undefined) {
      this.noteRefusal(reasons)
      if ((reasons.length === 0) !== offered)
        return `expected ${offered ? 'offered' : 'not offered'}, got the contrary (${reasons.join(', ')})`
      return null
    }
    if (illegal !== undefined) {
      this.noteRefusal(reasons)
      const wanted = illegal === true ? 'illegal' : `illegal by ${illegal.join(' or ')}`
      if (reasons.length === 0) return `expected ${wanted}, got legal`
      if (illegal !== true && !illegal.some((id) => reasons.includes(id)))
        return `expected ${wanted}, got illegal by ${reasons.join(', ')}`
      return this.check(step, path, reasons)
    }
    const failure = this.makeReady(by, step.do, tried) ?? this.give({ by, ...tried }, rollsOf(step.do))
    return failure ?? this.check(step, path, [])
  }

  triedBy(todo: Ti4Do, path: string): Tried {
    const { units, systems } = this.table
    const unit = (name: string, field: string) => numberOf(units, name, `${path}.${field}`)
    const system = (name: string, field: string) => numberOf(systems, name, `${path}.${field}`)
    const cargo = 'carry' in todo && todo.carry ? { carry: todo.carry.map((one) => unit(one, 'carry')) } : {}
    if ('activate' in todo) return { act: { kind: 'activate', system: system(todo.activate, 'activate') } }
    if ('moveShip' in todo) {
      const ship = unit(todo.moveShip, 'moveShip')
      const to = todo.to === undefined ? {} : { to: system(todo.to, 'to') }
      if (!todo.path) return { act: { kind: 'moveShip', ship, ...cargo, ...to } }
      const entered = todo.path.map((one) => system(one, 'path'))
      // A path may be written with the system that the ship starts in; no ship enters that first.
      if (entered.length > 1 && entered[0] === this.game.state.units[ship]?.system) entered.shift()
      return { act: { kind: 'moveShip', ship, path: entered, ...cargo, ...to } }
    }
    if ('stay' in todo) return { act: { kind: 'stay', ship: unit(todo.stay, 'stay') } }
    if ('confirm' in todo) return { act: { kind: 'confirm' } }
    if ('spaceCannon' in todo) {
      const at = todo.at === undefined ? {} : { at: todo.at }
      return { act: { kind: 'spaceCannon', unit: unit(todo.spaceCannon, 'spaceCannon'), ...at } }
    }
    if ('abilityMove' in todo) {
      const ability = this.abilities++
      const ship = unit(todo.abilityMove, 'abilityMove')
      return { act: { kind: 'abilityMove', ship, ability, to: system(todo.to, 'to'), ...cargo } }
    }
    if ('retreat' in todo) return { act: { kind: 'retreat', to: system(todo.retreat, 'retreat'), ...cargo } }
    if ('choose' in todo) return { cards: todo.choose.map((one) => unit(one, 'choose')) }
    return todo satisfies { pass: true }
  }

  reasonsAgainst(by: string, tried: Tried): string[] {
    const refusal = refuse(ti4, this.game, { by, ...tried })
    return refusal ? refusal.reasons.map(({ rule }) => rule) : []
  }

  noteRefusal(reasons: readonly string[]): void {
    for (const id of reasons) this.refused[id] = (this.refused[id] ?? 0) + 1
  }

  /**
   * Passes responses until this step can be tried; for a retreat the movement step too, which ends with what has been
   * declared.
   */
  makeReady(by: string, todo: Ti4Do, tried: Tried): string | null {
    for (let i = 0; i < patience; i++) {
      const { decision } = this.game
      if (!decision) return 'the game is over'
      const reasons = this.reasonsAgainst(by, tried)
      if (reasons.length === 0) return null
      const optional =
        decision.kind === 'response' ||
        decision.why === 'retreat' ||
        (decision.why === 'move ships' && 'retreat' in todo)
      if (!optional || !decision.mayPass)
        return `expected legal, got illegal by ${reasons.join(', ')} (${decision.by} is asked: ${decision.why})`
      const stuck = this.give({ by: decision.by, pass: true })
      if (stuck) return stuck
    }
    return 'no end of passing'
  }

  give(given: Answer<Intent>, rolls: readonly number[] = []): string | null {
    const { state } = this.game
    const game = rolls.length > 0 ? { ...this.game, state: { ...state, dice: rolls } } : this.game
    const result = answer(ti4, game, given, autoPass)
    if (!result.ok) return `refused: ${result.verdict.reasons.map(({ rule }) => rule).join(', ')}`
    this.game = result.game
    this.note(result.game)
    return null
  }

  check({ expect }: Ti4Step, path: string, refused: readonly string[]): string | null {
    const { ends, then = [] } = expect
    const { state, decision } = this.game
    if (ends === 'game' && decision) return 'the game has not ended'
    if (ends === 'action' && (state.action || !this.log.some(({ say }) => say === 'action over')))
      return 'the tactical action has not ended'
    if (ends !== undefined && ends !== 'game' && ends !== 'action')
      throw new Misfit(`${path}.expect.ends`, wrong('one of', { list: ['action', 'game'] }))
    for (const [index, fact] of then.entries()) {
      const found = untrueOf({ ...this, refused }, fact, `${path}.expect.then[${index}]`)
      if (found !== null) return `expected ${JSON.stringify(fact)}, but ${found}`
    }
    return null
  }
}

const rollsOf = (todo: Ti4Do): readonly number[] => ('spaceCannon' in todo ? (todo.rolls ?? []) : [])
