/** Texts that begin the game, of Objectives, Starting Interrupts and Starting Effects; and how an Objective turns. */

import type { Player } from '../basics.ts'
import type { Condition, Filter, LocationFilter, Text } from '../filters/filters.ts'

/** One thing that a starting card does: a deployment from Reserve Deck, or a card taken from there into hand. */
export interface StartPart {
  deploy?: Filter
  /** Where the card is deployed. */
  to?: LocationFilter
  take?: Filter
  /** How many; absent: one. */
  count?: number
  /** It may be left undone, and of several any number may be. */
  may?: boolean
  /** Only where what was deployed just before is such a card, as its continuation ('one such, or two of those'). */
  after?: Filter
}

/** What a card does as the game begins; with `while`: only if that is so then. */
export interface StartOfGame extends Text {
  does: 'start of game'
  parts: StartPart[]
  /** How many cards its player draws for the starting hand. */
  draws?: number
  /** Who takes the first turn. */
  first?: Player
  /** Where an Interrupt is placed afterwards. */
  placed?: 'lost' | 'reserve'
}

/** It may not be placed in Reserve Deck, or in Life Force: it begins in play. */
export interface NeverIn extends Text {
  does: 'never in'
  pile: 'Reserve Deck' | 'Life Force'
}

/** An Objective turns over as soon as this is so. */
export interface Flips extends Text {
  does: 'flips'
  if: Condition
  /** Its player may choose when ('any time after'). */
  may?: boolean
}

/** What texts say of the start of the game, and of Objectives that turn over. */
export type StartText = StartOfGame | NeverIn | Flips
