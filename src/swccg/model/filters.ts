/** Which cards and locations a text means. */

import type { Filter, LocationFilter } from '../abilities/types.ts'
import { isActing } from './crew.ts'
import { adjacentSites, related, rowOf, siteFacts } from './locations.ts'
import { facts, plain } from './pool.ts'
import { occupies } from './presence.ts'
import { cardsAboard, cardsOn } from './table.ts'
import type { CardFacts, CardId, Player, Position } from './types.ts'

const list = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])

/** Does a word name what this card is: an icon, characteristic, subtype or class? */
export function isA(card: CardFacts, word: string): boolean {
  const wanted = plain(word)
  const isIt = (other: string) => plain(other) === wanted
  return (
    (card.subtype !== undefined && isIt(card.subtype)) ||
    card.type === wanted ||
    (wanted === 'enclosed' && (card.type === 'starship' || card.enclosed === true)) ||
    (card.icons?.some(isIt) ?? false) ||
    (card.characteristics?.some(isIt) ?? false)
  )
}

/**
 * Does a filter take this card?
 * @param you the player whose text it is.
 */
export function matches(p: Position, filter: Filter, card: CardId, you: Player): boolean {
  const printed = facts(p, card)
  const { type, subtype, title, persona, is, owner, abilityAtLeast, abilityBelow, not, anyOf } = filter
  if (type !== undefined && !list(type).includes(printed.type)) return false
  if (subtype !== undefined && !list(subtype).includes(printed.subtype ?? '')) return false
  if (title !== undefined && !list(title).some((name) => plain(name) === plain(printed.title))) return false
  if (persona !== undefined && !list(persona).some((name) => isPersona(printed, name))) return false
  if (is !== undefined && !list(is).some((word) => isA(printed, word))) return false
  if (owner !== undefined && (p.cards[card]!.owner === you) !== (owner === 'you')) return false
  if (abilityAtLeast !== undefined && printedAbility(printed) < abilityAtLeast) return false
  if (abilityBelow !== undefined && (printed.ability === undefined || printed.ability >= abilityBelow))
    return false
  if (not !== undefined && matches(p, not, card, you)) return false
  if (anyOf !== undefined && !anyOf.some((one) => matches(p, one, card, you))) return false
  if (filter.pilotedBy) {
    const wanted = filter.pilotedBy
    if (!cardsAboard(p, card).some((crew) => isActing(p, crew) && matches(p, wanted, crew, you))) return false
  }
  if (filter.aboard) {
    const wanted = filter.aboard
    const inside = [...cardsAboard(p, card), ...cardsOn(p, card)]
    if (!inside.some((rider) => matches(p, wanted, rider, you))) return false
  }
  return true
}

/** The ability on a card: its own, or that of its permanent pilots. */
const printedAbility = ({ ability, permanentPilots = [] }: CardFacts) =>
  ability ?? permanentPilots.reduce((sum, pilot) => sum + pilot.ability, 0)

/** Is it a card of this persona, or one that contains it? (DEP-084) */
const isPersona = (card: CardFacts, name: string): boolean =>
  plain(card.persona ?? card.title) === plain(name) ||
  plain(card.title) === plain(name) ||
  (card.permanentPilots?.some((pilot) => pilot.name !== undefined && plain(pilot.name) === plain(name)) ??
    false)

/**
 * Does a filter take this location?
 * @param here where the text itself is; @param you the player whose text it is; @param from where a move starts.
 */
export function matchesLocation(
  p: Position,
  filter: LocationFilter,
  location: CardId,
  here: CardId | null,
  you: Player,
  from: CardId | null = null,
): boolean {
  const printed = siteFacts(p, location)
  const { title, planet, siteOf, kind, interior, exterior, mobile, youOccupy, icon, not } = filter
  const sameRow = (name: string) => plain(rowOf(p, location)) === plain(name)
  if (filter.here !== undefined && (location === here) !== filter.here) return false
  if (title !== undefined && !list(title).some((name) => plain(name) === plain(facts(p, location).title)))
    return false
  if (planet !== undefined && (printed.siteOf !== undefined || !sameRow(planet))) return false
  if (siteOf !== undefined && plain(printed.siteOf ?? '') !== plain(siteOf)) return false
  if (kind !== undefined && printed.kind !== kind) return false
  if (interior !== undefined && (printed.interior === true) !== interior) return false
  if (exterior !== undefined && (printed.exterior === true) !== exterior) return false
  if (mobile !== undefined && (printed.mobile === true) !== mobile) return false
  if (youOccupy !== undefined && occupies(p, you, location) !== youOccupy) return false
  if (icon !== undefined && !isA(facts(p, location), icon)) return false
  if (filter.related !== undefined && (from !== null && related(p, location, from)) !== filter.related)
    return false
  if (
    filter.adjacent !== undefined &&
    (here !== null && adjacentSites(p, here).includes(location)) !== filter.adjacent
  ) {
    return false
  }
  if (not !== undefined && matchesLocation(p, not, location, here, you, from)) return false
  return true
}
