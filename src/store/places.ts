/** Places that a card can be dropped on, by name: what the board knows instead of rules. */

import {
  type CardId,
  type Destination,
  facts,
  type Intent,
  type Move,
  type Offer,
  type Position,
  parsecOf,
  type SlotKind,
  siteFacts,
} from './engine.ts'

/** `at:7` a location, `in:7` a card that carries others, `in:7:pilot` or `in:7:pilot+passenger` a slot of it, `parsec:5` deep space. */
export type PlaceKey = string

export const atPlace = (location: CardId): PlaceKey => `at:${location}`
export const aboardPlace = (ship: CardId, kinds?: readonly SlotKind[]): PlaceKey =>
  kinds ? `in:${ship}:${kinds.join('+')}` : `in:${ship}`
export const parsecPlace = (parsec: number): PlaceKey => `parsec:${parsec}`

/** Does an offer lead to this place? */
export function leadsTo(offer: Offer, place: PlaceKey): boolean {
  const [what, number, slots] = place.split(':')
  const { to } = offer
  if (what === 'at') {
    if ('location' in to) return to.location === Number(number)
    return 'parsec' in to && to.orbits === Number(number)
  }
  if (what === 'in') {
    if (!('aboard' in to) || to.aboard !== Number(number)) return false
    // A move that names no slot leads to the card, not to any slot of it.
    return slots === undefined || (to.slot !== undefined && slots.split('+').includes(to.slot))
  }
  return 'parsec' in to && to.orbits === null && to.parsec === Number(number)
}

/** The destinations that dropping a card on a place can mean. */
export function destinationsOf(p: Position, card: CardId, place: PlaceKey): Destination[] {
  const [what, number, slots] = place.split(':')
  const target = Number(number)
  if (what === 'parsec') return [{ parsec: target, orbits: null }]
  if (what === 'in') {
    if (slots === undefined) return [{ aboard: target }]
    return slots.split('+').map((slot) => ({ aboard: target, slot: slot as SlotKind }))
  }
  // A mobile system that is dropped on a system shall orbit it.
  if (isMobile(p, card) && siteFacts(p, target).kind === 'system') {
    return [{ parsec: parsecOf(p, target) ?? 0, orbits: target }]
  }
  return [{ location: target }]
}

/** The title of a location; with a number where the same title lies on table more than once. */
export function placeTitle(p: Position, location: CardId): string {
  const { title } = facts(p, location)
  const same = p.layout.filter((other) => facts(p, other).title === title)
  return same.length > 1 && same.includes(location) ? `${title} (${same.indexOf(location) + 1})` : title
}

/** The move that an intent is, where it is one. */
export const moveIn = (intent: Intent): Move | null => ('move' in intent ? intent.move : null)

export const isMobile = (p: Position, card: CardId): boolean => facts(p, card).location?.mobileSystem === true

export type Targets = ReadonlyMap<PlaceKey, readonly Offer[]>
export const noTargets: Targets = new Map()

/** The places that offers lead to. A slot offer lights the slot and the card that has it. */
export function targetsOf(p: Position, offers: readonly Offer[]): Targets {
  const targets = new Map<PlaceKey, Offer[]>()
  const add = (place: PlaceKey, offer: Offer) => {
    const found = targets.get(place)
    if (found) found.push(offer)
    else targets.set(place, [offer])
  }
  for (const offer of offers) {
    const { to } = offer
    if ('location' in to) add(atPlace(to.location), offer)
    else if ('aboard' in to) {
      add(aboardPlace(to.aboard), offer)
      for (const { kinds } of slotGroupsOf(p, to.aboard)) {
        const place = aboardPlace(to.aboard, kinds)
        if (leadsTo(offer, place) && !targets.get(place)?.includes(offer)) add(place, offer)
      }
    } else add(to.orbits === null ? parsecPlace(to.parsec) : atPlace(to.orbits), offer)
  }
  return targets
}

const slotGroupsOf = (p: Position, ship: CardId) => facts(p, ship).capacity ?? []

/** Do two destinations mean the same place? A slot that one leaves open fits any. */
export const samePlace = (one: Destination, other: Destination): boolean => {
  if ('location' in one) return 'location' in other && one.location === other.location
  if ('aboard' in one) {
    if (!('aboard' in other) || one.aboard !== other.aboard) return false
    return one.slot === undefined || other.slot === undefined || one.slot === other.slot
  }
  return 'parsec' in other && one.parsec === other.parsec && one.orbits === other.orbits
}

/** The place that stands for a destination. */
export function placeFor(to: Destination): PlaceKey {
  if ('location' in to) return atPlace(to.location)
  if ('aboard' in to) return aboardPlace(to.aboard)
  return to.orbits === null ? parsecPlace(to.parsec) : atPlace(to.orbits)
}
