/** Texts that change the numbers of cards. */

import type { Bearer, Filter, Text } from '../filters/filters.ts'

export type Value =
  | 'landspeed'
  | 'hyperspeed'
  | 'power'
  | 'maneuver'
  | 'armor'
  | 'ability'
  | 'forfeit'
  | 'ferocity'
  | 'destiny'

/** A modifier or reset of a number. */
export interface Modifies extends Text {
  does: 'modify'
  what: Value
  who: Bearer
  /** With who: 'host', 'ship', 'piloted' or 'driven': only what this filter takes ('while aboard any starfighter'). */
  hostIs?: Filter
  add?: number
  /** The card's own ability is added. */
  plus?: 'ability'
  /** So much for each such card. */
  each?: Filter
  /** No more than so many of them count. */
  most?: number
  /** 'Double' is 2, 'half' is 0.5. */
  times?: number
  set?: number
  /** A number that its bearer has not: it is there from now on, and can be changed. One that it has is reset. (KRN-303) */
  gives?: number
  /** A fraction stays one unless the text says how it is rounded. */
  round?: 'up' | 'down' | 'nearest'
  /** Only if the card has such a value at all; another target would do for the rest of the text. */
  ifAny?: boolean
}
