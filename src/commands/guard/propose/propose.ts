/**
 * Looks for scenarios that notice what nobody notices yet: tables by chance on which a card without one of its clauses
 * would do otherwise. What is found is what the card does today; whether that is what is printed, a reader says.
 */

import { type Answer, answer, type Game, type Roll, rollsFrom } from '../../../kernel/index.ts'
import { random } from '../../../opponent/random.ts'
import { untrue } from '../../../scenarios/format/facts.ts'
import { readWhole } from '../../../scenarios/format/reading.ts'
import { reachedIn, runRead } from '../../../scenarios/format/run.ts'
import type { Fact, SwccgScenario } from '../../../scenarios/format/schema.ts'
import type { Names } from '../../../scenarios/format/set-up.ts'
import { writeStep } from '../../../scenarios/format/writing-steps.ts'
import { type CardFacts, type Intent, type Position, swccg, withCard } from '../../../swccg/index.ts'
import type { Clause } from '../clauses.ts'
import { aboutOf } from './nouns.ts'
import { factsOf, type Offered, offersOf } from './observe.ts'
import { shortened } from './shorten.ts'
import { type Stage, stageOf, variationOf } from './stages.ts'

type Step = Record<string, unknown>
type SwGame = Game<Position>
type Given = Answer<Intent, 'light' | 'dark'>

/** A moment of a table that is played on by chance. */
interface Moment {
  /** The answer that led here, and what a step does to give it; null for the first. */
  given: Given | null
  does: unknown
  facts: Fact[]
  /** Null: not looked at. */
  offers: ReadonlyMap<string, Offered> | null
}

/** A scenario, and the clauses that it guards. */
export interface Proposal {
  stage: Stage
  paths: string[]
}

const scenarios = new WeakMap<Stage, SwccgScenario | null>()

/** A stage as the runner reads it; null where it is refused. */
function read(stage: Stage): SwccgScenario | null {
  const known = scenarios.get(stage)
  if (known !== undefined) return known
  const found = readWhole(JSON.stringify(stage))
  const scenario = found.ok && found.scenario.game === 'swccg' ? found.scenario : null
  scenarios.set(stage, scenario)
  return scenario
}

function opened(stage: Stage): { game: SwGame; names: Names } | null {
  const scenario = read(stage)
  const found = scenario && reachedIn(scenario)
  return found?.ok ? found : null
}

/** Acts that lead to something, rather than from place to place. */
const lively = ['drain', 'battle', 'fire', 'use', 'play', 'attack', 'forfeit', 'react']

/** Some act or none, rather one that has to do with the card. */
function someAct(game: SwGame, card: number, roll: Roll): Given | null {
  const { kind, mayPass, by: asked } = game.decision!
  const by = asked as 'light' | 'dark'
  const acts = [...swccg.legal(game.state, game.stack, by)]
  const names = new RegExp(`[:\\[,]${card}[,\\]}]`)
  const about = acts.filter((act) => names.test(JSON.stringify(act)))
  if (kind === 'response' && mayPass && about.length === 0 && roll(4) > 0) return { by, pass: true }
  const moving = acts.filter(({ kind: does }) => lively.includes(does))
  const fights = acts.filter(({ kind: does }) => does === 'battle')
  const livelier = moving.length > 0 && roll(3) > 0 ? moving : acts
  const nearer = about.length > 0 && roll(3) > 0 ? about : livelier
  const among = fights.length > 0 && roll(3) > 0 ? fights : nearer
  if (mayPass && (among.length === 0 || roll(8) === 0)) return { by, pass: true }
  const act = among[roll(among.length)]
  return act ? { by, act } : mayPass ? { by, pass: true } : null
}

/** Some answer to whatever is asked; where one may act, rather such an act. */
const someAnswer = (game: SwGame, card: number, roll: Roll): Given | null =>
  game.decision?.kind === 'action' || game.decision?.kind === 'response'
    ? someAct(game, card, roll)
    : random(game, roll)

/** To judge many acts takes long: that is done once, at the beginning. */
function offersAt(game: SwGame, names: Names, always: boolean): ReadonlyMap<string, Offered> | null {
  const { decision, state, stack } = game
  if (!always && decision && [...swccg.legal(state, stack, decision.by as 'light')].length > 12) return null
  return offersOf(game, names)
}

/** Plays a stage on by chance, and notes what is so on the way. */
function playedOn(stage: Stage, card: CardFacts, roll: Roll, length: number): Moment[] {
  const table = opened(stage)
  if (!table) return []
  let { game } = table
  const { names } = table
  const aliases = Object.keys(stage.cards)
  const id = game.state.cards.find(({ key }) => key === card.key)?.id ?? -1
  const seen = (given: Given | null, does: unknown): Moment => ({
    given,
    does,
    facts: factsOf(game, names, aliases, given !== null),
    offers: offersAt(game, names, given === null),
  })
  const moments = [seen(null, null)]
  for (let i = 0; i < length && game.decision; i++) {
    const given = someAnswer(game, id, roll)
    if (!given) break
    const does = writeStep(game, names, given)
    const result = answer(swccg, game, given)
    if (!result.ok) break
    game = result.game
    moments.push(seen(given, does))
  }
  return moments
}

/** What is otherwise at a moment: a fact, or what a step would expect of an act; nothing: the way itself ends. */
interface Difference {
  at: number
  fact?: Fact
  step?: Step
}

/** The first difference that is made, on the same way, by the card as it is for now. */
function difference(stage: Stage, moments: readonly Moment[]): Difference | null {
  const table = opened(stage)
  if (!table) return null
  let { game } = table
  const { names } = table
  for (const [at, { given, facts, offers }] of moments.entries()) {
    if (given) {
      if (game.decision?.by !== given.by) return { at }
      const result = answer(swccg, game, given)
      if (!result.ok) return { at }
      game = result.game
    }
    const log = given ? game.events : []
    const seen = { game, names, log, refused: [], drawn: {} }
    const fact = facts.find((one) => untrue(seen, one) !== null)
    if (fact) return { at, fact }
    if (!offers) continue
    const mine = offersOf(game, names)
    for (const [does, { by, cost }] of offers)
      if (mine.get(does)?.cost !== cost)
        return { at, step: { by, do: JSON.parse(does), expect: { offered: true, cost } } }
    for (const [does, { by }] of mine)
      if (!offers.has(does)) return { at, step: { by, do: JSON.parse(does), expect: { offered: false } } }
  }
  return null
}

/** The stage with the steps that lead to differences, and expect them. */
function scenarioFor(stage: Stage, moments: readonly Moment[], found: readonly Difference[]): Stage {
  const last = Math.max(...found.map(({ at }) => at))
  const steps = moments.slice(0, last + 1).flatMap(({ given, does }, at): Step[] => {
    const here = found.filter((one) => one.at === at)
    const facts = [...new Set(here.flatMap(({ fact }) => (fact ? [JSON.stringify(fact)] : [])))]
    // biome-ignore lint/suspicious/noThenProperty: the word of the format; nothing awaits it.
    const expect = facts.length > 0 ? { expect: { then: facts.map((one) => JSON.parse(one)) } } : {}
    const { turn, phase } = stage.start
    const way = given
      ? [{ by: given.by, do: does, ...expect }]
      : facts.length > 0
        ? [{ by: turn, do: { advance: { phase } }, ...expect }]
        : []
    const tries = new Map(here.flatMap(({ step }) => (step ? [[JSON.stringify(step), step]] : [])))
    return [...way, ...tries.values()]
  })
  return { ...stage, steps: [...stage.steps, ...steps] }
}

/** It passes; or fails, and is not just skipped or broken off. */
function outcome(scenario: SwccgScenario): boolean | null {
  const run = runRead(scenario)
  if (!('ok' in run) || run.skipped || /broke off/.test(run.message ?? '')) return null
  return run.ok
}

/** Does a file pass with the card as it is, and fail with each of these instead? */
function notices(stage: Stage, changed: readonly CardFacts[]): boolean {
  const scenario = read(stage)
  if (!scenario || outcome(scenario) !== true) return false
  return changed.every((card) => withCard(card, () => outcome(scenario)) === false)
}

const attempted = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    // The engine would not go on with such a table: it shows nothing.
    return null
  }
}

/** What a stage, played on, shows of these clauses. */
function* shownBy(stage: Stage, moments: readonly Moment[], clauses: readonly Clause[]): Generator<Proposal> {
  let left = clauses
  const differing = left.flatMap((clause) => {
    const one = withCard(clause.card, () => attempted(() => difference(stage, moments)))
    if (!one) return []
    const alone = scenarioFor(stage, moments, [one])
    return notices(alone, [clause.card]) ? [{ clause, one, alone }] : []
  })
  const all = differing.map(({ one }) => one)
  const together = all.length > 1 ? scenarioFor(stage, moments, all) : null
  // Its id decides what chance does in a scenario: it has it before it is tried.
  const files = [...(together ? [together] : []), ...differing.map(({ alone }) => alone)].map((file, at) => ({
    ...file,
    id: `${stage.id}${at === 0 ? '' : String.fromCharCode(96 + at)}`,
  }))
  for (const file of files) {
    const here = left.filter((clause) => notices(file, [clause.card]))
    if (here.length === 0) continue
    const changed = here.map(({ card }) => card)
    yield { stage: shortened(file, (one) => notices(one, changed)), paths: here.map(({ path }) => path) }
    left = left.filter((clause) => !here.includes(clause))
  }
}

/**
 * Scenarios that notice clauses of a card which nobody notices.
 * @param missed those clauses.
 * @param known the files of scenarios that have the card in them.
 * @param seconds how long to look.
 * @param seed other tables with each.
 */
export function proposals(
  card: CardFacts,
  missed: readonly Clause[],
  known: readonly string[],
  seconds: number,
  seed: string,
): Proposal[] {
  const found: Proposal[] = []
  const files = known.filter((text) => !text.includes('"decks"') && text.length < 40_000)
  const bare = { ...card, abilities: [] } as CardFacts
  // Of its own work: how busy the machine is makes no difference.
  const worked = () => process.cpuUsage().user / 1e6
  const until = worked() + seconds
  let left = missed
  for (let nth = 0; left.length > 0 && worked() < until; nth++) {
    const roll = rollsFrom(`${seed} ${card.key} ${nth}`)
    const about = aboutOf(card, left[roll(left.length)]?.path ?? '')
    const file = nth % 2 === 0 ? files[roll(files.length)] : undefined
    const stage = file === undefined ? stageOf(card, roll, about) : variationOf(file, card, roll, about)
    stage.id = `PROOF-${card.key.replace('_', '-')}-${seed}${nth}`
    const length = nth % 4 === 0 ? 0 : 4 + roll(36)
    const moments = attempted(() => playedOn(stage, card, roll, length)) ?? []
    if (moments.length === 0) continue
    const matters = withCard(bare, () => attempted(() => difference(stage, moments))) !== null
    if (!matters && roll(4) > 0) continue
    for (const one of shownBy(stage, moments, left)) {
      found.push(one)
      left = left.filter(({ path }) => !one.paths.includes(path))
    }
  }
  return found
}
