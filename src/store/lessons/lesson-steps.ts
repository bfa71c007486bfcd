/** What a lesson's steps ask for, and whether an answer (or a refused attempt) is what the step meant. */

import type { Attempt, Doing } from '../../views/attempt.ts'
import {
  type Answer,
  aboutIntent,
  type CardId,
  type Game,
  hasComeTo,
  type Illegal,
  type Intent,
  idsOf,
  type Move,
  type Position,
  type Step,
  samePlace,
  type Tried,
} from '../../views/engine.ts'
import { moveIn, placeFor } from '../../views/places.ts'
import type { GameState } from '../table/types.ts'
import { scenarioKit } from './scenario-kit.ts'

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
    const tried = scenarioKit().triedBy(game, names, step.by, todo)
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
  const [crossing] = wanted.crossings ?? []
  if (!crossing) return samePlace(wanted.to, made.to)
  return made.using === wanted.using && made.crossings?.some(({ to }) => to === crossing.to) === true
}

/** Did this answer do what the step asks for? */
export function fulfils(step: Step, tried: Meant, answer: Answer<Intent>, after: Position): boolean {
  if ('advance' in tried) {
    const { phase, turn, segment } = tried.advance
    return (
      (segment === undefined || hasComeTo(after, segment)) &&
      (phase ?? after.turn.phase) === after.turn.phase &&
      (turn === undefined || after.turn.player === turn)
    )
  }
  if (step.expect.illegal !== undefined || step.expect.offered !== undefined || answer.by !== step.by)
    return false
  if ('answer' in tried) return JSON.stringify(tried.answer) === JSON.stringify(answer)
  if (!('intent' in tried) || !('act' in answer)) return false
  const wanted = moveIn(tried.intent)
  const made = moveIn(answer.act)
  if (wanted && made) return sameMove(wanted, made)
  return saysSo(tried.intent, answer.act)
}

/** Is an act what a step asks for? What the step leaves open (with whom an attack is made, say) may be anything. */
function saysSo(wanted: Intent, made: Intent): boolean {
  const given = new Map<string, unknown>(Object.entries(made))
  return Object.entries(wanted).every(
    ([key, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(given.get(key)),
  )
}

/**
 * Was this refused attempt what the step wants to be tried? Another try with the same card shows as much, where it is
 * refused for the reason that the step is about.
 */
export function triedWrongly(step: Step, tried: Meant, attempt: Attempt): boolean {
  const { illegal } = step.expect
  if (illegal === undefined || !('intent' in tried)) return false
  if (isThisTry(step, tried, attempt)) return true
  if (illegal === true || attempt.card === null || aboutIntent(tried.intent).card !== attempt.card)
    return false
  const reasons = attempt.refused.flatMap(({ verdict }) => verdict.reasons)
  return reasons.flatMap(idsOf).some((id) => illegal.includes(id))
}

/** Is it the very act that the step wants to be refused? */
export function isThisTry(step: Step, tried: Meant, { card, to, refused }: Attempt): boolean {
  if (step.expect.illegal === undefined || !('intent' in tried)) return false
  const { intent } = tried
  const wanted = aboutIntent(intent)
  switch (intent.kind) {
    case 'move':
      return card !== null && to !== null && intent.cards.includes(card) && samePlace(intent.to, to)
    case 'deploy':
      return (
        card !== null && to !== null && intent.cards.includes(card) && placeFor(intent.to) === placeFor(to)
      )
    case 'transfer':
    case 'replace':
    case 'convert':
    case 'fire':
      return wanted.card === card && !!wanted.to && !!to && placeFor(wanted.to) === placeFor(to)
    case 'drain':
    case 'battle':
      return to !== null && 'location' in to && to.location === wanted.card
    case 'forfeit':
    case 'release':
    case 'break cover':
      return wanted.card === card
    case 'play':
    case 'use':
      return wanted.card === card && refused.some(({ using }) => using === intent.kind)
    case 'react':
    case 'attack':
    case 'activate':
    case 'draw':
    case 'lose':
    case 'count':
    case 'look':
      return refused.some(({ using }) => using === intent.kind)
  }
}

/** What an intent tries. */
const doingIn = (intent: Intent): Doing => (intent.kind === 'move' ? intent.using : intent.kind)

/** The refusal of an intent, to be told. */
export function attemptOf(intent: Intent, verdict: Illegal<Intent>): Attempt {
  const { card, to } = aboutIntent(intent)
  return { card, to, place: to && placeFor(to), refused: [{ using: doingIn(intent), verdict, intent }] }
}

/** A step that only looks is done when the card is picked up. */
export const looksAt = (step: Step, tried: Meant, card: CardId): boolean =>
  step.expect.offered !== undefined && 'intent' in tried && aboutIntent(tried.intent).card === card

/** Force is activated one by one: as often as the deck is touched. */
export const isOnceMore = ({ history }: Pick<GameState, 'history'>, answer: Answer<Intent>): boolean =>
  'act' in answer &&
  answer.act.kind === 'activate' &&
  JSON.stringify(history?.turns[history.at - 1]?.answer) === JSON.stringify(answer)
