/** A game is always at a decision or over. `answer` is the only thing that changes one. */

import { chanceFrom } from './chance.ts'
import { type OpenChange, openChange } from './change.ts'
import { procedureOf } from './procedures.ts'
import type { Answer, Decision, FrameOf, Game, Ruleset, Types, TypesOf } from './types.ts'
import { type Illegal, illegal, refusal } from './verdict.ts'

/** Decides, for a decision at which passing is allowed, whether it is passed without asking. */
export type AutoPass<S extends object, T extends Types = TypesOf<S>> = (
  state: S,
  stack: readonly FrameOf<T>[],
  decision: Decision<T['why'], T['seat']>,
) => boolean

export interface Answered<S, I, T extends Types = TypesOf<S>> {
  ok: true
  game: Game<S, T>
  /** The passes that were made without asking, after the answer. They belong to the answer that caused them. */
  automatic: readonly Answer<I, T['seat']>[]
}

export interface Refused<I> {
  ok: false
  verdict: Illegal<I>
}

/** What is answered without asking at a decision; null where it is asked. */
export type ByItself<S extends object, I, T extends Types = TypesOf<S>> = (
  state: S,
  stack: readonly FrameOf<T>[],
  decision: Decision<T['why'], T['seat']>,
) => Answer<I, T['seat']> | null

/**
 * A game at its first decision.
 * @throws where the ruleset has no procedure for a frame, or its procedures never ask.
 */
export function begin<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  state: S,
  stack: readonly FrameOf<T>[],
  seed: number | string,
  autoPass: AutoPass<S, T> = () => false,
): Answered<S, I, T> {
  const change = openChange<S, I, T>(ruleset, {
    ruleset: ruleset.name,
    state,
    stack,
    decision: null,
    chance: chanceFrom(seed),
    events: [],
  })
  const automatic = runOn(ruleset, change, passesOf(autoPass))
  return { ok: true, game: change.close(), automatic }
}

/**
 * Carries out an answer: the next game with what happened, or why not. A refused answer leaves the game as it was.
 * @param autoPass which of the decisions that follow are passed at once; those passes are reported, so that a replay can
 *   repeat them whatever the settings are then.
 * @throws where the ruleset has no procedure for a frame, or its procedures never ask.
 */
export function answer<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  game: Game<S, T>,
  given: Answer<I>,
  autoPass: AutoPass<S, T> = () => false,
): Answered<S, I, T> | Refused<I> {
  const refusal = refuse(ruleset, game, given)
  if (refusal) return { ok: false, verdict: refusal }
  const change = openChange(ruleset, game)
  // Whoever is not refused sits at this table.
  deliver(ruleset, change, given as Answer<I, T['seat']>)
  const automatic = runOn(ruleset, change, passesOf(autoPass))
  return { ok: true, game: change.close(), automatic }
}

/**
 * Carries out an answer in a search: what was offered is not judged again, and nothing is told, so the next game has no
 * `events`. An answer that would be refused breaks the game.
 * @param byItself what is answered at once at the decisions that follow.
 * @throws where the ruleset has no procedure for a frame, or its procedures never ask.
 */
export function explored<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  game: Game<S, T>,
  given: Answer<I, T['seat']>,
  byItself: ByItself<S, I, T> = () => null,
): Game<S, T> {
  const change = openChange(ruleset, game, true)
  deliver(ruleset, change, given)
  runOn(ruleset, change, byItself)
  return change.close()
}

/** Passes what is passed automatically. */
const passesOf =
  <S extends object, I, T extends Types>(autoPass: AutoPass<S, T>): ByItself<S, I, T> =>
  (state, stack, decision) =>
    decision.mayPass && autoPass(state, stack, decision) ? { by: decision.by, pass: true } : null

/** Why this answer may not be given, or null. */
export function refuse<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  game: Game<S, T>,
  given: Answer<I>,
): Illegal<I> | null {
  const { decision } = game
  if (!decision) return illegal(refusal('PLAY-001'))
  if (!isAnswer(given)) return illegal(refusal('PLAY-004', { kind: decision.kind }))
  // Whoever sits elsewhere has nothing to say here.
  if (!isSeated(ruleset, game.state, given)) return illegal(refusal('PLAY-002', { by: decision.by }))
  if ('act' in given) {
    // The ruleset also explains whose turn it is to act, and what else is in the way.
    const verdict = ruleset.judge(game, given.by, given.act)
    if (!verdict.legal) return verdict
  }
  if (given.by !== decision.by) return illegal(refusal('PLAY-002', { by: decision.by }))
  if ('act' in given) {
    const asked = decision.kind === 'action' || decision.kind === 'response'
    return asked ? null : illegal(refusal('PLAY-004', { kind: decision.kind }))
  }
  const frame = game.stack.at(-1)
  const refusedBy = () => (frame && procedureOf(ruleset, frame).refuses?.(game.state, frame, given)) ?? null
  // The procedure may know better than the bare fact that passing is not allowed, or that this is no answer.
  if ('pass' in given && decision.mayPass) return null
  const misfit = 'pass' in given ? illegal(refusal('PLAY-003')) : doesNotFit(decision, given)
  const refused = refusedBy()
  if (misfit && refused) return illegal(...refused.reasons, ...misfit.reasons)
  return (refused ?? misfit) as Illegal<I> | null
}

/** Is it from somebody who sits at the table? */
const isSeated = <S extends object, I, T extends Types>(
  ruleset: Ruleset<S, I, T>,
  state: S,
  given: Answer<I>,
): given is Answer<I, T['seat']> => ruleset.seats(state).some((seat) => seat === given.by)

const isListOfNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isInteger)

/** What an answer can say besides whose it is; what an act says the ruleset knows. */
const says: Record<string, (value: unknown) => boolean> = {
  pass: (value) => value === true,
  act: () => true,
  cards: isListOfNumbers,
  number: Number.isInteger,
  option: (value) => typeof value === 'string',
  order: isListOfNumbers,
}

/** Has it the shape of an answer? What comes from outside may be anything. */
function isAnswer(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false
  const { by, ...said } = given as Record<string, unknown>
  const [entry, ...more] = Object.entries(said)
  if (typeof by !== 'string' || !entry || more.length > 0) return false
  return Object.hasOwn(says, entry[0]) && says[entry[0]]?.(entry[1]) === true
}

/** What a question admits. */
type Bounds = Omit<Decision, 'why'>

/** Is the answer of the kind and within the bounds that the decision asks for? */
function doesNotFit<I>(decision: Bounds, given: Answer<I>): Illegal | null {
  const wrong = () => illegal(refusal('PLAY-004', { kind: decision.kind }))
  if ('cards' in given) {
    const { cards = [], min = 0, max = cards.length } = decision
    const different = new Set(given.cards).size === given.cards.length
    const fits = different && given.cards.every((card) => cards.includes(card))
    if (decision.kind !== 'cards' || !fits) return wrong()
    return given.cards.length < min || given.cards.length > max
      ? illegal(refusal('PLAY-005', { min, max }))
      : null
  }
  if ('number' in given) {
    const { min = 0, max = 0 } = decision
    if (decision.kind !== 'number' || !Number.isInteger(given.number)) return wrong()
    return given.number < min || given.number > max ? illegal(refusal('PLAY-005', { min, max })) : null
  }
  if ('option' in given) {
    return decision.kind === 'option' && decision.options?.includes(given.option) ? null : wrong()
  }
  if ('order' in given) {
    const { cards = [] } = decision
    const fits = given.order.length === cards.length && cards.every((card) => given.order.includes(card))
    return decision.kind === 'order' && fits ? null : wrong()
  }
  return wrong()
}

function deliver<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  change: OpenChange<S, T>,
  given: Answer<I, T['seat']>,
): void {
  const frame = change.stack.at(-1)
  if (!frame) throw new Error('a decision without a procedure')
  const { decision } = change
  change.answered()
  procedureOf(ruleset, frame).answered?.(change, frame, asPass(decision, given))
}

/** To choose nothing where there is nothing to choose is to pass: cards that are only shown have been seen. */
function asPass<I, By extends string>(decision: Bounds | null, given: Answer<I, By>): Answer<I, By> {
  const nothing = decision?.mayPass && decision.kind === 'cards' && decision.cards?.length === 0
  return nothing && 'cards' in given ? { by: given.by, pass: true } : given
}

/** No answer of a game takes more steps than these: beyond them a procedure goes round in a circle. */
const mostSteps = 20_000

/** The one loop: runs procedures until somebody must decide or the game is over. */
function runOn<S extends object, I, T extends Types = TypesOf<S>>(
  ruleset: Ruleset<S, I, T>,
  change: OpenChange<S, T>,
  byItself: ByItself<S, I, T>,
) {
  const automatic: Answer<I, T['seat']>[] = []
  for (let steps = 0; !change.over; steps++) {
    if (steps > mostSteps) throw new Error(`${ruleset.name} goes round in a circle`)
    const { decision } = change
    if (decision) {
      const given = byItself(change.now, change.stack, decision)
      if (!given) break
      automatic.push(given)
      deliver(ruleset, change, given)
      continue
    }
    const frame = change.stack.at(-1)
    if (!frame) {
      change.end()
      break
    }
    procedureOf(ruleset, frame).run(change, frame)
  }
  return automatic
}
