/** The habitats of creatures: the places where they can be. */

import { facts, plain } from '../cards/pool.ts'
import { cardsOn } from '../table.ts'
import type { CardId, Position } from '../types.ts'
import { isAsteroid, isExterior, isSector, isSite, isSystem, planetOf, siteFacts } from './locations.ts'

const isPlanetSite = (p: Position, location: CardId) =>
  isSite(p, location) && siteFacts(p, location).siteOf === undefined

const isOn = (p: Position, location: CardId, ...planets: string[]) =>
  planets.includes(plain(planetOf(p, location)))

const isCalled = (p: Position, location: CardId, name: string) =>
  plain(facts(p, location).title).includes(name)

/** The Effect of that name makes waters of a site. */
const isDarkWaters = (p: Position, location: CardId) =>
  cardsOn(p, location).some((card) => plain(facts(p, card).title) === 'dark waters')

/** Habitats that are not simply words for a kind of location. */
const habitats: Record<string, (p: Position, location: CardId) => boolean> = {
  unrestricted: () => true,
  'planet sites': isPlanetSite,
  'planet sites except Hoth': (p, location) => isPlanetSite(p, location) && !isOn(p, location, 'hoth'),
  'sites of planets other than Hoth and Tatooine, or Dark Waters': (p, location) =>
    (isPlanetSite(p, location) && !isOn(p, location, 'hoth', 'tatooine')) || isDarkWaters(p, location),
  'exterior planet sites': (p, location) => isPlanetSite(p, location) && isExterior(p, location),
  'Rancor Pit and exterior planet sites': (p, location) =>
    isCalled(p, location, 'rancor pit') || (isPlanetSite(p, location) && isExterior(p, location)),
  'exterior Dagobah sites, Trash Compactor and Dark Waters': (p, location) =>
    (isPlanetSite(p, location) && isExterior(p, location) && isOn(p, location, 'dagobah')) ||
    isCalled(p, location, 'trash compactor') ||
    isDarkWaters(p, location),
  'swamps, jungles and Dark Waters': (p, location) =>
    ['swamp', 'jungle'].some((name) => isCalled(p, location, name)) || isDarkWaters(p, location),
  'deserts and exterior Tatooine sites': (p, location) =>
    isCalled(p, location, 'desert') ||
    (isPlanetSite(p, location) && isExterior(p, location) && isOn(p, location, 'tatooine')),
}

/** Is a location in the habitat that is printed on a creature: 'sites', 'Hoth sites', 'asteroid sectors', a title? (DEP-248) */
export function isInHabitat(p: Position, card: CardId, location: CardId): boolean {
  const { habitat } = facts(p, card)
  if (habitat === undefined) return true
  return [habitat].flat().some((name) => habitats[name]?.(p, location) ?? fitsWords(p, plain(name), location))
}

function fitsWords(p: Position, habitat: string, location: CardId): boolean {
  if (plain(facts(p, location).title) === habitat) return true
  return habitat.split(' ').every((word) => {
    if (word === 'site' || word === 'sites') return isSite(p, location)
    if (word === 'system' || word === 'systems') return isSystem(p, location)
    if (word === 'sector' || word === 'sectors') return isSector(p, location)
    if (word === 'exterior') return isExterior(p, location)
    if (word === 'asteroid') return isAsteroid(p, location)
    return plain(planetOf(p, location)).split(' ').includes(word)
  })
}
