import type { Destination } from '../types.ts'

/** Are these the same, or has one of them been left open? */
const agree = <T>(one: T | undefined, other: T | undefined): boolean =>
  one === undefined || other === undefined || one === other

/** Do two destinations mean the same place? A slot, or the system of a location, that one leaves open fits any. */
export function samePlace(one: Destination, other: Destination): boolean {
  if ('location' in one) return 'location' in other && one.location === other.location
  if ('aboard' in one) return 'aboard' in other && one.aboard === other.aboard && agree(one.slot, other.slot)
  if ('on' in one) return 'on' in other && one.on === other.on
  if ('place' in one) return 'place' in other && one.place === other.place && agree(one.system, other.system)
  if ('parsec' in one) return 'parsec' in other && one.parsec === other.parsec && one.orbits === other.orbits
  return 'table' in other
}
