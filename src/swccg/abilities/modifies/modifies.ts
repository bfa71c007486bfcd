/** Texts that change the numbers of cards. */

import type { Amount } from '../amount/amount.ts'
import type { Value } from '../basics.ts'
import type { Bearer, Filter, Text } from '../filters/filters.ts'

/** A modifier or reset of a number. */
export interface Modifies extends Text {
  does: 'modify'
  what: Value
  who: Bearer
  /** With who: 'host', 'ship', 'piloted' or 'driven': only what this filter takes ('while aboard any starfighter'). */
  hostIs?: Filter
  add?: Amount
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
