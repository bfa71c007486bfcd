/** Whom a part of a result concerns. */

import type { Filter, LocationFilter } from './filters/filters.ts'

/** Whom a result concerns: the targets, the card that the text answers, its own card, all of a kind, or one that a player chooses. */
export type Whom =
  | 'target'
  | 'it'
  | 'self'
  /** `others`: but for the targets. */
  /** `present`: at the place that is targeted, or at that place; `drawn`: with the number of the destiny drawn for the text. */
  | { all: Filter; at?: LocationFilter; present?: true; drawn?: true; others?: boolean }
  | { one: Filter; by: 'you' | 'opponent' }
  /** The targets that are such cards. */
  | { target: Filter }
  /** What the target is attached to, or the target itself where its weapon is a part of it, if it is such a card. */
  | { bearerOf: 'target'; who: Filter }
