/** Where what lies on the table comes from, and who plays it. */

import type { OfferedLevel } from '../../opponent/levels.ts'
import type { Edition, Player, Printed } from '../../views/engine.ts'

/** How fast the opponent's acts follow each other; 'step': each when it is asked for. */
export type Pace = 'slow' | 'normal' | 'fast' | 'step'

/** A game against an opponent of ours. */
export interface Practice {
  /** The person's side. */
  side: Player
  level: OfferedLevel
  pace: Pace
  /** How long the opponent may think about an answer that matters, in milliseconds. */
  budget: number
  /** Its reasons are told in the log. */
  reasons: boolean
  /** What the game was begun with, so that it can be played again; none where it was played on from a position. */
  setUp?: GameSetUp
}

/** Whose hand is seen while a game is watched again. */
export type ReplayView = 'both' | Player | 'none'

/** Where the position on the table comes from. */
export interface Source {
  id: string
  lesson: boolean
  /** A whole game: between two players who share the device, or against an opponent of ours. */
  game?: boolean
  practice?: Practice
  /** Nobody plays it: it is a game that is watched again. `own` is the side that the person had. */
  replay?: { view: ReplayView; own?: Player }
  /** A lesson that is a puzzle: nothing is said of the way to its goal, and its opponent only passes. */
  puzzle?: true
  /** It came as a file or a link: it is kept as soon as it lies there. */
  opened?: true
  /** A mistake of one's own lies there again: its id. */
  mistake?: string
}

/** What a whole game is made of. */
export interface GameSetUp {
  /** Pasted lists; null is the deck that comes with it. */
  decks: Record<Player, string | null>
  edition: Edition
  seed: string
  /** What is printed on cards of these lists that are not in the pool, by the names that stand there. */
  printed?: Printed
  /** What the decks are called; earlier versions did not note it. */
  titles?: Record<Player, DeckTitle>
}

/** What a deck is called: one that comes with the game by its id, a kept one by its name. */
export type DeckTitle =
  | { is: 'ready'; id: string }
  | { is: 'own'; name: string }
  | { is: 'random' }
  | { is: 'list' }

/** What the deck of a side is called. */
export const deckTitleOf = ({ titles, decks }: GameSetUp, side: Player): DeckTitle =>
  titles?.[side] ?? (decks[side] === null ? { is: 'ready', id: `premiere-${side}` } : { is: 'list' })
