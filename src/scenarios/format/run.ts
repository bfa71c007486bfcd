/** Runs scenarios: sets the table, tries each step, and compares what comes of it with what is expected. */

import {
  type Answer,
  answer,
  begin,
  type Game,
  type LogLine,
  refuse,
  type Verdict,
} from '../../kernel/index.ts'
import {
  cardOf,
  forceUsedBy,
  type Intent,
  idsOf,
  opponentOf,
  type Player,
  type Position,
  plain,
  pool,
  swccg,
} from '../../swccg/index.ts'
import { type Begun, beginGame, cardsOfDecks } from './begin-game.ts'
import { docile } from './docile.ts'
import { untrue } from './facts.ts'
import { otherParts } from './parts.ts'
import { readWhole } from './reading.ts'
import { blank, notScenario, type Result, type Run, skip } from './result.ts'
import type { PartOf, Scenario, ScriptStep, Step, SwccgScenario } from './schema.ts'
import { scripted } from './script.ts'
import { type Names, setUp } from './set-up.ts'

import { cardNamed, NotLaid, type Tried, triedBy } from './steps.ts'

import { runTi4 } from './ti4/ti4-run.ts'
import { advance, makeReady, readOn } from './waiting.ts'
import { en } from './wrong.en.ts'
import { inWords } from './wrong.ts'

/** Runs the text of a scenario file. One that breaks the engine has failed; it says where. */
export function runText(text: string): Run {
  const read = readWhole(text)
  if (!read.ok) return notScenario(read)
  return runRead(read.scenario)
}

/** Runs a scenario that has been read. */
export function runRead(scenario: Scenario): Run {
  try {
    return scenario.game === 'ti4' ? runTi4(scenario) : runScenario(scenario)
  } catch (error) {
    return { ...blank(scenario.id, scenario.steps.length), message: brokenOff(error) }
  }
}

/** The keys of the cards that are in a scenario as it begins, on table, in piles and in decks. */
export function cardsIn(scenario: SwccgScenario): string[] {
  const table = scenario.start.decks ? beginGame(scenario) : setUp(scenario)
  if (table.ok) return table.start.state.cards.map(({ key }) => key)
  // Its decks are refused: for what is in them.
  return 'problems' in table ? cardsOfDecks(scenario).map(({ key }) => key) : []
}

const brokenOff = (error: unknown): string =>
  error instanceof NotLaid
    ? error.message
    : `the engine broke off: ${error instanceof Error ? error.message : String(error)}`

export type Reached = { ok: true; game: Game<Position>; names: Names } | { ok: false; message: string }

/** The game that a scenario's steps lead to, and its names; or what keeps them from leading anywhere. */
export function reached(text: string): Reached {
  const read = readWhole(text)
  if (!read.ok) return { ok: false, message: inWords(en, read) }
  const { scenario } = read
  if (scenario.game === 'ti4') return { ok: false, message: 'it is a scenario of Twilight Imperium' }
  return reachedIn(scenario)
}

/** The same of a scenario that has been read. */
export function reachedIn(scenario: SwccgScenario): Reached {
  const table = scenario.start.decks ? beginGame(scenario) : setUp(scenario)
  if (!table.ok) {
    const message = 'problems' in table ? 'its decks are refused' : inWords(en, table)
    return { ok: false, message }
  }
  const runner = runnerOf(table, scenario)
  for (const [index, step] of scenario.steps.entries()) {
    const failure = runner.attempted(step, scenario.steps[index + 1])
    if (failure !== null) return { ok: false, message: `step ${index + 1}: ${failure}` }
  }
  return { ok: true, game: runner.game, names: runner.names }
}

/** Runs a scenario whose file has been read. */
function runScenario(scenario: SwccgScenario): Run {
  const { id, steps, needsCards } = scenario
  const unplayed = needsCards.find((title) => !isFull(title, scenario))
  if (unplayed !== undefined) return skip(id, steps.length, unplayed)
  const table = scenario.start.decks ? beginGame(scenario) : setUp(scenario)
  if (!table.ok) {
    if ('problems' in table) return refusedDecks(scenario, table.problems)
    if (table.missing !== undefined) return skip(id, steps.length, table.missing)
    return notScenario(table)
  }
  const runner = runnerOf(table, scenario)
  for (const [index, step] of steps.entries()) {
    const failure = runner.attempted(step, steps[index + 1])
    if (failure === null) continue
    const result = { ...blank(id, steps.length), ...runner.counts() }
    if (failure.startsWith('SKIP ')) return { ...result, skipped: true, message: failure.slice(5) }
    return { ...result, failedStep: index + 1, message: failure }
  }
  return { ...blank(id, steps.length), ...runner.counts(), ok: true }
}

/** The decks are refused: every step must be their begin, and must expect it. */
function refusedDecks({ id, steps }: SwccgScenario, problems: DeckProblems): Result {
  const refused: Record<string, number> = {}
  const ids = ({ reason }: DeckProblems[number]) => idsOf(reason)
  for (const rule of problems.flatMap(ids)) refused[rule] = (refused[rule] ?? 0) + 1
  const result = { ...blank(id, steps.length), rules: Object.keys(refused).sort(), refused }
  for (const [index, { by, do: todo, expect }] of steps.entries()) {
    const found = problems.filter(({ player }) => player === by).flatMap(ids)
    const { illegal } = expect
    const wanted = illegal === true ? found.length > 0 : illegal?.some((rule) => found.includes(rule))
    if ('begin' in todo && wanted) continue
    const message = `the deck of ${by} is refused by ${found.join(', ') || 'nothing'}`
    return { ...result, failedStep: index + 1, message }
  }
  return { ...result, ok: true }
}

/** Is a card's text played in full? A card made up for the scenario has none. */
function isFull(title: string, scenario: SwccgScenario): boolean {
  if (Object.keys(scenario.define).some((made) => plain(made) === plain(title))) return true
  const cards = pool.filter((card) => plain(card.title) === plain(title))
  return cards.length > 0 && cards.some(({ missing }) => missing === undefined || missing.length === 0)
}

type DeckProblems = Extract<Begun, { problems: unknown }>['problems']

/**
 * When a deck is shuffled before the first turn, its faces are dealt anew to its cards. An alias goes on to mean a card with
 * the face that it was given to.
 */
function namedAnew(names: Names, before: Position, after: Position): Names {
  if (before.turn.number > 0) return names
  const moved = Object.entries(names).filter(([, card]) => before.cards[card]?.key !== after.cards[card]?.key)
  if (moved.length === 0) return names
  const taken = new Set(
    Object.values(names).filter((card) => before.cards[card]?.key === after.cards[card]?.key),
  )
  const found = { ...names }
  for (const [alias, card] of moved) {
    const { key, owner } = cardOf(before, card)
    const now = after.cards.find(
      ({ id, key: other, owner: its }) => other === key && its === owner && !taken.has(id),
    )
    if (!now) continue
    taken.add(now.id)
    found[alias] = now.id
  }
  return found
}

/** A runner at the first decision of a table that has been set. */
function runnerOf(
  { start, names }: Extract<ReturnType<typeof setUp>, { ok: true }>,
  { opponent, puzzle, steps }: SwccgScenario,
): Runner {
  const { game } = begin(swccg, start.state, start.stack, start.seed)
  const runner = new Runner(game, names, start.state, opponent)
  const [first] = steps
  if (puzzle && first) {
    runner.docile = opponentOf(first.by)
    runner.followScript()
  }
  return runner
}

class Runner {
  game: Game<Position>
  names: Names
  readonly applied: Record<string, number> = {}
  readonly refused: Record<string, number> = {}
  log: LogLine[] = []
  /** The step after the one that is tried. */
  next: Step | undefined
  /** The last destiny that each player drew. */
  drawn: Partial<Record<string, number>> = {}

  /** What the opponent has still to do. */
  script: readonly ScriptStep[]

  /** In a puzzle: the player for whom nobody decides. */
  docile: Player | null = null

  constructor(
    game: Game<Position>,
    names: Names,
    dealt: Position = game.state,
    script: readonly ScriptStep[] = [],
  ) {
    this.game = game
    this.names = namedAnew(names, dealt, game.state)
    this.script = script
    this.note(game.events)
  }

  counts() {
    const rules = [...new Set([...Object.keys(this.applied), ...Object.keys(this.refused)])].sort()
    return { rules, applied: this.applied, refused: this.refused }
  }

  note(events: readonly LogLine[]): void {
    this.log.push(...events)
    for (const { say, by = '', with: details } of events) {
      const drawn =
        say === 'destiny drawn' ||
        say === 'destiny substituted' ||
        say === 'destiny total' ||
        say === 'destiny of battle'
      if (drawn && details.destiny !== null) this.drawn[by] = Number(details.destiny)
    }
    for (const { cites } of events) for (const id of cites) this.applied[id] = (this.applied[id] ?? 0) + 1
  }

  /** The same as `step`, where an exception is a failure like another. */
  attempted(step: Step, next?: Step): string | null {
    try {
      return this.step(step, next)
    } catch (error) {
      return brokenOff(error)
    }
  }

  /** Null if the step went as expected, otherwise what did not. */
  step(step: Step, next?: Step): string | null {
    this.next = next
    // What happened as the game began belongs to the step that begins it.
    if (!('begin' in step.do)) this.log = []
    const before = this.game
    if ('advance' in step.do) return advance(this, step.do.advance) ?? this.check(step, before, [])
    const stuck = readOn(this, step) ?? makeReady(this, step)
    if (stuck) return stuck
    const tried = triedBy(this.game, this.names, step.by, step.do)
    if ('unknown' in tried) return `SKIP needs ${tried.unknown}`
    if ('unasked' in tried) return step.expect.offered === false ? null : tried.unasked
    return this.attempt(step, tried, before)
  }

  attempt(step: Step, tried: Tried, before: Game<Position>): string | null {
    const { expect } = step
    if (!('intent' in tried)) {
      if ('begun' in tried) return this.check(step, before, [])
      if ('answer' in tried && expect.illegal !== undefined)
        return this.refusedAnswer(step, tried.answer, before)
      if ('answer' in tried && expect.offered !== undefined)
        return this.offeredAnswer(expect.offered, tried.answer)
      const failure = 'answer' in tried ? this.give(tried.answer) : 'nothing was tried'
      return failure ?? this.check(step, before, [])
    }
    const { intent } = tried
    const verdict = swccg.judge(this.game, step.by, intent)
    const reasons = verdict.legal ? [] : verdict.reasons.flatMap(idsOf)
    if (expect.offered !== undefined) return this.offered(step, verdict, intent)
    for (const id of reasons) this.refused[id] = (this.refused[id] ?? 0) + 1
    const otherwise = expect.parts && this.priceDiffers(verdict, expect.parts)
    if (otherwise) return otherwise
    if (expect.illegal !== undefined) {
      const wanted = expect.illegal === true ? 'illegal' : `illegal by ${expect.illegal.join(' or ')}`
      if (verdict.legal) return `expected ${wanted}, got legal`
      if (expect.illegal !== true && !expect.illegal.some((id) => reasons.includes(id))) {
        return `expected ${wanted}, got illegal by ${reasons.join(', ')}`
      }
      return this.check(step, before, reasons)
    }
    if (!verdict.legal) return `expected legal, got illegal by ${reasons.join(', ')}`
    return this.give({ by: step.by, act: intent }) ?? this.check(step, before, [])
  }

  /** What the cost is made of, or the one that is too high; null if it is this. */
  priceDiffers(verdict: Verdict<Intent>, wanted: readonly PartOf[]): string | null {
    const found = verdict.legal ? verdict.parts : verdict.reasons.find(({ parts }) => parts)?.parts
    const differs = otherParts(found, wanted, (alias) => cardNamed(this.names, alias))
    return differs && `expected other parts of the cost, but ${differs}`
  }

  /** An answer to a decision that is to be refused. */
  refusedAnswer(step: Step, given: Answer<Intent>, before: Game<Position>): string | null {
    const refusal = refuse(swccg, this.game, given)
    const { illegal } = step.expect
    const wanted = illegal === true ? 'illegal' : `illegal by ${illegal?.join(' or ')}`
    if (!refusal) return `expected ${wanted}, got legal`
    const reasons = refusal.reasons.flatMap(idsOf)
    for (const id of reasons) this.refused[id] = (this.refused[id] ?? 0) + 1
    if (illegal !== true && !illegal?.some((id) => reasons.includes(id)))
      return `expected ${wanted}, got illegal by ${reasons.join(', ')}`
    return this.check(step, before, reasons)
  }

  /** Would this answer be taken now? It is not given. */
  offeredAnswer(offered: boolean, given: Answer<Intent>): string | null {
    const refusal = refuse(swccg, this.game, given)
    if ((refusal === null) === offered) return null
    const reasons = refusal ? ` (${refusal.reasons.map(({ rule }) => rule).join(', ')})` : ''
    return `expected ${offered ? 'offered' : 'not offered'}, got the contrary${reasons}`
  }

  offered(step: Step, verdict: Verdict<Intent>, _intent: Intent): string | null {
    const { offered, cost } = step.expect
    const reasons = verdict.legal ? '' : ` (${verdict.reasons.map(({ rule }) => rule).join(', ')})`
    if (verdict.legal !== offered)
      return `expected ${offered ? 'offered' : 'not offered'}, got the contrary${reasons}`
    if (!verdict.legal)
      for (const { rule } of verdict.reasons) this.refused[rule] = (this.refused[rule] ?? 0) + 1
    if (cost !== undefined && verdict.legal && verdict.cost !== cost) {
      return `expected cost ${cost}, got ${verdict.cost}`
    }
    return null
  }

  give(given: Parameters<typeof answer<Position, Intent>>[2]): string | null {
    const result = answer(swccg, this.game, given)
    if (!result.ok) return `refused: ${result.verdict.reasons.map(({ rule }) => rule).join(', ')}`
    this.names = namedAnew(this.names, this.game.state, result.game.state)
    this.game = result.game
    this.note(result.game.events)
    return this.leaveOrder() ?? this.followScript() ?? this.byHabit()
  }

  /** The opponent of a puzzle decides by himself what must be decided. */
  byHabit(): string | null {
    const { decision, stack } = this.game
    if (!decision || decision.by !== this.docile) return null
    const waits = stack.at(-1)?.does === 'window' || stack.at(-1)?.does === 'loop'
    if (decision.mayPass && waits) return null
    const found = docile(this.game, this.names, [])
    return found && this.give(found.answer)
  }

  /** The opponent does the next thing of his script as soon as he can. */
  followScript(): string | null {
    const [step, ...left] = this.script
    const given = step ? scripted(this.game, this.names, step) : null
    if (!given) return null
    this.script = left
    return this.give(given)
  }

  /** The order of cards in a pile stays as it is unless the next step chooses it. */
  leaveOrder(): string | null {
    const { decision } = this.game
    if (decision?.why !== 'order in pile') return null
    const { by, do: todo } = this.next ?? {}
    const chosen = by === decision.by && todo && 'choose' in todo ? [todo.choose].flat() : []
    const chooses = chosen.length === decision.cards?.length
    return chooses ? null : this.give({ by: decision.by, pass: true })
  }

  check(step: Step, before: Game<Position>, refused: readonly string[]): string | null {
    const { cost, then = [], ends } = step.expect
    if (cost !== undefined && refused.length === 0) {
      const used = forceUsedBy(this.game.state, step.by) - forceUsedBy(before.state, step.by)
      if (used !== cost) return `expected cost ${cost}, got ${used}`
    }
    if (ends === 'phase' && before.state.turn.phase === this.game.state.turn.phase)
      return 'the phase has not ended'
    if (ends === 'turn' && before.state.turn.number === this.game.state.turn.number)
      return 'the turn has not ended'
    if (ends === 'battle' && (!before.state.battle || this.game.state.battle))
      return 'the battle has not ended'
    if (ends === 'game' && this.game.decision) return 'the game has not ended'
    for (const fact of [...then, ...(step.goal ?? [])]) {
      const found = untrue(
        { game: this.game, names: this.names, log: this.log, refused, drawn: this.drawn },
        fact,
      )
      if (found !== null) return `expected ${JSON.stringify(fact)}, but ${found}`
    }
    return null
  }
}
