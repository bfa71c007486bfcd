/** Places that a card can be dropped on, by name: what the board knows instead of rules. */

import {
  type CardId,
  type DeployOffer,
  type DeployTarget,
  type Destination,
  facts,
  type Intent,
  type Move,
  type Offer,
  type Position,
  parsecOf,
  type SlotKind,
  siteFacts,
  targetAt,
} from './engine.ts'

/** `at:7` a location, `in:7` a card that carries others, `in:7:pilot` or `in:7:pilot+passenger` a slot of it, `parsec:5` deep space. */
export type PlaceKey = string

export const atPlace = (location: CardId): PlaceKey => `at:${location}`
export const aboardPlace = (ship: CardId, kinds?: readonly SlotKind[]): PlaceKey =>
  kinds ? `in:${ship}:${kinds.join('+')}` : `in:${ship}`
export const parsecPlace = (parsec: number): PlaceKey => `parsec:${parsec}`

/** Beside the locations. */
export const tablePlace: PlaceKey = 'table'
/** Between locations: the index in the row before which a new one would lie, and the system that it would belong to. */
const gapPlace = (index: number, system?: string): PlaceKey =>
  system === undefined ? `gap:${index}` : `gap:${index}:${system}`

/** Something legal that can be done with a card: a move; or deploying it, handing it on, playing it. */
export type Way = Offer | (DeployOffer & { open?: true })

/** Does an offer lead to this place? */
export function leadsTo(offer: Way, place: PlaceKey): boolean {
  const [what, number, slots] = place.split(':')
  const { to } = offer
  if ('table' in to) return what === 'table'
  if ('place' in to) return place === gapPlace(to.place, to.system)
  if ('on' in to) return what === 'in' && slots === undefined && to.on === Number(number)
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

/** The places that deploying a card can mean by being brought there. */
export function deployTargetsOf(p: Position, card: CardId, place: PlaceKey): DeployTarget[] {
  const [what, number, more] = place.split(':')
  if (what === 'table') return [{ table: true }]
  if (what === 'gap')
    return [more === undefined ? { place: Number(number) } : { place: Number(number), system: more }]
  if (what === 'parsec') return []
  if (more === undefined) return [targetAt(p, card, Number(number))]
  return more.split('+').map((slot) => ({ aboard: Number(number), slot: slot as SlotKind }))
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

export type Targets = ReadonlyMap<PlaceKey, readonly Way[]>
export const noTargets: Targets = new Map()

/** The places that offers lead to. A slot offer lights the slot and the card that has it. */
export function targetsOf(p: Position, offers: readonly Way[]): Targets {
  const targets = new Map<PlaceKey, Way[]>()
  const add = (place: PlaceKey, offer: Way) => {
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
    } else add(placeFor(to), offer)
  }
  return targets
}

const slotGroupsOf = (p: Position, ship: CardId) => facts(p, ship).capacity ?? []

/** Do two destinations mean the same place? A slot that one leaves open fits any. */
export const samePlace = (one: Destination, other: Destination | DeployTarget): boolean => {
  if ('location' in one) return 'location' in other && one.location === other.location
  if ('aboard' in one) {
    if (!('aboard' in other) || one.aboard !== other.aboard) return false
    return one.slot === undefined || other.slot === undefined || one.slot === other.slot
  }
  return 'parsec' in other && one.parsec === other.parsec && one.orbits === other.orbits
}

/** The place that stands for a destination. */
export function placeFor(to: Destination | DeployTarget): PlaceKey {
  if ('location' in to) return atPlace(to.location)
  if ('aboard' in to) return aboardPlace(to.aboard)
  if ('on' in to) return aboardPlace(to.on)
  if ('table' in to) return tablePlace
  if ('place' in to) return gapPlace(to.place, to.system)
  return to.orbits === null ? parsecPlace(to.parsec) : atPlace(to.orbits)
}
