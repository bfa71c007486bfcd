/** What texts bring about with decks, piles and hands. Plain data. */

import type { Amount } from '../amount/amount.ts'
import type { Filter, LocationFilter } from '../filters/filters.ts'

export type DeckOrPile = 'reserve' | 'force' | 'used' | 'lost'

/** 'Shuffle, cut and replace' is the old wording of 'reshuffle' and means the same. (KRN-022) */
export type Shuffling = 'reshuffle' | 'shuffle, cut and replace'

/** Takes the top cards of one's own Lost Pile, or certain cards from anywhere in it. */
export interface Retrieves {
  brings: 'retrieval'
  whose?: 'opponent'
  /** Absent: one. */
  count?: Amount
  which?: Filter
  /** As many as wished, up to that number. */
  upTo?: true
  may?: true
  random?: true
  /** The one closest to the top: nothing is chosen. */
  topmost?: true
  /** Absent: the Used Pile. */
  into?: 'hand'
}

/** Looks a deck or pile through for certain cards, which go somewhere else. */
export interface Searches {
  brings: 'search'
  in: DeckOrPile
  whose?: 'opponent'
  /** Absent: any card. */
  which?: Filter
  /** Further: with the destiny number that has been drawn. */
  sameDestiny?: true
  /** Absent: one. */
  count?: number | 'all'
  upTo?: true
  to: 'hand' | 'used' | 'lost' | 'out'
  shuffle?: Shuffling
}

/** Looks a deck or pile through for a card that is deployed at once. */
export interface DeploysFrom {
  brings: 'deployment'
  from: 'reserve' | 'lost'
  which?: Filter
  /** Where it is deployed; absent: anywhere. */
  to?: LocationFilter
  /** Only aboard the card whose text it is. */
  aboard?: true
  /** The system that the location just deployed is related to. */
  related?: 'system'
  free?: true
  shuffle?: Shuffling
}

/** Shuffles a deck or pile of either player, named as the text is used. */
export interface Shuffles {
  brings: 'shuffling'
  piles: DeckOrPile[]
}

/** Places a whole pile of one's own on another: an empty one, too. (KRN-032) */
export interface MovesPile {
  brings: 'pile'
  from: 'force' | 'used'
  to: 'force' | 'used'
}

/** Re-circulates the Used Piles of both players. */
export interface Recirculates {
  brings: 'recirculation'
}

/** Shows cards to the player who uses the text, and to nobody else. */
export interface Looks {
  brings: 'look'
  at: 'hand' | DeckOrPile
  /** 'any': the player is named as the text is used. */
  whose?: 'opponent' | 'any'
  /** So many from the top; absent: all. */
  top?: number
  /** So many of a hand, at random. */
  random?: number
  /** Some of them go somewhere else. */
  move?: {
    which?: Filter
    count: number | 'any'
    may?: true
    to: 'hand' | 'force' | 'used' | 'lost'
  }
  /** They are put back in an order of the player's choice. */
  order?: true
}

/** Shows a hand, or the top cards of a Reserve Deck, to both players. */
export interface Reveals {
  brings: 'revealing'
  at: 'hand' | 'reserve'
  whose?: 'opponent'
  top?: number
  /** As many of them as wished. */
  upTo?: true
  /** Every card of which there are two or more is lost. */
  loseCopies?: true
  /** Every card of this kind is lost. */
  lose?: Filter
  /** Cards of these kinds are deployed free, as far as wished; the others are lost. */
  deploy?: Filter
}

/** Puts cards from one's own hand somewhere else. */
export interface Places {
  brings: 'cards from hand'
  which?: Filter
  count: number | 'any' | 'all'
  /** As many of that number as wished, but one at least. */
  upTo?: true
  to: 'used' | 'lost' | 'out' | 'reserve' | 'force'
  under?: true
}

/** Draws cards from one's own Reserve Deck into hand. */
export interface Draws {
  brings: 'draw'
  count: Amount
  /** So many more if the card that the text needs is one of these. */
  more?: { add: number; ifItIs: Filter }
}

/** Takes cards at random. */
export interface TakesAtRandom {
  brings: 'random cards'
  from: 'hand' | 'lost'
  whose?: 'opponent'
  count?: number
  /** All but so many. */
  butFor?: number
  /** 'beneath': face down beneath this card. */
  to: 'used' | 'lost' | 'out' | 'beneath'
  /** Neither player looks at them. */
  unseen?: true
}

/** Exchanges a card in hand with one from somewhere else. */
export interface Exchanges {
  brings: 'exchange'
  which?: Filter
  /** 'here': stacked on this card. */
  with: DeckOrPile | 'here'
  for?: Filter
}

/** Stacks cards from hand on this card. */
export interface Stacks {
  brings: 'stacking'
  which?: Filter
  count: number
}

/** Lets the player choose a number. */
export interface ChoosesNumber {
  brings: 'number'
  from: number
  to: number
}

/** Draws destiny in the course of it; where it fails, what is brought 'on failure' follows. */
export interface DrawsDestiny {
  brings: 'destiny'
  above?: Amount
}

/** A missing character that is targeted is found. */
export interface Finds {
  brings: 'finding'
}

export type Deed =
  | Retrieves
  | Searches
  | DeploysFrom
  | Shuffles
  | MovesPile
  | Recirculates
  | Looks
  | Reveals
  | Places
  | Draws
  | TakesAtRandom
  | Exchanges
  | Stacks
  | ChoosesNumber
  | DrawsDestiny
  | Finds
