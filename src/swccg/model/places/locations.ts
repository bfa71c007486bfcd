/** The row of locations: what belongs together, what is related, what is adjacent. */

import { rememberAbout } from '../../../kernel/index.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts, once, plain } from '../cards/pool.ts'
import { allOnTable, locationOf, tableCards } from '../table.ts'
import type { CardId, LocationFacts, Position } from '../types.ts'

/**
 * The printed facts of a location.
 * @throws where the card is none.
 */
export function siteFacts(p: Position, location: CardId): LocationFacts {
  const found = facts(p, location).location
  if (!found) throw new Error(`${facts(p, location).title} is no location`)
  return found
}

export const isLocation = (p: Position, card: CardId): boolean => facts(p, card).type === 'location'
export const isSystem = (p: Position, location: CardId): boolean => siteFacts(p, location).kind === 'system'
export const isSite = (p: Position, location: CardId): boolean => siteFacts(p, location).kind === 'site'
export const isSector = (p: Position, location: CardId): boolean => siteFacts(p, location).kind === 'sector'
export const isExterior = (p: Position, location: CardId): boolean => siteFacts(p, location).exterior === true
export const isInterior = (p: Position, location: CardId): boolean => siteFacts(p, location).interior === true
export const isDockingBay = (p: Position, location: CardId): boolean =>
  siteFacts(p, location).dockingBay === true
/** A bay for starships: they deploy there, land and take off. Only a docking bay has transit. (Star Destroyer: Launch Bay) */
export const isBay = (p: Position, location: CardId): boolean =>
  isDockingBay(p, location) || siteFacts(p, location).launchBay === true
export const isMobileSystem = (p: Position, location: CardId): boolean =>
  siteFacts(p, location).mobileSystem === true
/** A system that is a planet: not a Death Star, nor a point in space like Rendezvous Point. */
export const isPlanetSystem = (p: Position, location: CardId): boolean =>
  isSystem(p, location) &&
  !isMobileSystem(p, location) &&
  facts(p, location).icons?.some((icon) => plain(icon) === 'space') !== true
/** The tables that holograms are played on, whatever else is known of them. */
const holotables = ['dejarik hologameboard', 'imperial holotable']

const hasHolograms = once(
  ({ title, characteristics = [] }): boolean =>
    holotables.includes(plain(title)) || characteristics.some((word) => plain(word) === 'holosite'),
)

/** Nothing but holograms is there, and it is no battleground. (KRN-240, TRM-026) */
export const isHolosite = (p: Position, location: CardId): boolean => hasHolograms(facts(p, location))
export const isCloud = (p: Position, location: CardId): boolean => siteFacts(p, location).sector === 'cloud'
export const isAsteroid = (p: Position, location: CardId): boolean => {
  const { sector } = siteFacts(p, location)
  return sector === 'asteroid' || sector === 'big one'
}

/** The name of the row that a location lies in: a system's title, or that of the starship or vehicle whose site it is. */
export function rowOf(p: Position, location: CardId): string {
  const { kind, planet, siteOf } = siteFacts(p, location)
  return siteOf ?? planet ?? cardOf(p, location).of ?? (kind === 'system' ? facts(p, location).title : '')
}

/**
 * The system that a location is part of, by name; of a starship's or vehicle's site that card. An asteroid sector is at a system
 * and no part of it, and the cave belongs to the Big One: '' for them. (TRM-329, TRM-330)
 */
export const planetOf = (p: Position, location: CardId): string =>
  isAsteroid(p, location) || isAsteroidCave(p, location) ? '' : rowOf(p, location)

/** Is it one of the locations of this system (or of this starship or vehicle)? */
export const isPartOf = (p: Position, location: CardId, planet: string): boolean =>
  plain(planetOf(p, location)) === plain(planet)

/** The parsec of a system: printed, or for a mobile system where it is now. Null for sectors and sites. */
export function parsecOf(p: Position, location: CardId): number | null {
  return cardOf(p, location).parsec ?? siteFacts(p, location).parsec ?? null
}

interface Row {
  name: string
  system: CardId | null
  /** Nearest to the system first. */
  clouds: CardId[]
  asteroids: CardId[]
  deathStarSectors: CardId[]
  /** In the order in which they lie. */
  sites: CardId[]
}

interface Rows {
  all: Row[]
  byName: Map<string, Row>
  /** The row of each location. */
  byLocation: Row[]
  /** Each location's neighbours for landspeed. */
  neighbours: CardId[][]
}

const rows = rememberAbout(['layout', 'cards.key:table', 'cards.of', 'cards.flips'], (p: Position): Rows => {
  const byName = new Map<string, Row>()
  const byLocation: Row[] = []
  const neighbours: CardId[][] = []
  for (const location of p.layout) {
    const name = rowOf(p, location)
    let row = byName.get(plain(name))
    if (!row) {
      row = { name, system: null, clouds: [], asteroids: [], deathStarSectors: [], sites: [] }
      byName.set(plain(name), row)
    }
    byLocation[location] = row
    const { kind, sector } = siteFacts(p, location)
    if (kind === 'system') row.system = location
    else if (kind === 'site') row.sites.push(location)
    else if (sector === 'cloud') row.clouds.push(location)
    else if (sector === 'death star ii') row.deathStarSectors.push(location)
    else row.asteroids.push(location)
  }
  for (const row of byName.values()) {
    const home = row.system === null ? 0 : p.layout.indexOf(row.system)
    const nearest = (a: CardId, b: CardId) =>
      Math.abs(p.layout.indexOf(a) - home) - Math.abs(p.layout.indexOf(b) - home)
    row.clouds.sort(nearest)
    row.asteroids.sort(nearest)
    row.deathStarSectors.sort(nearest)
    const walkable = row.sites.filter((site) => isWalkable(p, site))
    for (const [i, site] of walkable.entries()) {
      neighbours[site] = [walkable[i - 1], walkable[i + 1]].filter((next) => next !== undefined)
    }
  }
  return { all: [...byName.values()], byName, byLocation, neighbours }
})

/** The Trench and the cave of an asteroid lie apart from the sites that one walks between. */
const isWalkable = (p: Position, site: CardId) => !siteFacts(p, site).trench && !isAsteroidCave(p, site)

const isCave = once(({ location, title }) => location?.kind === 'site' && title.startsWith('Big One:'))

/** The site of the Big One. */
export const isAsteroidCave = (p: Position, site: CardId): boolean => isCave(facts(p, site))

/** All rows from left to right. */
export const allRows = (p: Position): readonly Row[] => rows(p).all

/** The row that a location lies in. */
export const rowWith = (p: Position, location: CardId): Row =>
  rows(p).byLocation[location] ?? rows(p).byName.get(plain(rowOf(p, location)))!

export const rowNamed = (p: Position, name: string): Row | undefined => rows(p).byName.get(plain(name))

const nowhere: readonly CardId[] = []

/** Sites next to a site. */
export const adjacentSites = (p: Position, site: CardId): readonly CardId[] =>
  rows(p).neighbours[site] ?? nowhere

/** The system that a location belongs to, if that system is on table; the cave of the Big One belongs to none. (TRM-330) */
export function systemOf(p: Position, location: CardId): CardId | null {
  const { siteOf } = siteFacts(p, location)
  return siteOf || isAsteroidCave(p, location) ? null : rowWith(p, location).system
}

/** Sectors of one kind in a row, nearest to the system first. */
export function sectorsLike(p: Position, sector: CardId): readonly CardId[] {
  const row = rowWith(p, sector)
  if (isCloud(p, sector)) return row.clouds
  return siteFacts(p, sector).sector === 'death star ii' ? row.deathStarSectors : row.asteroids
}

/** The cloud sector that one lands from, or null where the sky is clear. */
export const lowestCloud = (p: Position, location: CardId): CardId | null =>
  rowWith(p, location).clouds.at(-1) ?? null

/** How many cloud sectors lie between a planet system and its sites. */
export const cloudsAt = (p: Position, location: CardId): number => rowWith(p, location).clouds.length

/** Starships and vehicles on table by title and persona, for their sites; by their kind, for a site of any of them. */
const hosts = rememberAbout([tableCards], (p: Position) => {
  const [named, ofKind] = [new Map<string, CardId>(), new Map<string, CardId>()]
  for (const id of allOnTable(p)) {
    const { type, title, persona, characteristics = [] } = facts(p, id)
    if (type !== 'starship' && type !== 'vehicle') continue
    named.set(plain(title), id)
    if (persona) named.set(plain(persona), id)
    for (const kind of characteristics) if (!ofKind.has(plain(kind))) ofKind.set(plain(kind), id)
  }
  return new Map([...ofKind, ...named])
})

/** The starship or vehicle whose site this is, if it is on table. */
export function hostOf(p: Position, site: CardId): CardId | null {
  const { siteOf } = siteFacts(p, site)
  return siteOf === undefined ? null : (hosts(p).get(plain(siteOf)) ?? null)
}

/** The sites of a starship or vehicle that are on table. */
export const sitesOf = (p: Position, card: CardId): CardId[] =>
  p.layout.filter((location) => siteFacts(p, location).siteOf !== undefined && hostOf(p, location) === card)

/**
 * Are two locations related? Sites, cloud sectors and their system are; asteroid sectors only with the system and each
 * other; the cave of the Big One only with the Big One; a vehicle's sites with the sites of the planet on which it stands.
 * (TRM-328 to TRM-334)
 */
export function related(p: Position, one: CardId, other: CardId): boolean {
  if (one === other) return false
  if (isAsteroidCave(p, one) || isAsteroidCave(p, other)) {
    const sector = isAsteroidCave(p, one) ? other : one
    return siteFacts(p, sector).sector === 'big one' && rowOf(p, one) === rowOf(p, other)
  }
  if (isSameRow(p, one, other)) {
    if (isAsteroid(p, one)) return isAsteroid(p, other) || isSystem(p, other)
    return !isAsteroid(p, other) || isSystem(p, one)
  }
  return relatedByStand(p, one, other)
}

/** Are they related only because the vehicle whose site one of them is stands on the planet of the other? (TRM-333) */
export const relatedByStand = (p: Position, one: CardId, other: CardId): boolean =>
  standsOn(p, one, other) || standsOn(p, other, one)

function isSameRow(p: Position, one: CardId, other: CardId): boolean {
  const { byLocation } = rows(p)
  const row = byLocation[one]
  if (row && byLocation[other]) return row === byLocation[other]
  return plain(rowOf(p, one)) === plain(rowOf(p, other))
}

/** Is the first a site of a vehicle that stands at a site of the second's planet? */
function standsOn(p: Position, site: CardId, planetSite: CardId): boolean {
  if (!isSite(p, site) || !isSite(p, planetSite)) return false
  const host = hostOf(p, site)
  if (host === null || facts(p, host).type !== 'vehicle') return false
  const ground = locationOf(p, host)
  return ground !== null && isSite(p, ground) && rowOf(p, ground) === rowOf(p, planetSite)
}

/** How many parsecs apart two systems are. */
export function parsecsBetween(p: Position, one: CardId, other: CardId): number {
  return Math.abs((parsecOf(p, one) ?? 0) - (parsecOf(p, other) ?? 0))
}
