/** Unlimited - Embarking And Disembarking. */

import type { Reason } from '../../../../kernel/index.ts'
import { isBridge, openSlots } from '../../../model/capacity.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, isCombination } from '../../../model/cards/pool.ts'
import {
  isCrewed,
  isLanded,
  isSquadron,
  isStarship,
  isVehicle,
  movesLikeCharacter,
} from '../../../model/crew.ts'
import { isSector, isSite, isSystem } from '../../../model/places/locations.ts'
import {
  cardsAboard,
  cardsAt,
  cardsOn,
  carrierOf,
  isWithin,
  locationOf,
  standsAt,
} from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { textsInForce, textsOf } from '../../../model/texts/texts.ts'
import type { CardId, Edition, Player, Position } from '../../../model/types.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { cannotBeAt } from '../../shared/on-table/location-restrictions.ts'
import { notTakenOver } from '../../shared/on-table/taking-over.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, crdOnly, inRulings, permits, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import { noRoom } from '../carrying/room-aboard.ts'
import { type Attempt, inHoldOf, type MoveKind, onBridgeOf, toCard } from '../move.ts'
import { cannotGoInside } from '../regular/landspeed.ts'

export const rules = [
  ...underHeading('Unlimited - Embarking And Disembarking', {
    'MOV-103': permits,
    'MOV-104': permits,
    'MOV-106': { same: ['TRM-265', 'TRM-270'] },
    'MOV-107': { same: ['TRM-266'] },
    'MOV-108': {},
    // No place is named for getting into the Backpack.
    'TRM-268': { ...crdOnly, ...permits },
    'MOV-110': {},
    'MOV-185': { same: ['TRM-287'], ...changes },
    'MOV-189': {},
    'MOV-200': {},
    'MOV-201': { same: ['TRM-047'], ...permits },
    'MOV-113': permits,
    'MOV-114': permits,
    'TRM-267': permits,
  }),
  ...inRulings('sectors', { 'TRM-344': {} }),
]

const { holdsIn } = within(rules)

/** Devices that carry characters (Luke's Backpack), with what they carry. */
const packFor = (p: Position, pack: CardId, rider: CardId) =>
  textsOf(p, pack, 'carries').some(
    ({ text, you }) =>
      matches(p, text.who, rider, you) &&
      cardsOn(p, pack).filter((other) => other !== rider && movesLikeCharacter(p, other)).length < text.upTo,
  )

/**
 * The editions in which an unpiloted starship leaves a cargo bay by itself. The current rulebook lets it in, and says of no way out
 * but that what nobody pilots does not move. (TRM-267, MOV-005)
 */
const leavesUnpilotedIn: readonly Edition[] = ['crd']

/** What embarking and disembarking have in common. */
const bothWays = {
  class: atAGlance.embark.class,
  timeRule: 'MOV-200',
  price: () => ({ force: 'free', rules: ['MOV-103'] }),
} satisfies Partial<MoveKind>

export const embark: MoveKind<'embark'> = {
  ...bothWays,
  using: 'embark',
  needsCrew: ({ p, card }) => isVehicle(p, card),

  concerns: ({ p, card, move: { to } }) => 'aboard' in to && carrierOf(p, card) !== to.aboard,

  *attempts(p, player, card): Generator<Move> {
    for (const ship of boardable(p, player, card)) {
      for (const slot of openSlots(p, ship, card)) {
        yield { using: 'embark', cards: [card], to: { aboard: ship, slot } }
      }
      if (packFor(p, ship, card)) yield { using: 'embark', cards: [card], to: { aboard: ship } }
    }
  },

  *judge({ p, player, move, card, from }: Attempt): Generator<Reason> {
    const ship = toCard(move.to)
    if (ship === null) return yield refusal('MOV-103', { card })
    const details = { card, ship }
    if (cardOf(p, ship).owner !== player) {
      yield refusal('MOV-106', details, 'not yours')
      return yield notTakenOver(details)
    }
    if (ship === card || carrierOf(p, card) === ship) return yield refusal('MOV-103', details, 'already')
    applies('MOV-104', 'MOV-105', 'MOV-111', 'MOV-154', 'TRM-045')
    if ('aboard' in move.to && move.to.slot === 'pilot') applies('TRM-312', 'TRM-314')
    if (inHoldOf(p, ship) !== null) applies('TRM-048')
    if (cardsOn(p, card).length > 0 && !isStarship(p, card)) applies('MOV-153')
    if (isSquadron(p, card)) applies('TRM-465')
    if (isCombination(facts(p, card))) applies('TRM-414')
    if (!isCrewed(p, card)) applies('TRM-267')
    if (textsOf(p, ship, 'carries').length > 0) return yield* intoPack(p, card, ship)
    if (isStarship(p, card)) {
      applies('MOV-107', 'MOV-201')
      // Into the hold of a ship at the same system. (MOV-107)
      if (from === null || standsAt(p, ship) !== from || !isSystem(p, from) || !isStarship(p, ship)) {
        yield refusal('MOV-107', details, isLanded(p, card) ? 'landed' : 'apart')
      }
    } else if (movesLikeCharacter(p, card) || isVehicle(p, card)) yield* reaches(p, card, ship)
    else yield refusal('MOV-189', details)
    yield* noRoom(p, [card], move.to)
  },
}

/** Own cards that one could board from here. */
function* boardable(p: Position, player: Player, card: CardId): Generator<CardId> {
  const from = standsAt(p, card)
  const carrier = carrierOf(p, card)
  const beside = from !== null ? cardsAt(p, from) : carrier !== null ? cardsAboard(p, carrier) : []
  const outer = carrier === null ? null : carrierOf(p, carrier)
  for (const other of outer === null ? beside : [...beside, outer]) {
    if (other !== card && cardOf(p, other).owner === player && other !== carrier) yield other
  }
  const here = locationOf(p, card)
  for (const { source } of textsInForce(p, 'carries')) {
    const other = source !== carrier && !isWithin(p, source, card)
    if (other && cardOf(p, source).owner === player && locationOf(p, source) === here) yield source
  }
}

/** May a character or vehicle get from where it is onto that card? (MOV-106, MOV-109, MOV-110) */
function* reaches(p: Position, card: CardId, ship: CardId): Generator<Reason> {
  const details = { card, ship }
  const from = standsAt(p, card)
  if (from !== null) {
    applies('MOV-106')
    const there = standsAt(p, ship)
    if (there === from && (isVehicle(p, ship) || isLanded(p, ship))) return
    if (isSite(p, from) && there !== null && !isSite(p, there)) yield refusal('MOV-110', details, 'in space')
    else if (!isVehicle(p, ship) && !isStarship(p, ship)) yield refusal('MOV-106', details)
    else if (there === null) yield refusal('MOV-110', details)
    else yield refusal('MOV-106', { ...details, from, at: there }, there === from ? undefined : 'apart')
    return
  }
  applies('MOV-109')
  const bridge = onBridgeOf(p, card)
  // From the bridge into something in the hold, or from there to the bridge. (MOV-109)
  if (bridge !== null && inHoldOf(p, ship) === bridge) return
  if (bridge !== null && inHoldOf(p, bridge) === ship && movesLikeCharacter(p, card)) return
  yield refusal('MOV-110', details)
}

/** Into a device that carries characters: where its bearer stands, under the rulebook. (MOV-108, ED-14) */
function* intoPack(p: Position, card: CardId, pack: CardId): Generator<Reason> {
  applies('MOV-108')
  if (!packFor(p, pack, card)) yield refusal('MOV-108', { card, ship: pack }, 'who')
  const site = standsAt(p, card)
  const bearer = carrierOf(p, pack)
  const together =
    bearer !== null && (standsAt(p, bearer) ?? carrierOf(p, bearer)) === (site ?? carrierOf(p, card))
  if (!together) yield refusal('MOV-108', { card, ship: pack })
  else if (site === null && !holdsIn(p, 'TRM-268')) yield refusal('MOV-108', { card, ship: pack }, 'site')
}

export const disembark: MoveKind<'disembark'> = {
  ...bothWays,
  using: 'disembark',
  needsCrew: ({ p, card }) =>
    isVehicle(p, card) || (isStarship(p, card) && !leavesUnpilotedIn.includes(p.edition)),
  everBy: (p, card) => carrierOf(p, card) !== null,

  concerns: ({ p, card, to }) => to !== null && carrierOf(p, card) !== null,

  *attempts(p, _player, card): Generator<Move> {
    const carrier = carrierOf(p, card)
    if (carrier === null) return
    const location =
      standsAt(p, carrier) ?? (textsOf(p, carrier, 'carries').length > 0 ? locationOf(p, carrier) : null)
    if (location !== null) yield { using: 'disembark', cards: [card], to: { location } }
  },

  *judge({ p, player, card, to }: Attempt): Generator<Reason> {
    const carrier = carrierOf(p, card)
    if (carrier === null) return yield refusal('MOV-103', { card }, 'not aboard')
    const details = { card, ship: carrier, to }
    if (cardOf(p, carrier).owner !== player) return yield refusal('MOV-106', details, 'not yours')
    const rule = isStarship(p, card) ? 'MOV-107' : 'MOV-106'
    const isPack = textsOf(p, carrier, 'carries').length > 0
    if (isPack) applies('MOV-108')
    else applies(rule, 'MOV-111', ...(isCrewed(p, card) ? [] : ['TRM-267']))
    const { where } = cardOf(p, card)
    if ('on' in where && !isPack) return yield refusal('MOV-110', details)
    const bearer = 'on' in where ? carrierOf(p, carrier) : null
    const place = standsAt(p, carrier) ?? (bearer === null ? null : standsAt(p, bearer))
    if (place === null) return yield refusal('MOV-110', details, 'inside')
    const inSpace = rule === 'MOV-106' && isStarship(p, carrier) && !isSite(p, place)
    if (to !== place) return yield refusal(inSpace ? 'MOV-110' : rule, details, 'elsewhere')
    if (isStarship(p, card)) {
      if (!isSystem(p, place)) yield refusal('MOV-107', details, 'no system')
      return
    }
    const slot = 'aboard' in where ? where.slot : 'passenger'
    if (!isSite(p, place)) {
      yield refusal('MOV-110', details, 'in space')
      if (isSector(p, place)) yield refusal('TRM-344', { card, to: place })
      return
    }
    if (isVehicle(p, card) && isBridge(slot)) return
    yield* cannotGoInside(p, card, [place])
    yield* cannotBeAt(p, card, place)
  },
}
