/** On, at, aboard, with, alone: what these little words mean. (Prepositions; Alone/Lone) */

import { abilityNow } from '../ability-now.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts, isCombination, plain } from '../cards/pool.ts'
import { isCharacter, isStarship, isUndercover, isVehicle } from '../crew.ts'
import {
  cardsAboard,
  cardsAt,
  cardsOn,
  carrierOf,
  everythingAt,
  isActive,
  isWithin,
  locationOf,
  withCargo,
} from '../table.ts'
import type { CardId, Position } from '../types.ts'
import {
  hostOf,
  isCloud,
  isLocation,
  isPartOf,
  isSite,
  isSystem,
  planetOf,
  siteFacts,
  sitesOf,
} from './locations.ts'

/** The planet or mobile system that a card's location is part of; null at a starship or vehicle site. (CTL-055) */
function planetAround(p: Position, card: CardId): { name: string; at: CardId } | null {
  const at = locationOf(p, card)
  if (at === null || !isLocation(p, at) || siteFacts(p, at).siteOf !== undefined) return null
  return { name: plain(planetOf(p, at)), at }
}

const isLow = (p: Position, at: CardId): boolean =>
  isSite(p, at) || isCloud(p, at) || siteFacts(p, at).sector === 'death star ii'

/** Is a location one of those that are on it: a site, cloud sector or Death Star II sector? (CTL-050) */
export const isLocationOn = (p: Position, at: CardId, planet: string): boolean =>
  siteFacts(p, at).siteOf === undefined && isPartOf(p, at, planet) && isLow(p, at)

/** At one of its sites, cloud sectors or Death Star II sectors, inside something or not. (CTL-050) */
export function isOnPlanet(p: Position, card: CardId, planet: string): boolean {
  const found = planetAround(p, card)
  return found !== null && found.name === plain(planet) && isLow(p, found.at)
}

/** On it, or orbiting it. (CTL-051) */
export function isAtPlanet(p: Position, card: CardId, planet: string): boolean {
  const found = planetAround(p, card)
  return found !== null && found.name === plain(planet) && (isLow(p, found.at) || isSystem(p, found.at))
}

/**
 * The starships and vehicles that a card is aboard: what carries it, and what that is in, and so on; at one of their sites,
 * what the site belongs to. (CTL-054)
 */
export function shipsAround(p: Position, card: CardId): CardId[] {
  const around: CardId[] = []
  for (let outer = carrierOf(p, card); outer !== null; outer = carrierOf(p, outer)) around.push(outer)
  const at = locationOf(p, card)
  const host = at === null || at === card || !isLocation(p, at) ? null : hostOf(p, at)
  return [...around, ...(host === null || host === card ? [] : [host])].filter(
    (one) => isStarship(p, one) || isVehicle(p, one),
  )
}

/** The cards attached to a card, and all that is aboard it, at its sites too. (CTL-054) */
export function loadOf(p: Position, card: CardId): readonly CardId[] {
  const load = [...cardsAboard(p, card), ...cardsOn(p, card)]
  if (!isStarship(p, card) && !isVehicle(p, card)) return load
  const inside = [...withCargo(p, card), ...sitesOf(p, card).flatMap((site) => everythingAt(p, site))]
  return [...load, ...inside.filter((one) => one !== card && isCharacter(p, one) && !load.includes(one))]
}

/** At a site of that starship or vehicle, or on its bridge, in its cockpit or cargo bay. (CTL-054) */
export function isAboardOf(p: Position, card: CardId, ship: string): boolean {
  const isIt = (one: CardId) =>
    [facts(p, one).title, facts(p, one).persona ?? ''].some((name) => plain(name) === plain(ship))
  const at = locationOf(p, card)
  if (at === null) return false
  const host = siteFacts(p, at).siteOf === undefined ? null : hostOf(p, at)
  if (host !== null && host !== card && isIt(host)) return true
  return p.cards.some(({ id }) => id !== card && isIt(id) && isWithin(p, card, id))
}

/** Both at the same location; a card is never with itself. (CTL-053) */
export function isWith(p: Position, card: CardId, other: CardId): boolean {
  const at = locationOf(p, card)
  return card !== other && at !== null && at === locationOf(p, other)
}

/** Does a card count for whether another of its player is alone: a character, or a card with ability? */
function isCompany(p: Position, card: CardId): boolean {
  const { permanentPilots = [], type } = facts(p, card)
  if (type === 'creature' || type === 'effect' || type === 'weapon' || type === 'device') return false
  return isCharacter(p, card) || abilityNow(p, card) > 0 || permanentPilots.some((pilot) => pilot.ability > 0)
}

/**
 * A character is alone where its player has no other character and no other card with ability; a starship or vehicle where
 * every other character, vehicle and starship of its player is aboard it. (CTL-056, CTL-058)
 * @param asPilot whether of a starship or vehicle its permanent pilot is meant; of several none is alone (CTL-057)
 */
export function isAlone(p: Position, card: CardId, asPilot: boolean): boolean {
  const at = locationOf(p, card)
  // Of those who share a card none is alone. (CTL-057)
  if (at === null || !isActive(p, card) || isCombination(facts(p, card))) return false
  const { owner } = cardOf(p, card)
  const mine = cardsAt(p, at)
    .flatMap((one) => withCargo(p, one))
    .filter((one) => one !== card && cardOf(p, one).owner === owner && isActive(p, one))
    // In a battle undercover spies do not matter for that. (BAT-198)
    .filter((one) => !p.battle || !isUndercover(p, one))
  const isShip = isStarship(p, card) || isVehicle(p, card)
  if (isShip && asPilot && facts(p, card).permanentPilots?.length !== 1) return false
  if (!isShip || asPilot) return !mine.some((one) => isCompany(p, one))
  return mine.every(
    (one) => isWithin(p, one, card) || !(isCharacter(p, one) || isVehicle(p, one) || isStarship(p, one)),
  )
}
