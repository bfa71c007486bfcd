/** What a player can try, as plain data. */

import type {
  CardId,
  DeployDestination,
  MoveDestination,
  MoveName,
  PileName,
  Player,
  SlotKind,
} from '../../../model/types.ts'

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
  to: MoveDestination
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
  /** The deck or pile that it names, and whose. */
  pile?: OwnedPile
}

/** One player's deck, pile or hand. */
export interface OwnedPile {
  of: Player
  place: PileName
}

/** One attempt to deploy a card from hand, or a starship or vehicle simultaneously with a card aboard it. */
export interface Deployment {
  /** The card; of two, the one that carries the other comes first. */
  cards: CardId[]
  to: DeployDestination
  /** Of two: the slot of the one that is carried. */
  slot?: SlotKind
  /** An Utinni Effect: the cards that it targets from now on. (DEP-251) */
  aims?: CardId[]
}

/** One attempt to hand a weapon or device on to another card. */
export interface Transfer {
  card: CardId
  to: CardId
}

/** One attempt to put a character in the place of another. */
export interface Exchange {
  /** The character on table. */
  card: CardId
  /** The one in hand. */
  by: CardId
}

/** One attempt to fire a weapon: a weapon card, or a character with a permanent weapon. */
export interface Shot {
  weapon: CardId
  /** The targets: one, or several where the weapon fires at several together. */
  at: CardId[]
  /** Who fires a weapon that nobody bears. Default: whoever can. */
  by?: CardId
  /** The X that its text lets the player choose. Default: 0. */
  x?: number
}

/** One unit of Force lost to battle damage: the top card of a pile, or a card in hand. */
export interface Loss {
  from: 'hand' | 'reserve' | 'force' | 'used'
  /** Which card of the hand. */
  card?: CardId
}

/** One attempt to react by moving: others may board the card before, and leave it after. */
export interface ReactMove {
  move: Move
  boarding?: CardId[]
  leaving?: CardId[]
}

/** One attack: by a creature of one's own, or on a creature. */
export interface AttackAttempt {
  /** The creature that attacks; with `with`, or where it is the opponent's, the one that is attacked. */
  creature: CardId
  /** All who attack the creature. */
  with?: CardId[]
  /** The side that the creature is to attack; asked for where there is a choice. */
  side?: Player
  /** The location of it; or a card on the side that the creature is to attack. */
  at?: CardId
}

/** What each kind of intent says. */
export interface Meanings {
  move: Move
  play: CardUse
  use: CardUse
  battle: { location: CardId }
  attack: AttackAttempt
  deploy: Deployment
  transfer: Transfer
  /** A character of one's own by another version of its persona in hand. */
  replace: Exchange
  /** A character of the opponent's whose text allows it, by one's own version of its persona in hand. */
  convert: Exchange
  /** Each unit is an action of its own; the count says how many follow one another. */
  activate: { count: number }
  draw: { count: number }
  drain: { location: CardId }
  /** In answer to a battle or Force drain just initiated. */
  react: ReactMove | { deploy: Deployment }
  fire: Shot
  /** In the damage segment of a battle. */
  forfeit: { card: CardId }
  lose: Loss
  /** An own undercover spy at a site. */
  'break cover': { card: CardId }
  /** An unattended frozen captive, where the Light Side controls. */
  release: { card: CardId }
  /** No action: counting and looking leave whose turn it is. */
  count: OwnedPile
  look: OwnedPile | { card: CardId }
}

/** What a kind of intent is called. */
export type IntentName = keyof Meanings

/** An intent of one kind: what it says, and which kind it is. */
export type IntentOf<K extends IntentName> = { kind: K } & Meanings[K]

export type Intent = { [K in IntentName]: IntentOf<K> }[IntentName]

/** What is done with one card, and nothing else is said of it. */
export type DoneWithOneCard = {
  [K in IntentName]: Meanings[K] extends { card: CardId }
    ? { card: CardId } extends Meanings[K]
      ? K
      : never
    : never
}[IntentName]
