/** What a lesson's steps ask for, and whether an answer (or a refused attempt) is what the step meant. */

import {
  type Answer,
  type CardId,
  type DeployTarget,
  type Destination,
  type Game,
  type Illegal,
  type Intent,
  type Move,
  type Position,
  ruleOf,
  type Step,
  type Tried,
  triedBy,
} from './engine.ts'
import { moveIn, placeFor, samePlace } from './places.ts'
import type { Attempt, Doing } from './types.ts'

/** What a step means: an answer, or going on to another phase or turn. */
export type Meant = Exclude<Tried, { unknown: string }> | { advance: Advance }

type Advance = Extract<Step['do'], { advance: unknown }>['advance']

/** Everything that does what a step asks, as it stands: what it names first, then what does as well. */
export const meanings = (game: Game<Position>, names: Record<string, CardId>, step: Step): Meant[] =>
  [step.do, ...(step.or ?? [])].flatMap((todo) => meaningOf(game, names, step, todo) ?? [])

function meaningOf(
  game: Game<Position>,
  names: Record<string, CardId>,
  step: Step,
  todo: Step['do'],
): Meant | null {
  // To go on to another phase is no single answer.
  if ('advance' in todo) return { advance: todo.advance }
  try {
    const tried = triedBy(game, names, step.by, todo)
    return 'unknown' in tried ? null : tried
  } catch {
    // It names a card that is not on this table.
    return null
  }
}

/** The cards that a move is about: docking is about who crosses over. */
const movers = ({ cards, crossings }: Move): readonly CardId[] =>
  crossings && crossings.length > 0 ? crossings.map(({ card }) => card) : cards

function sameMove(wanted: Move, made: Move): boolean {
  const cards = movers(made)
  if (movers(wanted).length !== cards.length || !movers(wanted).every((card) => cards.includes(card)))
    return false
  return wanted.crossings?.length ? made.using === wanted.using : samePlace(wanted.to, made.to)
}

/** Did this answer do what the step asks for? */
export function fulfils(step: Step, tried: Meant, answer: Answer<Intent>, after: Position): boolean {
  if ('advance' in tried) {
    const { phase, turn } = tried.advance
    return (
      (phase ?? after.turn.phase) === after.turn.phase && (turn === undefined || after.turn.player === turn)
    )
  }
  if (step.expect.illegal !== undefined || step.expect.offered !== undefined || answer.by !== step.by)
    return false
  if ('answer' in tried) return JSON.stringify(tried.answer) === JSON.stringify(answer)
  if (!('intent' in tried) || !('act' in answer)) return false
  const wanted = moveIn(tried.intent)
  const made = moveIn(answer.act)
  if (wanted && made) return sameMove(wanted, made)
  return JSON.stringify(tried.intent) === JSON.stringify(answer.act)
}

/**
 * Was this refused attempt what the step wants to be tried? Another try with the same card shows as much, where it is
 * refused for the reason that the step is about.
 */
export function triedWrongly(step: Step, tried: Meant, attempt: Attempt): boolean {
  const { illegal } = step.expect
  if (illegal === undefined || !('intent' in tried)) return false
  if (isThisTry(step, tried, attempt)) return true
  if (illegal === true || attempt.card === null || aboutIn(tried.intent).card !== attempt.card) return false
  const rules = attempt.refused.flatMap(({ verdict }) => verdict.reasons.map(({ rule }) => rule))
  return rules.some((rule) => [rule, ...(ruleOf(rule)?.same ?? [])].some((id) => illegal.includes(id)))
}

/** Is it the very act that the step wants to be refused? */
export function isThisTry(step: Step, tried: Meant, { card, to, refused }: Attempt): boolean {
  if (step.expect.illegal === undefined || !('intent' in tried)) return false
  const { intent } = tried
  if (intent.kind === 'move')
    return card !== null && to !== null && intent.cards.includes(card) && samePlace(intent.to, to)
  if (intent.kind === 'deploy') {
    const { cards, to: wanted } = intent
    return card !== null && to !== null && cards.includes(card) && placeFor(wanted) === placeFor(to)
  }
  if (intent.kind === 'transfer') {
    const target = to && ('on' in to ? to.on : 'aboard' in to ? to.aboard : null)
    return intent.card === card && intent.to === target
  }
  if (intent.kind === 'replace' || intent.kind === 'convert') {
    const { card: other, by } = intent
    return card === by && to !== null && 'on' in to && to.on === other
  }
  if (intent.kind === 'fire') {
    const target = to && 'on' in to ? to.on : null
    return intent.weapon === card && intent.at[0] === target
  }
  if (intent.kind === 'play' || intent.kind === 'use') {
    return intent.card === card && refused.some(({ using }) => using === intent.kind)
  }
  const there = to && 'location' in to ? to.location : null
  if (intent.kind === 'drain' || intent.kind === 'battle') return intent.location === there
  if (intent.kind === 'forfeit' || intent.kind === 'release' || intent.kind === 'break cover')
    return intent.card === card
  return refused.some(({ using }) => using === intent.kind)
}

/** The card that an intent is about, and where it leads. */
export function aboutIn(intent: Intent): { card: CardId | null; to: Destination | DeployTarget | null } {
  if (intent.kind === 'move') return { card: intent.cards[0] ?? null, to: intent.to }
  if (intent.kind === 'react')
    return aboutIn(
      'deploy' in intent ? { kind: 'deploy', ...intent.deploy } : { kind: 'move', ...intent.move },
    )
  if (intent.kind === 'deploy') return { card: intent.cards[0] ?? null, to: intent.to }
  if (intent.kind === 'transfer') return { card: intent.card, to: { on: intent.to } }
  if (intent.kind === 'replace' || intent.kind === 'convert')
    return { card: intent.by, to: { on: intent.card } }
  if (intent.kind === 'drain' || intent.kind === 'battle')
    return { card: intent.location, to: { location: intent.location } }
  if (
    intent.kind === 'play' ||
    intent.kind === 'use' ||
    intent.kind === 'forfeit' ||
    intent.kind === 'release' ||
    intent.kind === 'break cover'
  )
    return { card: intent.card, to: null }
  if (intent.kind === 'fire') {
    const [on] = intent.at
    return { card: intent.weapon, to: on === undefined ? null : { on } }
  }
  return { card: null, to: null }
}

/** What an intent tries. */
const doingIn = (intent: Intent): Doing => (intent.kind === 'move' ? intent.using : intent.kind)

/** The refusal of an intent, to be told. */
export function attemptOf(intent: Intent, verdict: Illegal<Intent>): Attempt {
  const { card, to } = aboutIn(intent)
  return { card, to, place: to && placeFor(to), refused: [{ using: doingIn(intent), verdict }] }
}

/** A step that only looks is done when the card is picked up. */
export const looksAt = (step: Step, tried: Meant, card: CardId): boolean =>
  step.expect.offered !== undefined && 'intent' in tried && aboutIn(tried.intent).card === card
