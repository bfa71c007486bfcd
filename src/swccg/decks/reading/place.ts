/** Where a line of a list stands: below which heading, in the deck or beside it. */

import type { CatalogueCard } from '../catalogue.ts'
import type { Heading } from '../headings.ts'

export interface Place {
  heading: Heading | null
  outside: boolean
  /** Are the lines remarks, until the next heading? */
  remarks: boolean
  /** The types above which cards of the deck have stood. */
  seen: ReadonlySet<CatalogueCard['type']>
}

export const top: Place = { heading: null, outside: false, remarks: false, seen: new Set() }

/** The place below an empty line: only a block of cards stands below 'Starting'. */
export const after = (place: Place, cards: boolean): Place =>
  cards && place.heading?.starting && place.heading.types.length === 0
    ? { ...place, heading: { ...place.heading, starting: false } }
    : place

/**
 * The place below another heading. Below 'Sideboard' the headings of types may come once more: who has been among the
 * weapons of the deck is among those beside it now.
 */
export function below(place: Place, heading: Heading): Place {
  const again = heading.types.some((type) => place.seen.has(type))
  const shields = place.heading?.types.includes('defensive shield')
  const stays = place.outside && !shields && heading.place === null && again
  const outside = heading.place === 'outside' || stays
  return {
    heading: stays ? { ...heading, place: 'outside' } : heading,
    outside,
    remarks: false,
    seen: outside ? place.seen : new Set([...place.seen, ...heading.types]),
  }
}
