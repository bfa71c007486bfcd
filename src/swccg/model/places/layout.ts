/**
 * The row of locations grows: where a new location may lie, and how one location covers another version of itself.
 * (DEP-059, DEP-169 to DEP-172, DEP-178, DEP-189, DEP-190, DEP-195, DEP-208 to DEP-212, TRM-346, TRM-347, TRM-352, TRM-355)
 */

import type { Writer } from '../../../kernel/index.ts'
import { firstOf, lastOf } from '../../../kernel/index.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts, plain } from '../cards/pool.ts'
import type { CardId, Position } from '../types.ts'
import { allRows, rowNamed, rowOf, siteFacts } from './locations.ts'

/** A stretch of a row: which locations belong there. Stretches are listed from the far end towards, and past, the system. */
type Stretch = (p: Position, location: CardId) => boolean

const titled =
  (...titles: string[]): Stretch =>
  (p, location) =>
    titles.some((title) => plain(title) === plain(facts(p, location).title))

const system: Stretch = (p, location) => siteFacts(p, location).kind === 'system'
const interior: Stretch = (p, location) => {
  const { kind, interior: inside, exterior: outside } = siteFacts(p, location)
  return kind === 'site' && inside === true && outside !== true
}
const exterior: Stretch = (p, location) => siteFacts(p, location).kind === 'site' && !interior(p, location)
const both: Stretch = (p, location) => exterior(p, location) && siteFacts(p, location).interior === true
const underwater: Stretch = (p, location) => siteFacts(p, location).underwater === true
const theedPalace: Stretch = (p, location) =>
  plain(facts(p, location).title).includes('theed palace') && interior(p, location)
const sector =
  (name: 'cloud' | 'asteroid' | 'big one'): Stretch =>
  (p, location) =>
    siteFacts(p, location).sector === name

/** One of the two platforms that stand at the ends of Cloud City. */
export const isPlatform: Stretch = titled(
  'Cloud City: East Platform (Docking Bay)',
  'Cloud City: Platform 327 (Docking Bay)',
)

/** Exterior sites lie between the system and the interior sites; sectors between sites and system, or beyond it. */
const ordinary: readonly Stretch[] = [
  interior,
  exterior,
  sector('cloud'),
  system,
  sector('asteroid'),
  sector('big one'),
]

/** Rows with an order of their own. The first stretch that takes a location is its place. */
const special: Record<string, readonly Stretch[]> = {
  endor: [
    titled('Endor: Bunker'),
    titled('Endor: Landing Platform (Docking Bay)', 'Endor: Landing Platform'),
    (p, location) => exterior(p, location) && !titled('Endor: Ewok Village')(p, location),
    titled('Endor: Ewok Village'),
    titled("Endor: Chief Chirpa's Hut"),
    interior,
    system,
  ],
  'death star ii': [
    interior,
    both,
    system,
    titled('Death Star II: Coolant Shaft'),
    titled('Death Star II: Capacitors'),
    titled('Death Star II: Reactor Core'),
  ],
  naboo: [
    titled('Naboo: Theed Palace Throne Room'),
    theedPalace,
    titled('Naboo: Theed Palace Docking Bay'),
    titled('Naboo: Theed Palace Courtyard'),
    (p, location) => exterior(p, location) && !underwater(p, location),
    underwater,
    system,
  ],
}

/** At Bespin the platform that comes second goes to the far end, so that a docking bay stands at each end. (DEP-170 to DEP-172) */
function bespin(p: Position): readonly Stretch[] {
  const first = p.layout.find((location) => isPlatform(p, location))
  const isFirst: Stretch = (_p, location) => first === undefined || location === first
  return [
    (q, location) => isPlatform(q, location) && !isFirst(q, location),
    interior,
    (q, location) => isPlatform(q, location) && isFirst(q, location),
    exterior,
    titled('Bespin: Cloud City'),
    sector('cloud'),
    system,
    sector('asteroid'),
    sector('big one'),
  ]
}

const orderOf = (p: Position, row: string): readonly Stretch[] =>
  plain(row) === 'bespin' ? bespin(p) : (special[plain(row)] ?? ordinary)

const stretchOf = (p: Position, order: readonly Stretch[], location: CardId): number => {
  const found = order.findIndex((takes) => takes(p, location))
  return found < 0 ? order.length : found
}

/** The locations of a row from left to right. */
const rowMembers = (p: Position, row: string): CardId[] =>
  p.layout.filter((location) => plain(rowOf(p, location)) === plain(row))

const isSpaceport = (p: Position, location: CardId): boolean =>
  facts(p, location).title.startsWith('Spaceport')

/**
 * Where a location may be laid: indexes into `Position.layout` before which it could be inserted. A first location of a row
 * goes to either end of the table or between two rows.
 * @param card the location, not on table yet, with `of` set if it is generic.
 */
export function placesFor(p: Position, card: CardId): number[] {
  const row = rowOf(p, card)
  const members = rowMembers(p, row)
  if (members.length === 0) return betweenRows(p)
  const order = orderOf(p, row)
  const wanted = stretchOf(p, order, card)
  const stretches = members.map((location) => stretchOf(p, order, location))
  // A row may lie either way round; whichever its locations say.
  const reversed = firstOf(stretches) > lastOf(stretches)
  const fits = (before: number | undefined, after: number | undefined) =>
    (before === undefined || (reversed ? before >= wanted : before <= wanted)) &&
    (after === undefined || (reversed ? after <= wanted : after >= wanted))
  const start = p.layout.indexOf(firstOf(members))
  const gaps = [...members.keys(), members.length].filter((gap) => fits(stretches[gap - 1], stretches[gap]))
  const single = members.length === 1 && stretches[0] !== wanted ? [0, 1] : gaps
  return keepSpaceports(p, card, members, single).map((gap) => start + gap)
}

/** Spaceport sites of a planet stay together, and nothing comes between them. (DEP-210, DEP-211) */
function keepSpaceports(
  p: Position,
  card: CardId,
  members: readonly CardId[],
  gaps: readonly number[],
): number[] {
  const isPort = (gap: number) => members[gap] !== undefined && isSpaceport(p, members[gap])
  if (!isSpaceport(p, card)) return gaps.filter((gap) => !(isPort(gap - 1) && isPort(gap)))
  return members.some((_, gap) => isPort(gap))
    ? gaps.filter((gap) => isPort(gap - 1) || isPort(gap))
    : [...gaps]
}

/** Would a location laid there, no spaceport site itself, come between two that stay together? (DEP-211) */
export function separatesSpaceports(p: Position, card: CardId, place: number): boolean {
  const members = rowMembers(p, rowOf(p, card))
  const [before, after] = [p.layout[place - 1], p.layout[place]]
  if (isSpaceport(p, card) || before === undefined || after === undefined) return false
  return [before, after].every((one) => members.includes(one) && isSpaceport(p, one))
}

function betweenRows(p: Position): number[] {
  const ends = new Set([0, p.layout.length])
  for (const { name } of allRows(p)) {
    const members = rowMembers(p, name)
    ends.add(p.layout.indexOf(firstOf(members)))
    ends.add(p.layout.indexOf(lastOf(members)) + 1)
  }
  return [...ends].sort((a, b) => a - b)
}

/** May a generic location come to this system? A sector that fits any planet needs its system on table. (DEP-209, TRM-347) */
export function needsItsSystem(p: Position, card: CardId): boolean {
  const { kind, planet } = siteFacts(p, card)
  return kind === 'sector' && planet === undefined && rowNamed(p, cardOf(p, card).of ?? '')?.system == null
}

/** Lays a location at one of the places that `placesFor` gives. */
export function layDown(w: Writer<Position>, card: CardId, index: number): void {
  w.put('layout', w.now.layout.toSpliced(index, 0, card))
  w.patch('cards', card, { where: { layout: true } })
}

/**
 * Converts a location: the new version covers the old one, takes its place, and everything that was there is at the new one.
 */
export function cover(w: Writer<Position>, old: CardId, card: CardId): void {
  const { parsec, orbits, of } = cardOf(w.now, old)
  w.put('layout', w.now.layout.with(w.now.layout.indexOf(old), card))
  w.patch('cards', card, { where: { layout: true }, parsec, orbits, of })
  w.patch('cards', old, { where: { under: card } })
  for (const { id, where, orbits: around } of w.now.cards) {
    if ('at' in where && where.at === old) w.patch('cards', id, { where: { ...where, at: card } })
    else if ('on' in where && where.on === old) w.patch('cards', id, { where: { ...where, on: card } })
    if (around === old) w.patch('cards', id, { orbits: card })
  }
}

/** Takes the covering version of a location back: what it covers is on table again, with everything that is there. */
export function uncover(w: Writer<Position>, card: CardId): void {
  const old = w.now.cards.find(({ where }) => 'under' in where && where.under === card)?.id
  const index = w.now.layout.indexOf(card)
  w.put('layout', old === undefined ? w.now.layout.toSpliced(index, 1) : w.now.layout.with(index, old))
  if (old === undefined) return
  w.patch('cards', old, { where: { layout: true } })
  for (const { id, where, orbits: around } of w.now.cards) {
    if ('at' in where && where.at === card) w.patch('cards', id, { where: { ...where, at: old } })
    else if ('on' in where && where.on === card) w.patch('cards', id, { where: { ...where, on: old } })
    if (around === card) w.patch('cards', id, { orbits: old })
  }
}
