/** What an opponent of ours is asked, and what comes back: plain data, which goes to a worker and comes from it. */

import type { Better, Memory, Why } from '../../opponent/index.ts'
import type { OfferedLevel } from '../../opponent/levels.ts'
import type { Answer, CardFacts, Game, Intent, Player, Position } from '../../views/engine.ts'

export interface Question {
  level: OfferedLevel
  /** How long it may take for an answer that matters, in milliseconds. */
  budget: number
  /** The same question with the same seed has the same answer. */
  seed: string
  /** The game as the one who is to decide may see it. */
  view: Game<Position>
  /** What it remembers; null: nothing yet. */
  memory: Memory | null
  /** The keys of its own deck, for one that remembers nothing. */
  deck: readonly string[]
  /** Its own decisions that it does not remember, as it saw them, and what was answered. */
  past: readonly Past[]
}

export interface Past {
  view: Game<Position>
  answer: Answer<Intent, Player>
}

export interface Reply {
  answer: Answer<Intent, Player>
  /** To be told by `sayWhy`. */
  why: Why
  memory: Memory
}

/** A decision that has been answered: would another answer have been better? */
export interface Look {
  /** The game as the one who has decided saw it. */
  view: Game<Position>
  memory: Memory
  given: Answer<Intent, Player>
  /** The same decision with the same seed comes to the same. */
  seed: string
  /** It is compared with this answer alone. */
  rival?: Answer<Intent, Player>
}

/** What comes of such a look; null: nothing is better. */
export interface Looked {
  better: Better | null
}

/** What is sent to where it thinks. */
export type Asked =
  | { from: string }
  | { cards: readonly CardFacts[] }
  | { id: number; question: Question }
  | { id: number; look: Look }

/** What comes back: first that it thinks, where it does so beside the page. */
export type Heard =
  | { id: number; begun: true }
  | { id: number; reply: Reply }
  | { id: number; looked: Looked }
  | { id: number; fault: string }
