/** Regular - Landspeed. */

import type { Reason } from '../../../../kernel/index.ts'
import { nth } from '../../../../kernel/index.ts'
import { isCaptive } from '../../../model/captives.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, isCombination } from '../../../model/cards/pool.ts'
import { meetsItsKind } from '../../../model/creatures.ts'
import { isCreature, isStarship, isVehicle, movesLikeCharacter } from '../../../model/crew.ts'
import { isShieldedFrom } from '../../../model/places/energy-shield.ts'
import { adjacentSites, isExterior, isSite, rowWith, siteFacts } from '../../../model/places/locations.ts'
import { locationOf, standsAt } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { textsInForce, textsOf } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { landspeedOf } from '../../../model/values.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { cannotBeAt, creaturesKeepToHabitats } from '../../shared/on-table/location-restrictions.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, permits, underHeading } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import { beyondRange } from '../by-text/moving-through-locations.ts'
import {
  artilleryStays,
  carriedIn,
  crewLacking,
  isMovedByCrew,
  priceWithWeapon,
  withCrew,
  withFirstCrew,
} from '../carrying/moved-by-crew.ts'
import { ontoCard, stillAboard } from '../carrying/room-aboard.ts'
import { type Attempt, attemptOf, type MoveKind } from '../move.ts'
import { priceOf } from '../movement-cost.ts'
import { hyperspeedOnly } from './mobile-systems-and-death-stars.ts'

export const rules = [
  ...underHeading('Regular - Landspeed', {
    'MOV-050': { same: ['TRM-257'] },
    'MOV-051': {},
    'MOV-052': {},
    'MOV-053': { same: ['TRM-259'], ...changes },
    'MOV-054': {},
    'MOV-055': { same: ['TRM-260'] },
    'MOV-056': { same: ['TRM-261'] },
    'MOV-057': {},
    'MOV-058': {},
    // Creatures move for free under the rulings of 2001.
  }),
  ...underHeading('Deployment - Examples', { 'DEP-034': { ...arOnly, ...permits } }),
  ...underHeading('Attacks', { 'ATK-023': { same: ['ATK-101'], ...permits } }),
]

/** Characters, creatures, vehicles, and what moves like a character walk. */
export const walks = (p: Position, card: CardId) =>
  movesLikeCharacter(p, card) || isCreature(p, card) || isVehicle(p, card)

/** The sites from one site to another along the row, the start left out; null where no row of sites joins them. */
function pathBetween(p: Position, from: CardId, to: CardId): CardId[] | null {
  if (!isSite(p, from) || !isSite(p, to)) return null
  // By site, the one before it. What is added to the map on the way is gone through as well.
  const reached = new Map([[from, from]])
  for (const site of reached.keys())
    for (const neighbour of adjacentSites(p, site)) if (!reached.has(neighbour)) reached.set(neighbour, site)
  if (!reached.has(to) || from === to) return null
  const path: CardId[] = []
  for (let site = to; site !== from; site = reached.get(site)!) path.unshift(site)
  return path
}

/** Landspeed that locations demand of this card on top of one for each site. (MOV-055) */
function extraLandspeed(p: Position, card: CardId, from: CardId, path: readonly CardId[]): number {
  let extra = 0
  const final = path.at(-1)
  for (const { text, source, you } of textsInForce(p, 'extra landspeed')) {
    if (!matches(p, text.who, card, you)) continue
    const site = locationOf(p, source)
    const { way, add } = text
    if (way.includes('from') && site === from) extra += add
    if (way.includes('to') && site === final) extra += add
    if (way.includes('through') && site !== null && site !== final && path.includes(site)) extra += add
  }
  return extra
}

/** The path that an attempt takes: the one it names, or the only one there is. */
function pathOf({ p, move, from, to }: Attempt): CardId[] | null {
  if (from === null || to === null) return null
  return move.via ? [...move.via, to] : pathBetween(p, from, to)
}

function isConnected(p: Position, from: CardId, path: readonly CardId[]): boolean {
  return path.every((site, i) => adjacentSites(p, site).includes(i === 0 ? from : nth(path, i - 1)))
}

/** Vehicles do; what limits itself to other places (a Lift Tube to interior mobile sites) is not bound to exterior ones. */
const staysOutside = (p: Position, card: CardId) =>
  isVehicle(p, card) && !textsOf(p, card, 'only at').some(({ text }) => text.where.interior === true)

/** A vehicle enters and crosses exterior sites only. (MOV-052) */
export function* cannotGoInside(p: Position, card: CardId, path: readonly CardId[]): Generator<Reason> {
  const inside = staysOutside(p, card) ? path.find((site) => !isExterior(p, site)) : undefined
  if (inside !== undefined) yield refusal('MOV-052', { card, to: inside })
}

/** What stands in the way of one card. */
function* walking(attempt: Attempt): Generator<Reason> {
  const { p, move, card, from, to } = attempt
  // Of a landspeed of 1 nothing can be left.
  const far = (landspeedOf(p, card) ?? 0) > 1
  if (far && cardOf(p, card).moved === p.turn.number && cardOf(p, card).movedBy === 'landspeed')
    yield refusal('MOV-057', { card })
  if (isStarship(p, card) || !walks(p, card)) {
    const { type, subtype } = facts(p, card)
    if (type === 'weapon' && subtype === 'artillery') yield artilleryStays(card)
    if (type === 'location') return yield hyperspeedOnly(card)
    return yield refusal('MOV-050', { card, to }, 'starship')
  }
  if (from === null) {
    // A captive is aboard nothing, and goes where its escort goes.
    if (isCaptive(p, card)) return
    yield* stillAboard(p, card, to)
    return yield refusal('MOV-050', { card, to }, 'aboard')
  }
  if (to === null) return yield ontoCard(card, move.to)
  if (!isSite(p, to)) return yield refusal('MOV-058', { card, to })
  if (!isSite(p, from)) return yield refusal('MOV-058', { card, to: from }, 'from')

  const path = pathOf(attempt)
  if (!path) return yield refusal('MOV-050', { card, from, to }, from === to ? 'already' : 'apart')
  // A named path may go back on itself.
  if (new Set([from, ...path]).size <= path.length) yield refusal('MOV-056', { card })
  else if (!isConnected(p, from, path)) return yield refusal('MOV-050', { card, from, to }, 'apart')

  applies('MOV-050', 'MOV-053', 'MOV-054')
  if (isCombination(facts(p, card))) applies('TRM-414')
  if (path.length > 1) applies('MOV-190', 'MOV-191', 'MOV-194')
  if (isVehicle(p, card) && facts(p, card).subtype === 'creature') applies('TRM-472', 'TRM-473')
  if (siteFacts(p, from).siteOf !== undefined) applies('TRM-334')
  const range = landspeedOf(p, card) ?? 0
  const extra = extraLandspeed(p, card, from, path)
  if (extra > 0) applies('MOV-055')
  const need = path.length + extra
  if (need > range && extra > 0) {
    yield refusal('MOV-055', { card, extra, need, speed: range })
    yield beyondRange(card, need, range)
  } else if (need > range) yield refusal('MOV-054', { card, to, need, speed: range })
  if (isCreature(p, card) && meetsItsKind(p, card, to)) applies('ATK-023')
  if (isVehicle(p, card))
    applies('MOV-052', ...(isShieldedFrom(p, cardOf(p, card).owner, to) ? ['DEP-034'] : []))
  if (staysOutside(p, card)) yield* cannotGoInside(p, card, path)
  else for (const site of path) yield* cannotBeAt(p, card, site)
}

export const landspeed: MoveKind<'landspeed'> = {
  using: 'landspeed',
  class: atAGlance.landspeed.class,
  everBy: (p, card) => walks(p, card) || isMovedByCrew(p, card),
  everWhere: isSite,

  concerns: ({ p, card, from, to }) =>
    to !== null && (walks(p, card) || isMovedByCrew(p, card)) && (isSite(p, to) || from !== null),

  together: (attempt) => carriedIn(attempt) !== null,

  intend: (p, _player, card, to) => ({
    using: 'landspeed',
    cards: isMovedByCrew(p, card) ? [...withFirstCrew(p, card), card] : [card],
    to,
  }),

  *attempts(p, _player, card): Generator<Move> {
    if (isMovedByCrew(p, card)) return yield* withCrew(p, card)
    const from = standsAt(p, card)
    const range = landspeedOf(p, card)
    if (from === null || range === null || !walks(p, card) || !isSite(p, from)) return
    const { sites } = rowWith(p, from)
    const here = sites.indexOf(from)
    for (const [i, site] of sites.entries()) {
      if (site !== from && Math.abs(i - here) <= range) {
        yield { using: 'landspeed', cards: [card], to: { location: site } }
      }
    }
  },

  *judge(attempt) {
    const carried = carriedIn(attempt)
    if (!carried) return yield* walking(attempt)
    yield* crewLacking(attempt.p, carried)
    for (const one of carried.crew) yield* walking({ ...attempt, card: one, from: standsAt(attempt.p, one) })
  },

  price(attempt) {
    const { p, player, move, card } = attempt
    const carried = carriedIn(attempt)
    if (carried) {
      const alone = (one: CardId) => attemptOf(p, player, { ...move, cards: [one] })
      return priceWithWeapon(carried, (one) => priceOf(landspeed, alone(one)).force)
    }
    return {
      force: isCreature(p, card) && creaturesKeepToHabitats(p) ? 'free' : atAGlance.landspeed.cost,
      rules: isCreature(p, card) ? ['MOV-051', 'ATK-100'] : ['MOV-051'],
    }
  },

  path: (attempt) => pathOf(attempt) ?? [],
}
