/** Regular - Docking Bay Transit. */

import type { Part, Reason } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isCrewed, isUndercover, isVehicle, movesLikeCharacter } from '../../../model/crew.ts'
import { isDockingBay, isSite } from '../../../model/places/locations.ts'
import { isPresentAt } from '../../../model/places/presence.ts'
import { cardsAt, standsAt } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { cannotMove, textsOf } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { cannotBeAt } from '../../shared/on-table/location-restrictions.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, permits, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import { moverNow } from '../carrying/moving-undercover-spies.ts'
import { stillAboard } from '../carrying/room-aboard.ts'
import type { Attempt, BasePrice, MoveKind } from '../move.ts'

export const rules = underHeading('Regular - Docking Bay Transit', {
  'MOV-020': { same: ['TRM-231'] },
  'MOV-021': permits,
  'MOV-022': arOnly,
  'MOV-023': { same: ['TRM-453'] },
  'MOV-024': {},
  'MOV-025': changes,
  'MOV-026': { same: ['TRM-232'], ...changes },
})

const { holdsIn, refuse } = within(rules)

const isBaySite = (p: Position, location: CardId | null): location is CardId =>
  location !== null && isSite(p, location) && isDockingBay(p, location)

const isWeaponOnSite = (p: Position, card: CardId) =>
  facts(p, card).type === 'weapon' && standsAt(p, card) !== null

/** Characters and vehicles, what moves like a character, and weapons on a site that their text lets a crew move. */
const travels = (p: Position, card: CardId) =>
  movesLikeCharacter(p, card) || isVehicle(p, card) || isWeaponOnSite(p, card)

/** The transit texts of a docking bay for a player: what leaving costs, or what arriving adds. */
const transitTexts = (p: Position, bay: CardId, player: Player, way: 'from' | 'to') =>
  textsOf(p, bay, 'transit').filter(({ text, you }) => you === player && text.way === way)

/** What the bays print for this player. (MOV-024, MOV-025, MOV-158) */
function bayPrice(p: Position, player: Player, from: CardId, to: CardId): BasePrice {
  const leaving = transitTexts(p, from, player, 'from')
  const arriving = transitTexts(p, to, player, 'to')
  // A bay that says so is not touched by what the other one prints, 'free' included.
  const alone = [...leaving, ...arriving].find(({ text }) => text.alone && typeof text.cost === 'number')
  if (alone) {
    const force = Number(alone.text.cost)
    return { force, rules: ['MOV-024'], parts: [{ by: alone.source, does: 'is', n: force, rule: 'MOV-024' }] }
  }
  if (leaving.some(({ text }) => text.cost === 'free'))
    return { force: 'free', rules: ['MOV-024', 'MOV-158'] }
  const printed = leaving.map(({ text }) => text.cost).find((cost) => typeof cost === 'number')
  const adding = [...leaving, ...arriving].filter(({ text }) => text.add)
  const parts: Part[] = [
    ...(printed === undefined ? [] : [{ by: from, does: 'is', n: printed, rule: 'MOV-024' } as const]),
    ...adding.map(
      ({ source, text }) => ({ by: source, does: 'add', n: text.add ?? 0, rule: 'MOV-024' }) as const,
    ),
  ]
  return {
    force: parts.reduce((sum, { n }) => sum + n, 0),
    rules: printed === undefined ? ['MOV-024', 'MOV-025'] : ['MOV-024'],
    ...(parts.length > 0 ? { parts } : {}),
  }
}

/** Enough of its crew stands by, and goes along or not: the weapon can be moved by its own text. (MOV-022) */
function crewOf(p: Position, weapon: CardId, bay: CardId) {
  const [moved] = textsOf(p, weapon, 'moved by crew')
  if (!moved) return null
  const { text, you } = moved
  const crew = p.cards.filter(
    ({ id, owner }) => owner === you && isPresentAt(p, id, bay) && matches(p, text.crew, id, you),
  )
  return { count: crew.length, needed: text.count, add: text.add }
}

export const dockingBayTransit: MoveKind<'docking bay transit'> = {
  using: 'docking bay transit',
  class: atAGlance.transit.class,
  everBy: travels,
  everWhere: isDockingBay,

  concerns: ({ p, from, to }) => isBaySite(p, to) && from !== null && isDockingBay(p, from),

  together: () => true,

  *attempts(p, player, card): Generator<Move> {
    const from = standsAt(p, card)
    if (!isBaySite(p, from) || !travels(p, card)) return
    const others = cardsAt(p, from).filter(
      (other) => other !== card && cardOf(p, other).owner === player && couldTravel(p, other, from),
    )
    for (const bay of p.layout) {
      if (bay === from || !isBaySite(p, bay)) continue
      const to = { location: bay }
      if (!isWeaponOnSite(p, card)) yield { using: 'docking bay transit', cards: [card], to }
      if (others.length > 0) yield { using: 'docking bay transit', cards: [card, ...others], to }
    }
  },

  *judge({ p, move, card: leader, from, to }: Attempt): Generator<Reason> {
    for (const card of move.cards) {
      if (travels(p, card)) yield* againstOne(p, card, from, to)
      else yield refusal('MOV-023', { card, to })
    }
    if (to === null) yield refusal('MOV-020', { card: leader }, 'nowhere')
    if (from === null || to === null) return
    if (!isBaySite(p, from)) return yield refusal('MOV-020', { card: leader, from }, 'from')
    if (!isBaySite(p, to)) return yield refusal('MOV-020', { card: leader, to }, 'to')
    if (from === to) return yield refusal('MOV-020', { card: leader, to }, 'already')
    applies('MOV-020', 'MOV-021')
    if (move.cards.some((card) => isUndercover(p, card))) applies('TRM-391')
    for (const card of move.cards) yield* cannotBeAt(p, card, to)
  },

  price({ p, player, move, card, from, to }) {
    if (from === null || to === null) return { force: 0, rules: [] }
    const price = bayPrice(p, player, from, to)
    // What a crew pays to move its weapon is due here too, since its text names no kind of move. (MOV-155)
    const added = Math.max(0, ...move.cards.map((one) => crewOf(p, one, from)?.add ?? 0))
    if (price.force === 'free' || added === 0) return price
    const [rule = 'MOV-024'] = price.rules
    const heavy = move.cards.find((one) => crewOf(p, one, from)?.add === added) ?? card
    return {
      force: price.force + added,
      rules: [...price.rules, 'MOV-155', 'MOV-159'],
      parts: [
        ...(price.parts ?? [{ by: rule, does: 'is', n: price.force, rule }]),
        { by: heavy, does: 'add', n: added, rule: 'MOV-155' },
      ],
    }
  },
}

/** What stands in the way of one card of those that leave a bay together. */
function* againstOne(p: Position, card: CardId, from: CardId | null, to: CardId | null): Generator<Reason> {
  const details = { card, to }
  const here = standsAt(p, card)
  yield* stillAboard(p, card, to)
  if (here !== null && here !== from) yield refusal('MOV-020', { ...details, from: here }, 'apart')
  if (isVehicle(p, card)) applies('MOV-026')
  if (!isWeaponOnSite(p, card) || here === null) return
  applies('MOV-022')
  const crew = crewOf(p, card, here)
  if (!holdsIn(p, 'MOV-022')) yield refusal('MOV-020', details, 'who')
  if (!crew) yield refuse('MOV-022', details)
  else if (crew.count < crew.needed) yield refuse('MOV-022', { ...details, need: crew.needed }, 'crew')
}

/** Would a card be taken along if the whole bay leaves together? */
function couldTravel(p: Position, card: CardId, bay: CardId): boolean {
  if (!travels(p, card) || !isCrewed(p, card)) return false
  if (cardOf(p, card).moved === p.turn.number || cannotMove(p, card)) return false
  if (moverNow(p, card, dockingBayTransit) !== cardOf(p, card).owner) return false
  if (!isWeaponOnSite(p, card)) return true
  const crew = crewOf(p, card, bay)
  return crew !== null && crew.count >= crew.needed
}
