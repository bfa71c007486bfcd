/** What a lesson's steps ask for, and whether an answer (or a refused attempt) is what the step meant. */

import {
  type Answer,
  type CardId,
  type DeployTarget,
  type Destination,
  type Game,
  type Intent,
  type Move,
  type Position,
  type Step,
  type Tried,
  triedBy,
} from './engine.ts'
import { moveIn, samePlace } from './places.ts'

/** What a step means in this game; null for what is not played yet. */
export function meaning(game: Game<Position>, names: Record<string, CardId>, step: Step): Tried | null {
  try {
    const tried = triedBy(game, names, step.by, step.do)
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
export function fulfils(step: Step, tried: Tried, answer: Answer<Intent>, after: Position): boolean {
  if ('advance' in tried) {
    const { phase, turn } = tried.advance as { phase?: string; turn?: unknown }
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

/** Was this refused attempt the wrong move that the step wants to be tried? */
export function triedWrongly(
  step: Step,
  tried: Tried,
  card: CardId,
  to: Destination | DeployTarget,
): boolean {
  if (step.expect.illegal === undefined || !('intent' in tried)) return false
  const move = moveIn(tried.intent)
  return move?.cards.includes(card) === true && samePlace(move.to, to)
}

/** A step that only looks is done when the card is picked up. */
export const looksAt = (step: Step, tried: Tried, card: CardId): boolean =>
  step.expect.offered !== undefined &&
  'intent' in tried &&
  moveIn(tried.intent)?.cards.includes(card) === true
