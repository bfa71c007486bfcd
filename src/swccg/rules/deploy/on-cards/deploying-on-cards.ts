/** Where weapons, devices, Effects and the like are put: what their text says, or their kind. */

import { asList, type Reason } from '../../../../kernel/index.ts'
import type { AbilityOf, Filter } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isA } from '../../../model/cards/characteristics.ts'
import { skywalker } from '../../../model/cards/faces.ts'
import { facts, isTextless, plain } from '../../../model/cards/pool.ts'
import { hasPresenceIcon } from '../../../model/places/presence.ts'
import { allOnTable, hasState, isActive, isOnTable, locationOf } from '../../../model/table.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { hasSpy, matches, matchesLocation } from '../../../model/texts/filters.ts'
import { textCanceledBy } from '../../../model/texts/texts.ts'
import type { CardFacts, CardId, DeployDestination, Player, Position } from '../../../model/types.ts'
import { effectNotThere } from '../../card-types/effects-and-others/normal-and-mobile-effects.ts'
import { squadronIsNoStarfighter } from '../../card-types/starships-and-vehicles/squadrons.ts'
import { artilleryNotThere } from '../../leaving-table/artillery.ts'
import { conditionUnmet } from '../../shared/actions/action-initiation.ts'
import { inactive, notOnTable } from '../../shared/actions/answering.ts'
import { protectedFrom } from '../../shared/on-table/immune.ts'
import { notCounted } from '../../shared/on-table/inactive-supporting-and-on-table.ts'
import { refusal, refusing } from '../../shared/reasons.ts'
import { arOnly, inRulings, underHeading, within } from '../../shared/rulebook.ts'
import { answersAsPilot, asPrinted, containsPersona, weaponOf } from '../personas.ts'

export const rules = [
  ...underHeading('Deploy', { 'DEP-013': {} }),
  ...underHeading('Persona', { 'DEP-091': {}, 'DEP-092': arOnly, 'DEP-094': arOnly }),
  ...underHeading('Persona - Crossing Over', { 'DEP-165': arOnly }),
  ...underHeading('Multiple Personas Example', { 'DEP-089': arOnly }),
  ...underHeading('Unoccupied', { 'CTL-046': {} }),
  ...inRulings('missing', { 'DEP-194': {} }),
  ...inRulings('presence icon', { 'TRM-323': {} }),
  ...inRulings('Section 5. List Of Persona Names', { 'DEP-202': { same: ['TRM-480'] } }),
  ...inRulings('weapon', { 'WPN-012': {} }),
  ...inRulings('weapon – deploying and carrying', {
    'WPN-052': { same: ['DEP-277'] },
    'WPN-053': { same: ['DEP-278'] },
  }),
]

const { holdsIn, refuse } = within(rules)

/** One place where such a card may be put. */
type Spot = Omit<AbilityOf<'deploys on'>, 'does'>

const own: Record<string, Spot> = {
  character: { card: { type: 'character', is: 'warrior' } },
  starship: { card: { type: 'starship' } },
  vehicle: { card: { type: 'vehicle' } },
  creature: { card: { type: 'creature' } },
}

/** Where a card goes whose text does not say. */
function usualSpot({ type, subtype }: CardFacts): Spot {
  if (type === 'weapon') return own[subtype ?? ''] ?? { at: { kind: 'site' } }
  if (type === 'device') return { card: { type: ['character', 'vehicle', 'starship'] } }
  return {}
}

/** Is what the text asks for at this place so? */
const isOpen = (p: Position, card: CardId, { while: met }: Spot): boolean =>
  met === undefined || holds(p, met, card, cardOf(p, card).owner)

/** Every place that a card's text names; those first whose conditions are met. */
function spotsOf(p: Position, card: CardId): Spot[] {
  // Where it goes its text says, which is not played: it goes nowhere, rather than just anywhere.
  if (isTextless(facts(p, card))) return []
  if (textCanceledBy(p, card) !== null) return [usualSpot(facts(p, card))]
  const printed = (facts(p, card).abilities ?? []).filter((text) => text.does === 'deploys on')
  if (printed.length === 0) return [usualSpot(facts(p, card))]
  return [
    ...printed.filter((spot) => isOpen(p, card, spot)),
    ...printed.filter((spot) => !isOpen(p, card, spot)),
  ]
}

/** Is it a weapon or a device? */
export const isEquipment = ({ type }: CardFacts): boolean => type === 'weapon' || type === 'device'

/** Whose cards it goes on: one's own unless it says more, as weapons and devices are ruled too. (WPN-053) */
function ownerFits(p: Position, player: Player, target: CardId, { whose }: Spot): boolean {
  const mine = cardOf(p, target).owner === player
  if (whose === undefined) return mine
  return whose === 'anyone' || !mine
}

/** Is the target of a persona that is named itself, and does not merely contain it? (DEP-091, DEP-092) */
export function isItself(p: Position, target: CardId, { persona }: Filter): boolean {
  if (persona === undefined) return true
  const { title, persona: own = title } = facts(p, target)
  return asList(persona).some((name) => [plain(own), plain(title)].includes(plain(name)))
}

/** 'On your corvette or Falcon' is one thing or the other. */
const alternatives = ({ anyOf, ...filter }: Filter): Filter[] =>
  anyOf === undefined ? [filter] : anyOf.map((one) => ({ ...filter, ...one }))

function meant(p: Position, player: Player, card: CardId, target: CardId, filter: Filter): boolean {
  if (!matches(p, filter, target, player)) return false
  // The rulings of 2001 let Effects go on what merely contains the persona; weapons and devices never. (DEP-093)
  if (!isEquipment(facts(p, card)) && !holdsIn(p, 'DEP-092')) return true
  return alternatives(filter).some((one) => isItself(p, target, one) && matches(p, one, target, player))
}

/** The personas by which a card goes on a target. */
export const personasMeant = (p: Position, player: Player, target: CardId, filter: Filter): string[] =>
  alternatives(filter)
    .filter((one) => matches(p, one, target, player))
    .flatMap(({ persona }) => persona ?? [])

function fitsCard(p: Position, player: Player, card: CardId, target: CardId, spot: Spot): boolean {
  const { card: filter, at } = spot
  if (!filter || !meant(p, player, card, target, filter)) return false
  const here = locationOf(p, target)
  return !at || (here !== null && matchesLocation(p, at, here, here, player))
}

/** The place that a target is one of; undefined if it is none of them. */
export function spotFor(p: Position, player: Player, card: CardId, to: DeployDestination): Spot | undefined {
  return spotsOf(p, card).find((spot) => {
    if ('table' in to) return !spot.card && !spot.at
    if ('location' in to)
      return !spot.card && spot.at !== undefined && matchesLocation(p, spot.at, to.location, null, player)
    return 'on' in to && fitsCard(p, player, card, to.on, spot) && ownerFits(p, player, to.on, spot)
  })
}

/** Could this card be on that one, as far as that one itself is concerned, wherever it is? (DEP-115) */
export const suitsCard = (p: Position, card: CardId, target: CardId): boolean =>
  spotsOf(p, card).some(
    ({ card: filter }) =>
      filter !== undefined && matches(p, attributesOf(filter), target, cardOf(p, card).owner),
  )

/** What a filter asks of the card itself, not of its place and company. */
function attributesOf(filter: Filter): Filter {
  const { at, with: beside, presentWith, alone, present, inBattle, state, captive, ...more } = filter
  const { scompLink, carriedBy, onPlanet, atPlanet, aboardOf, aboard, isAboard, ...rest } = more
  const { piloting, escorting, stolen, ...own } = rest
  return {
    ...own,
    ...(own.and ? { and: attributesOf(own.and) } : {}),
    ...(own.anyOf ? { anyOf: own.anyOf.map(attributesOf) } : {}),
  }
}

/** Does a card ask for more where it is put than what suits it? (DEP-115) */
export const asksForMore = (p: Position, card: CardId): boolean =>
  spotsOf(p, card).some(
    (spot) =>
      spot.card !== undefined &&
      (spot.at !== undefined ||
        spot.while !== undefined ||
        JSON.stringify(attributesOf(spot.card)) !== JSON.stringify(spot.card)),
  )

/** The places that are worth judging for a card. */
export function* targetsOf(p: Position, player: Player, card: CardId): Generator<DeployDestination> {
  const spots = spotsOf(p, card)
  if (spots.some((spot) => !spot.card && !spot.at)) yield { table: true }
  if (spots.some((spot) => !spot.card && spot.at)) for (const location of p.layout) yield { location }
  if (!spots.some((spot) => spot.card)) return
  for (const id of allOnTable(p)) {
    const { where } = cardOf(p, id)
    const to = { on: id }
    if (!('layout' in where || 'under' in where) && spotFor(p, player, card, to)) yield to
  }
}

/** A deployed card is put where it belongs, and nowhere else. (DEP-013) */
export const notPutThere = refusing('DEP-013')

/** Is it a weapon or device that lies on whoever carries it? */
const isBorne = (p: Position, card: CardId): boolean => {
  const { type } = facts(p, card)
  return (type === 'weapon' || type === 'device') && spotsOf(p, card).every((spot) => spot.card !== undefined)
}

/** What stands in the way of putting a card there. */
export function* notThere(
  p: Position,
  player: Player,
  card: CardId,
  to: DeployDestination,
): Generator<Reason> {
  if ('on' in to) yield* notOn(p, player, card, to.on)
  const bearer = 'on' in to ? to.on : 'location' in to ? to.location : null
  if (bearer !== null) yield* protectedFrom({ p, card }, bearer)
  const spot = spotFor(p, player, card, to)
  if (spot && !isOpen(p, card, spot)) yield conditionUnmet({ card })
  if (spot || 'on' in to) return
  if (!('location' in to)) return yield refusal('DEP-013', { card }, 'table')
  const details = { card, to: to.location }
  if (barredBySpy(p, player, card, to.location)) yield refusal('CTL-046', details)
  if (facts(p, card).subtype === 'artillery') return yield artilleryNotThere(details)
  yield isBorne(p, card) ? refusal('DEP-013', details, 'equipment') : refusal('DEP-013', details)
}

/** Would it go there, if no spy were under cover at the place, which would be unoccupied then? (CTL-046) */
const barredBySpy = (p: Position, player: Player, card: CardId, at: CardId): boolean =>
  hasSpy(p, at) &&
  spotsOf(p, card).some(({ at: where }) => {
    if (where?.occupied !== false || matchesLocation(p, { occupied: true }, at, null, player)) return false
    const { occupied: _, ...others } = where
    return matchesLocation(p, others, at, null, player)
  })

/** Does a text go on a Skywalker? (DEP-202) */
export const asksForSkywalker = ({ is }: Filter): boolean => asList(is).includes(skywalker)

function* notOn(p: Position, player: Player, card: CardId, target: CardId): Generator<Reason> {
  const details = { card, ship: target }
  if (!isOnTable(p, target)) return yield notOnTable({ card: target })
  if (hasState(p, target, 'missing')) yield refusal('DEP-194', details)
  else if (!isActive(p, target)) {
    yield inactive({ card: target })
    yield* notCounted(p, target, card)
  }
  const printed = facts(p, card)
  if (plain(printed.title) === 'restraining bolt' && hasPresenceIcon(facts(p, target)))
    yield refusal('TRM-323', details)
  const spots = spotsOf(p, card)
  const fitting = spots.filter((spot) => fitsCard(p, player, card, target, spot))
  if (fitting.length > 0) {
    if (!fitting.some((spot) => ownerFits(p, player, target, spot)))
      yield isEquipment(printed) ? refusal('WPN-053', details) : effectNotThere(details, 'target')
    return
  }
  if (printed.subtype === 'artillery') yield artilleryNotThere(details)
  const filters = spots.flatMap((spot) => spot.card ?? [])
  const persona = filters.flatMap(alternatives).flatMap((one) => one.persona ?? [])
  const old = cardOf(p, target).crossed ? asPrinted(p, target) : undefined
  if (old && persona.some((name) => containsPersona(old, name))) yield refuse('DEP-165', details)
  if (answersAsPilot(facts(p, target), persona)) yield refuse('DEP-089', details)
  if (persona.some((name) => weaponOf(facts(p, target)) === plain(name))) yield refuse('DEP-094', details)
  if (persona.some((name) => containsPersona(facts(p, target), name)))
    yield isEquipment(printed) ? refusal('DEP-091', details) : refuse('DEP-092', details)
  if (filters.some(asksForSkywalker) && isA(facts(p, target), 'character')) yield refusal('DEP-202', details)
  yield* squadronIsNoStarfighter(p, filters, details)
  yield isEquipment(printed) ? refusal('WPN-052', details) : effectNotThere(details, 'target')
  // Where its text does not say, its kind does.
  const { abilities = [], type } = printed
  if (type === 'weapon' && !abilities.some(({ does }) => does === 'deploys on'))
    yield refusal('WPN-012', details)
}
