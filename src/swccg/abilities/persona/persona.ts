/** Texts about converting characters. */

import type { Filter, LocationFilter, Text } from '../filters/filters.ts'

/** The opponent may put a version of his own in its place, in his deploy phase. */
export interface MayBeConverted extends Text {
  does: 'may be converted'
  /** The versions that may be put in. */
  by: Filter
  /** Only while it is present at such a location. */
  presentAt?: LocationFilter
}

/** Keeps characters from being converted: older cards say 'prevents replacement'. (DEP-136) */
export interface PreventsConversion extends Text {
  does: 'prevents conversion'
  who: Filter
}

export type PersonaText = MayBeConverted | PreventsConversion
