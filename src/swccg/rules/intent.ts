/** What a player can try, as plain data. */

import type { CardId, Destination, MoveName, SlotKind } from '../model/types.ts'

/** A card that changes over between two docked starships. */
export interface Crossing {
  card: CardId
  to: CardId
  slot?: SlotKind
}

/** One attempt to move. */
export interface Move {
  using: MoveName
  /** Whoever makes the move; for docking the two starships; for a prisoner transfer the captive. */
  cards: CardId[]
  to: Destination
  /** The locations on the way, the start and the end left out; only where the path matters. */
  via?: CardId[]
  /** The card that makes it possible: a shuttle vehicle, a location's text, the escort, the card that lets others follow. */
  by?: CardId
  /** Docking: what changes over. */
  crossings?: Crossing[]
  transfer?: 'deliver' | 'take' | 'leave' | 'collect'
}

/** One attempt to play a card from hand, or to use a text of a card on table. */
export interface CardUse {
  card: CardId
  /** Which of its texts, counted from 1 among those that can be played or used. Default: the first. */
  function?: number
  /** The cards that it is about. */
  targets: CardId[]
  /** The location that it names. */
  to?: CardId
}

export type Intent =
  | { move: Move }
  | { play: CardUse }
  | { use: CardUse }
  | { battle: { location: CardId } }
  /** Each unit is an action of its own; the count says how many follow one another. */
  | { activate: { count: number } }
  | { draw: { count: number } }
  | { drain: { location: CardId } }
