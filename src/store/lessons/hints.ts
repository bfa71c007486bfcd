/** What helps with the step of a lesson that waits: where to look, and then which card it is done with. */

import {
  aboutIntent,
  type CardId,
  type Destination,
  type Game,
  type Intent,
  type Position,
  type Step,
} from '../../views/engine.ts'
import { meanings } from './lesson-steps.ts'

export interface Hint {
  /** Where it is done, by what is looked at there. */
  at: 'place' | 'pile' | 'pass' | 'question'
  /** The location, ship or card where it is done; null where it is done elsewhere. */
  place: CardId | null
  /** The card that it is done with; null where it is done with none. */
  card: CardId | null
}

/** The hint for a step, by what it names first; null where it names nothing that is on this table. */
export function hintFor(game: Game<Position>, names: Record<string, CardId>, step: Step): Hint | null {
  const [meant] = meanings(game, names, step)
  if (!meant) return null
  if ('advance' in meant) return { at: 'pass', place: null, card: null }
  if ('answer' in meant) return { at: 'pass' in meant.answer ? 'pass' : 'question', place: null, card: null }
  return 'intent' in meant ? hintOf(meant.intent) : null
}

/** The hint for an act. */
export function hintOf(intent: Intent): Hint {
  const { kind } = intent
  if (kind === 'activate' || kind === 'draw') return { at: 'pile', place: null, card: null }
  const { card, to } = aboutIntent(intent)
  const place = to && cardIn(to)
  // What is begun at a place is done with that place alone.
  const done = place === null || place === card ? null : card
  return { at: 'place', place: place ?? card, card: done }
}

/** The location, ship or card that a destination is; null where it is none of them. */
function cardIn(to: Destination): CardId | null {
  if ('location' in to) return to.location
  if ('aboard' in to) return to.aboard
  return 'on' in to ? to.on : null
}
