/** Places that a card can be dropped on, by name: what the board knows instead of rules. */

import {
  type CardId,
  type DeployDestination,
  type DeployOffer,
  type Destination,
  facts,
  type Intent,
  type Move,
  type MoveDestination,
  type Offer,
  type Position,
  parsecOf,
  type SlotKind,
  siteFacts,
  targetAt,
} from './engine.ts'

/** A place that a card can be brought to, as the board knows it. */
export type Place =
  | { is: 'location'; location: CardId }
  /** A card that carries others, or slots of it. */
  | { is: 'card'; card: CardId; slots?: readonly SlotKind[] }
  /** Deep space at a parsec. */
  | { is: 'parsec'; parsec: number }
  /** Beside the locations. */
  | { is: 'table' }
  /** Between locations: the index in the row before which a new one would lie, and the system that it would belong to. */
  | { is: 'gap'; index: number; system?: string }

/** What a place is called on the board. It is made and looked up here, and nowhere taken apart. */
export type PlaceKey = string

const places = new Map<PlaceKey, Place>()

function named(key: PlaceKey, place: Place): PlaceKey {
  if (!places.has(key)) places.set(key, place)
  return key
}

/** The place that is called so; the table for what nothing is called. */
export const placeOf = (key: PlaceKey): Place => places.get(key) ?? { is: 'table' }

export const atPlace = (location: CardId): PlaceKey => named(`at:${location}`, { is: 'location', location })
export const aboardPlace = (card: CardId, slots?: readonly SlotKind[]): PlaceKey =>
  slots
    ? named(`in:${card}:${slots.join('+')}`, { is: 'card', card, slots })
    : named(`in:${card}`, { is: 'card', card })
const parsecPlace = (parsec: number): PlaceKey => named(`parsec:${parsec}`, { is: 'parsec', parsec })
export const tablePlace: PlaceKey = named('table', { is: 'table' })
const gapPlace = (index: number, system?: string): PlaceKey =>
  system === undefined
    ? named(`gap:${index}`, { is: 'gap', index })
    : named(`gap:${index}:${system}`, { is: 'gap', index, system })

/** Something legal that can be done with a card: a move; or deploying it, handing it on, playing it. */
export type Way = Offer | (DeployOffer & { open?: true })

/** Does an offer lead to this place? */
export function leadsTo(offer: Way, key: PlaceKey): boolean {
  const place = placeOf(key)
  const { to } = offer
  if ('table' in to) return place.is === 'table'
  if ('place' in to) return key === gapPlace(to.place, to.system)
  switch (place.is) {
    case 'location':
      if ('location' in to) return to.location === place.location
      return 'parsec' in to && to.orbits === place.location
    case 'card':
      if ('on' in to) return place.slots === undefined && to.on === place.card
      if (!('aboard' in to) || to.aboard !== place.card) return false
      // A move that names no slot leads to the card, not to any slot of it.
      return place.slots === undefined || (to.slot !== undefined && place.slots.includes(to.slot))
    case 'parsec':
      return 'parsec' in to && to.orbits === null && to.parsec === place.parsec
    case 'table':
    case 'gap':
      return false
  }
}

/** The destinations that dropping a card on a place can mean. */
export function destinationsOf(p: Position, card: CardId, key: PlaceKey): MoveDestination[] {
  const place = placeOf(key)
  switch (place.is) {
    case 'parsec':
      return [{ parsec: place.parsec, orbits: null }]
    case 'card':
      return place.slots?.map((slot) => ({ aboard: place.card, slot })) ?? [{ aboard: place.card }]
    case 'location': {
      const { location } = place
      // A mobile system that is dropped on a system shall orbit it.
      const orbits = isMobile(p, card) && siteFacts(p, location).kind === 'system'
      return [orbits ? { parsec: parsecOf(p, location) ?? 0, orbits: location } : { location }]
    }
    case 'table':
    case 'gap':
      return []
  }
}

/** The places that deploying a card can mean by being brought there. */
export function deployTargetsOf(p: Position, card: CardId, key: PlaceKey): DeployDestination[] {
  const place = placeOf(key)
  switch (place.is) {
    case 'table':
      return [{ table: true }]
    case 'gap':
      return [
        place.system === undefined ? { place: place.index } : { place: place.index, system: place.system },
      ]
    case 'location':
      return [targetAt(p, card, place.location)]
    case 'card':
      return place.slots?.map((slot) => ({ aboard: place.card, slot })) ?? [targetAt(p, card, place.card)]
    case 'parsec':
      return []
  }
}

/** The title of a location; with a number where the same title lies on table more than once. */
export function placeTitle(p: Position, location: CardId): string {
  const { title } = facts(p, location)
  const same = p.layout.filter((other) => facts(p, other).title === title)
  return same.length > 1 && same.includes(location) ? `${title} (${same.indexOf(location) + 1})` : title
}

/** The move that an intent is, where it is one. */
export const moveIn = (intent: Intent): Move | null => (intent.kind === 'move' ? intent : null)

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

/** The place that stands for a destination. */
export function placeFor(to: Destination): PlaceKey {
  if ('location' in to) return atPlace(to.location)
  if ('aboard' in to) return aboardPlace(to.aboard)
  if ('on' in to) return aboardPlace(to.on)
  if ('table' in to) return tablePlace
  if ('place' in to) return gapPlace(to.place, to.system)
  return to.orbits === null ? parsecPlace(to.parsec) : atPlace(to.orbits)
}
