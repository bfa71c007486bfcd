/** What can be tried with a card, and what came of it where it was refused. */

import type { CardId, Destination, Illegal, Intent, IntentName, MoveName } from './engine.ts'
import type { PlaceKey } from './places.ts'

/** What bringing a card somewhere means. */
export type Carrying = 'move' | 'deploy' | 'transfer' | 'play' | 'fire'

/** What is tried that is no move. */
export type Deed = Exclude<IntentName, 'move'> | 'pass'

/** What can be tried: a kind of move, or anything else. */
export type Doing = MoveName | Deed

export interface Refusal {
  using: Doing
  verdict: Illegal<Intent>
  /** The very act, where it is known. */
  intent?: Intent
}

/** Something that was refused, and why. */
export interface Attempt {
  /** The card that it is about, where it is about one. */
  card: CardId | null
  place: PlaceKey | null
  to: Destination | null
  refused: readonly Refusal[]
}
