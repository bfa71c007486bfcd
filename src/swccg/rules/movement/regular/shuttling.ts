/** Regular - Shuttling. */

import type { Reason } from '../../../../kernel/index.ts'
import { isBridge, openSlots } from '../../../model/capacity.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import {
  isCapital,
  isCrewed,
  isShuttleVehicle,
  isStarship,
  isUndercover,
  isVehicle,
  movesLikeCharacter,
} from '../../../model/crew.ts'
import { cloudsAt, isExterior, isSite, systemOf } from '../../../model/places/locations.ts'
import { cardsAboard, cardsAt, carrierOf, locationOf, standsAt } from '../../../model/table.ts'
import { textsOf } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, permits, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import { spiesStayOutside } from '../carrying/moving-undercover-spies.ts'
import {
  disembarksBeforeShuttling,
  noRoom,
  seatedForShuttling,
  seatedForText,
} from '../carrying/room-aboard.ts'
import { type Attempt, type MoveKind, onBridgeOf, placeOfGoal, toCard } from '../move.ts'
import { throughClouds } from '../movement-cost.ts'
import { notOfThatSystem, onlyOfBigOne } from './landing-and-taking-off.ts'

export const rules = underHeading('Regular - Shuttling', {
  'MOV-080': { same: ['TRM-243'] },
  'MOV-081': {},
  'MOV-082': { same: ['TRM-245'], ...changes },
  'MOV-083': { same: ['TRM-244'], ...changes },
  'MOV-084': { same: ['TRM-246'], ...permits },
  'MOV-085': { same: ['TRM-247'] },
  'MOV-086': changes,
  'MOV-087': changes,
  'MOV-088': { ...arOnly, ...changes },
  'MOV-089': { ...arOnly, ...changes },
  'MOV-305': changes,
  'TRM-351': { in: ['crd'], ...permits },
})

const { holdsIn, refuse } = within(rules)

/** Characters, what moves like one, and vehicles shuttle. */
const shuttles = (p: Position, card: CardId) => movesLikeCharacter(p, card) || isVehicle(p, card)

/** How many characters a shuttle vehicle takes in one go: what its text says, by the rule any number; 0 if it is none. */
function seatsOfShuttle(p: Position, card: CardId): number {
  const limits = textsOf(p, card, 'shuttles').map(({ text }) => text.upTo)
  if (limits.length > 0) return Math.max(...limits)
  return isShuttleVehicle(p, card) ? Number.POSITIVE_INFINITY : 0
}

/** Ships of a player at the system that a site belongs to. */
function shipsAbove(p: Position, player: Player, site: CardId): CardId[] {
  const system = systemOf(p, site)
  if (system === null) return []
  return cardsAt(p, system).filter((card) => isStarship(p, card) && cardOf(p, card).owner === player)
}

/** One end of a shuttling is a starship at a system, the other a site or the shuttle vehicle at one. */
function endsOf({ p, move, card }: Attempt) {
  const target = toCard(move.to)
  if (target !== null && !isVehicle(p, target)) {
    return { ship: target, site: move.by === undefined ? siteOf(p, card) : locationOf(p, move.by), up: true }
  }
  return { ship: onBridgeOf(p, card) ?? carrierOf(p, card), site: placeOfGoal(p, move.to), up: false }
}

/** The site that a card could shuttle from: where it stands, or for one aboard a vehicle where that stands. */
function siteOf(p: Position, card: CardId): CardId | null {
  const here = locationOf(p, card)
  return here !== null && isSite(p, here) ? here : null
}

/** Is this ship at the system of that site? */
function isAbove(p: Position, ship: CardId, site: CardId): boolean {
  const system = systemOf(p, site)
  return system !== null && standsAt(p, ship) === system
}

function* byShuttleVehicle(attempt: Attempt, vehicle: CardId): Generator<Reason> {
  const { p, player, move } = attempt
  const { ship, site, up } = endsOf(attempt)
  const stand = standsAt(p, vehicle)
  const seats = seatsOfShuttle(p, vehicle)
  applies('MOV-084', 'MOV-085', 'MOV-087', up ? 'MOV-088' : 'MOV-089')
  if (seats === 0) return yield refusal('MOV-084', { by: vehicle }, 'no shuttle')
  if (stand === null || !isSite(p, stand)) return yield refusal('MOV-084', { by: vehicle }, 'not at site')
  if (cardOf(p, vehicle).moved === p.turn.number) yield refusal('MOV-085', { by: vehicle })
  if (move.cards.length > seats) yield refusal('MOV-084', { by: vehicle, count: seats }, 'too many')
  if (ship === null || !isStarship(p, ship) || !isAbove(p, ship, stand))
    return yield refusal('MOV-084', { by: vehicle, ship }, 'no ship')
  if (cardOf(p, ship).owner !== player) yield refusal('MOV-084', { by: vehicle, ship }, 'no ship')
  for (const card of move.cards) {
    if (!movesLikeCharacter(p, card)) yield refusal('MOV-084', { by: vehicle, card }, 'no character')
    // The rulings of 2001 do not ask that the character be aboard.
    const boards = !holdsIn(p, 'MOV-088') && standsAt(p, card) === stand
    if (up && !boards && carrierOf(p, card) !== vehicle) yield refuse('MOV-088', { by: vehicle, card })
    if (!up && onBridgeOf(p, card) !== ship) yield refuse('MOV-089', { by: vehicle, card, ship })
  }
  if (!up && !holdsIn(p, 'MOV-089')) return
  if (up || toCard(move.to) === vehicle) yield* noRoom(p, move.cards, move.to)
  else yield refuse('MOV-089', { by: vehicle, card: attempt.card, to: site }, 'site')
}

function* ordinary(attempt: Attempt): Generator<Reason> {
  const { p, player, card } = attempt
  const { ship, site, up } = endsOf(attempt)
  const details = { card, ship, to: site }
  if (!shuttles(p, card)) return yield refusal('MOV-080', details, 'who')
  applies('MOV-080', 'MOV-305')
  if (isVehicle(p, card) && cardsAboard(p, card).length > 0) applies('MOV-082')
  if (isVehicle(p, card) && !isCrewed(p, card)) applies('TRM-351')
  if (!up && isUndercover(p, card)) yield spiesStayOutside(card)
  if (up && standsAt(p, card) === null) {
    yield seatedForShuttling(card, carrierOf(p, card))
    yield seatedForText(card, carrierOf(p, card))
  }
  if (!up && !isVehicle(p, card) && ship !== null && onBridgeOf(p, card) !== ship)
    yield refusal('MOV-305', details)
  if (ship === null || !isStarship(p, ship)) return yield refusal('MOV-081', details, 'no ship')
  if (cardOf(p, ship).owner !== player) yield refusal('MOV-081', details, 'not yours')
  if (!isCapital(p, ship)) yield refusal('MOV-081', details, 'starfighter')
  if (site === null || !isSite(p, site)) return yield refusal('MOV-081', details, 'no site')
  if (!isExterior(p, site)) yield refusal('MOV-081', details, 'interior')
  if (!isAbove(p, ship, site)) yield refusal('MOV-081', details, 'system')
  yield* notOfThatSystem(p, site)
  yield* onlyOfBigOne(p, site)
  if (up) yield* noRoom(p, [card], attempt.move.to)
}

/** Under the rulings of 2001 nobody need be aboard: a shuttle vehicle beside a character, for a ship that is no capital. */
function shuttleBeside(p: Position, card: CardId, ship: CardId | null): CardId | null {
  const stand = standsAt(p, card)
  if (stand === null || ship === null || isCapital(p, ship) || holdsIn(p, 'MOV-088')) return null
  const { owner } = cardOf(p, card)
  return (
    cardsAt(p, stand).find((other) => cardOf(p, other).owner === owner && seatsOfShuttle(p, other) > 0) ??
    null
  )
}

export const shuttling: MoveKind<'shuttling'> = {
  using: 'shuttling',
  class: atAGlance.shuttling.class,
  everBy: shuttles,

  concerns({ p, card, move: { to } }) {
    if (!shuttles(p, card)) return false
    const target = toCard(to)
    if (target !== null && isStarship(p, target)) return siteOf(p, card) !== null
    const ship = carrierOf(p, card)
    if (ship === null || !isStarship(p, ship) || standsAt(p, ship) === null) return false
    const end = placeOfGoal(p, to)
    return end !== null && isSite(p, end)
  },

  together: ({ move }) => move.by !== undefined,

  *attempts(p, player, card): Generator<Move> {
    const site = siteOf(p, card)
    const carrier = carrierOf(p, card)
    const stand = standsAt(p, card)
    if (site !== null) {
      const shuttle = carrier !== null && seatsOfShuttle(p, carrier) > 0 ? carrier : null
      const beside = holdsIn(p, 'MOV-088')
        ? []
        : cardsAt(p, site).filter((other) => other !== card && seatsOfShuttle(p, other) > 0)
      for (const ship of shipsAbove(p, player, site)) {
        for (const slot of openSlots(p, ship, card)) {
          // On the bridge for characters, in the hold for vehicles. (MOV-305)
          if (!isVehicle(p, card) && !isBridge(slot)) continue
          const to = { aboard: ship, slot }
          if (stand !== null || !disembarksBeforeShuttling(p)) yield { using: 'shuttling', cards: [card], to }
          for (const by of shuttle === null ? beside : [shuttle])
            yield { using: 'shuttling', cards: [card], to, by }
        }
      }
      return
    }
    const ship = onBridgeOf(p, card) ?? (isVehicle(p, card) ? carrier : null)
    const system = ship === null ? null : standsAt(p, ship)
    if (system === null) return
    for (const location of p.layout) {
      if (!isSite(p, location) || systemOf(p, location) !== system) continue
      yield { using: 'shuttling', cards: [card], to: { location } }
      for (const vehicle of cardsAt(p, location)) {
        if (cardOf(p, vehicle).owner !== player || seatsOfShuttle(p, vehicle) === 0) continue
        if (holdsIn(p, 'MOV-089')) {
          yield { using: 'shuttling', cards: [card], to: { aboard: vehicle, slot: 'passenger' }, by: vehicle }
        } else yield { using: 'shuttling', cards: [card], to: { location }, by: vehicle }
      }
    }
  },

  intend(p, _player, card, to) {
    const target = toCard(to)
    const carrier = carrierOf(p, card)
    const beside = shuttleBeside(p, card, target)
    const by = target !== null && isVehicle(p, target) ? target : (carrier ?? beside)
    const shuttle = by !== null && seatsOfShuttle(p, by) > 0 ? { by } : {}
    return { using: 'shuttling', cards: [card], to, ...shuttle }
  },

  judge: (attempt) =>
    attempt.move.by === undefined ? ordinary(attempt) : byShuttleVehicle(attempt, attempt.move.by),

  price(attempt) {
    if (attempt.move.by !== undefined) return { force: 'free', rules: ['MOV-086'] }
    const { site } = endsOf(attempt)
    const clouds = site === null ? 0 : cloudsAt(attempt.p, site)
    const { cost } = atAGlance.shuttling
    if (clouds === 0) return { force: cost, rules: ['MOV-080'] }
    return throughClouds(cost, clouds, 'MOV-080', 'MOV-083')
  },

  alsoMoves: ({ move }) => (move.by === undefined ? [] : [move.by]),

  // Under the rulings of 2001 a vehicle without a crew may be shuttled. (TRM-351)
  needsCrew: ({ p }) => !holdsIn(p, 'TRM-351'),
}
