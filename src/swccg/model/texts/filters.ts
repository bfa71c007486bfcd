/** Which cards and locations a text means. */

import { asList } from '../../../kernel/index.ts'
import type { Filter, LocationFilter } from '../../abilities/types.ts'
import { abilityNow, hasAbilityNumber, pilotsAbility } from '../ability-now.ts'
import { captivesOf, isCaptiveOf } from '../captives.ts'
import { cardOf } from '../cards/card-of.ts'
import { isA } from '../cards/characteristics.ts'
import { hasMatchingPilot, hasMatchingWeapon } from '../cards/matching.ts'
import { facts, plain, titlesOf } from '../cards/pool.ts'
import { isPermanentPilot } from '../cards/printed.ts'
import { formsCount, hasWords } from '../cards/title-words.ts'
import { isActing, isCrewed, isStowed, isUndercover } from '../crew.ts'
import { bearerOf, isEquipment } from '../equipment.ts'
import { isParticipating } from '../fights/battle.ts'
import { isBattleground } from '../places/battlegrounds.ts'
import { adjacentSites, isPartOf, related, siteFacts } from '../places/locations.ts'
import {
  isAboardOf,
  isAlone,
  isAtPlanet,
  isLocationOn,
  isOnPlanet,
  isWith,
  loadOf,
  shipsAround,
} from '../places/prepositions.ts'
import { controls, isPresentAt, isPresentWith, occupies, presentAt } from '../places/presence.ts'
import { isAtScompLink } from '../places/scomp-links.ts'
import { isStolen } from '../stolen.ts'
import { allActive, cardsAboard, carrierOf, isOnTable, locationOf } from '../table.ts'
import {
  type CardFacts,
  type CardId,
  type LocationFacts,
  opponentOf,
  type Player,
  type Position,
} from '../types.ts'
import { hasHighestAbility } from './highest-ability.ts'
import { type OfPrint, ofPrint, type PrintTest } from './printed-filters.ts'
import { readings } from './readings.ts'

type Test = (p: Position, card: CardId, wanted: never, you: Player, source: CardId | null) => boolean

/** A filter taken apart: what it asks of the print alone, with the answers given so far, and what else it asks. */
interface Parts<T> {
  print: { test: PrintTest; wanted: never }[]
  answers: WeakMap<CardFacts, boolean>
  rest: { test: T; wanted: never }[]
}

function takenApart<T>(
  filter: object,
  ofPrint: Record<string, PrintTest>,
  others: Record<string, T>,
): Parts<T> {
  const parts: Parts<T> = { print: [], answers: new WeakMap(), rest: [] }
  for (const [key, wanted] of Object.entries(filter) as [string, never][]) {
    if (wanted === undefined) continue
    const test = ofPrint[key]
    if (test) parts.print.push({ test, wanted })
    else parts.rest.push({ test: others[key] as T, wanted })
  }
  return parts
}

function takesPrint({ print, answers }: Parts<unknown>, printed: CardFacts): boolean {
  let answer = answers.get(printed)
  if (answer === undefined) {
    answer = print.every(({ test, wanted }) => test(printed, wanted))
    answers.set(printed, answer)
  }
  return answer
}

/** What filters ask of a card in its position. */
const ofCard: {
  [K in Exclude<keyof Filter, OfPrint>]-?: (
    p: Position,
    card: CardId,
    wanted: NonNullable<Filter[K]>,
    you: Player,
    source: CardId | null,
  ) => boolean
} = {
  abilityAtLeast: (p, card, wanted) => abilityOn(p, card) >= wanted,
  abilityBelow: (p, card, wanted) => hasAbilityNumber(p, card) && abilityNow(p, card) < wanted,
  number(p, card, { what, above, below }) {
    const n = readings.number(p, card, what)
    return n !== null && (above === undefined || n > above) && (below === undefined || n < below)
  },
  withAbility: (p, card, wanted) => abilityOn(p, card) > 0 === wanted,
  owner: (p, card, wanted, you) => (cardOf(p, card).owner === you) === (wanted === 'you'),
  not: (p, card, wanted, you, source) => !matches(p, wanted, card, you, source),
  other: (_p, card, _wanted, _you, source) => card !== source,
  and: (p, card, wanted, you, source) => matches(p, wanted, card, you, source),
  anyOf: (p, card, wanted, you, source) => wanted.some((one) => matches(p, one, card, you, source)),
  location: (p, card, wanted, you) =>
    facts(p, card).location !== undefined && matchesLocation(p, wanted, card, null, you),
  piloted: (p, card) => isCrewed(p, card) && !isStowed(p, card),
  piloting(p, card, wanted, you, source) {
    const { where } = cardOf(p, card)
    return isActing(p, card) && 'aboard' in where && matches(p, wanted, where.aboard, you, source)
  },
  pilotedBy: (p, card, wanted, you, source) =>
    (isPermanentPilot(facts(p, card), wanted) && !isStowed(p, card)) ||
    cardsAboard(p, card).some((crew) => isActing(p, crew) && matches(p, wanted, crew, you, source)),
  // With a weapon or device that it cannot use nobody is armed. (KRN-270, WPN-020)
  aboard: (p, card, wanted, you, source) =>
    loadOf(p, card).some((one) => matches(p, wanted, one, you, source) && !isMereLoad(p, one)),
  isAboard: (p, card, wanted, you, source) =>
    shipsAround(p, card).some((ship) => matches(p, wanted, ship, you, source)),
  state: (p, card, wanted) => cardOf(p, card).states.includes(wanted),
  captive: isCaptiveOf,
  escorting: (p, card, wanted, you, source) =>
    captivesOf(p, card).some((captive) => matches(p, wanted, captive, you, source)),
  stolen: (p, card) => isStolen(p, card),
  matchingPilotAboard: (p, card, wanted) => hasMatchingPilot(p, card) === wanted,
  alone: (p, card, wanted) => isAlone(p, card, wanted === 'as pilot') === (wanted !== false),
  highestAbility: hasHighestAbility,
  matchingWeapon: (p, card) => hasMatchingWeapon(p, card),
  onPlanet: isOnPlanet,
  atPlanet: isAtPlanet,
  aboardOf: isAboardOf,
  at(p, card, wanted, you, source) {
    const at = locationOf(p, card)
    const here = source === null ? at : locationOf(p, source)
    return at !== null && matchesLocation(p, wanted, at, here, you)
  },
  carriedBy(p, card, wanted, you, source) {
    const carrier = carrierOf(p, card)
    return carrier !== null && matches(p, wanted, carrier, you, source)
  },
  titleHas: (p, card, wanted) => hasWords(facts(p, card).title, wanted, formsCount(p)),
  titleOnTable: (p, card, wanted) => isTitleOnTable(p, card) === wanted,
  present: (p, card, wanted, _you, source) => isBeside(p, card, source) === wanted,
  scompLink: isAtScompLink,
  inBattle: (p, card, wanted) => isParticipating(p, card) === wanted,
  with: (p, card, wanted, you, source) =>
    allActive(p).some((id) => isWith(p, id, card) && matches(p, wanted, id, you, source)),
  presentWith: (p, card, wanted, you, source) =>
    allActive(p).some((id) => isPresentWith(p, id, card) && matches(p, wanted, id, you, source)),
}

/**
 * Is a weapon or device carried by a card on which it could not deploy? Then its bearer has no use of it: nobody is armed
 * with it, and its text does nothing. (WPN-019, WPN-020, KRN-270)
 */
export function isMereLoad(p: Position, card: CardId): boolean {
  const { where } = cardOf(p, card)
  if (!('on' in where) || where.as !== 'attached' || !isEquipment(p, card)) return false
  const bearer = bearerOf(p, card)
  if (bearer === null || bearer === card) return false
  const told = (facts(p, card).abilities ?? []).flatMap((text): Filter[] =>
    text.does === 'deploys on' && text.card ? [text.card] : [],
  )
  const { owner } = cardOf(p, bearer)
  const printed = facts(p, card)
  // A character weapon that does not say whose it is goes on warriors. (SIL-03)
  if (told.length === 0 && printed.type === 'weapon' && printed.subtype === 'character')
    return facts(p, bearer).type === 'character' && !isA(facts(p, bearer), 'warrior')
  return told.length > 0 && !told.some((filter) => matches(p, filter, bearer, owner))
}

const filters = new WeakMap<Filter, Parts<Test>>()

/**
 * Does a filter take this card?
 * @param you the player whose text it is; @param source the card whose text it is, for what is 'here' or 'present'.
 */
export function matches(
  p: Position,
  filter: Filter,
  card: CardId,
  you: Player,
  source: CardId | null = null,
): boolean {
  let parts = filters.get(filter)
  if (!parts) {
    parts = takenApart<Test>(filter, ofPrint, ofCard)
    filters.set(filter, parts)
  }
  if (!takesPrint(parts, facts(p, card))) return false
  for (const { test, wanted } of parts.rest) if (!test(p, card, wanted, you, source)) return false
  return true
}

/** Is it present with the card whose text asks, or present there if that is a location? */
const isBeside = (p: Position, card: CardId, source: CardId | null): boolean =>
  source !== null && (isPresentWith(p, card, source) || isPresentAt(p, card, source))

/** Is a card of the same title on table? */
const isTitleOnTable = (p: Position, card: CardId): boolean => {
  const titles = titlesOf(facts(p, card))
  return p.cards.some(
    ({ id }) => isOnTable(p, id) && titlesOf(facts(p, id)).some((title) => titles.includes(title)),
  )
}

/** The ability on a card as it stands: its own, or that of its permanent pilots. (KRN-293) */
const abilityOn = (p: Position, card: CardId): number =>
  hasAbilityNumber(p, card) ? abilityNow(p, card) : pilotsAbility(facts(p, card))

/** What filters ask of the print of a location. */
type OfPlacePrint =
  | 'title'
  | 'siteOf'
  | 'kind'
  | 'interior'
  | 'exterior'
  | 'mobile'
  | 'underwater'
  | 'icon'
  | 'dockingBay'
  | 'sector'
  | 'generic'
  | 'prison'

const placeOf = ({ location, title }: CardFacts): LocationFacts => {
  if (!location) throw new Error(`${title} is no location`)
  return location
}

const ofPlacePrint: {
  [K in OfPlacePrint]: (printed: CardFacts, wanted: NonNullable<LocationFilter[K]>) => boolean
} = {
  title: (printed, wanted) => asList(wanted).some((name) => plain(name) === plain(printed.title)),
  siteOf: (printed, wanted) => plain(placeOf(printed).siteOf ?? '') === plain(wanted),
  kind: (printed, wanted) => asList(wanted).includes(placeOf(printed).kind),
  interior: (printed, wanted) => (placeOf(printed).interior === true) === wanted,
  exterior: (printed, wanted) => (placeOf(printed).exterior === true) === wanted,
  mobile: (printed, wanted) =>
    (placeOf(printed).mobile === true || placeOf(printed).mobileSystem === true) === wanted,
  underwater: (printed, wanted) => (placeOf(printed).underwater === true) === wanted,
  icon: isA,
  dockingBay: (printed, wanted) => (placeOf(printed).dockingBay === true) === wanted,
  sector: (printed, wanted) => placeOf(printed).sector === wanted,
  generic: (printed, wanted) => isGeneric(placeOf(printed)) === wanted,
  prison: (printed, wanted) => (placeOf(printed).prison === true) === wanted,
}

interface Asking {
  here: CardId | null
  you: Player
  from: CardId | null
}

type PlaceTest = (p: Position, location: CardId, wanted: never, asking: Asking) => boolean

/** What filters ask of a location in its position. */
const ofPlace: {
  [K in Exclude<keyof LocationFilter, OfPlacePrint>]-?: (
    p: Position,
    location: CardId,
    wanted: NonNullable<LocationFilter[K]>,
    asking: Asking,
  ) => boolean
} = {
  here: (_p, location, wanted, { here }) => (location === here) === wanted,
  titleHas: (p, location, wanted) => hasWords(facts(p, location).title, wanted, formsCount(p)),
  planet: (p, location, wanted) =>
    siteFacts(p, location).siteOf === undefined && isPartOf(p, location, wanted),
  onPlanet: isLocationOn,
  youOccupy: (p, location, wanted, { you }) => occupies(p, you, location) === wanted,
  youControl: (p, location, wanted, { you }) => controls(p, you, location) === wanted,
  youControlWith: (p, location, wanted, { you }) =>
    controls(p, you, location) && countThere(p, you, location, wanted, you) > 0,
  opponentOccupies: (p, location, wanted, { you }) => occupies(p, opponentOf(you), location) === wanted,
  occupied(p, location, wanted) {
    const occupied = occupies(p, 'light', location) || occupies(p, 'dark', location)
    // Nor is a place unoccupied where a spy is under cover. (CTL-046)
    return wanted ? occupied : !occupied && !hasSpy(p, location)
  },
  present: (p, location, { who, atLeast }, { you }) =>
    presentAt(p, location).filter((id) => matches(p, who, id, you)).length >= atLeast,
  there(p, location, wanted, { you }) {
    return areAll(companyAt(p, location, wanted, you), [])
  },
  battle: (p, location, wanted) => (p.battle?.at === location) === wanted,
  nextToBattle: (p, location) => p.battle != null && adjacentSites(p, p.battle.at).includes(location),
  related(p, location, wanted, { from, here }) {
    const origin = from ?? here
    return (origin !== null && related(p, location, origin)) === wanted
  },
  adjacent: (p, location, wanted, { here }) =>
    (here !== null && adjacentSites(p, here).includes(location)) === wanted,
  yours: (p, location, _wanted, { you }) => cardOf(p, location).owner === you,
  battleground: (p, location, wanted) => isBattleground(p, location) === wanted,
  relatedToStart(p, location, wanted, { you }) {
    const start = p.starting?.[you]?.location
    return (start !== undefined && related(p, location, start)) === wanted
  },
  not: (p, location, wanted, { here, you, from }) => !matchesLocation(p, wanted, location, here, you, from),
  anyOf: (p, location, wanted, { here, you, from }) =>
    wanted.some((one) => matchesLocation(p, one, location, here, you, from)),
}

/** For each of these that are asked for, the cards at a location that would be it. */
function companyAt(p: Position, location: CardId, wanted: readonly Filter[], you: Player): CardId[][] {
  const here = allActive(p).filter((id) => locationOf(p, id) === location)
  return wanted.map((who) => here.filter((id) => matches(p, who, id, you)))
}

/** Is everything there that is asked for, but in fewer cards? (TRM-410) */
export function isOneForTwo(p: Position, location: CardId, wanted: readonly Filter[], you: Player): boolean {
  const company = companyAt(p, location, wanted, you)
  return company.every((cards) => cards.length > 0) && !areAll(company, [])
}

/** Can each of these be another card? Who is of two kinds is one card still. (TRM-410) */
const areAll = ([first, ...others]: readonly (readonly CardId[])[], taken: readonly CardId[]): boolean =>
  first === undefined || first.some((card) => !taken.includes(card) && areAll(others, [...taken, card]))

/** Is somebody under cover there, who gives no presence? */
export const hasSpy = (p: Position, location: CardId): boolean =>
  allActive(p).some((id) => isUndercover(p, id) && locationOf(p, id) === location)

const locationFilters = new WeakMap<LocationFilter, Parts<PlaceTest>>()

/**
 * Does a filter take this location?
 * @param here where the text itself is; @param you the player whose text it is; @param from where a move starts.
 */
export function matchesLocation(
  p: Position,
  filter: LocationFilter,
  location: CardId,
  here: CardId | null,
  you: Player,
  from: CardId | null = null,
): boolean {
  let parts = locationFilters.get(filter)
  if (!parts) {
    parts = takenApart<PlaceTest>(filter, ofPlacePrint, ofPlace)
    locationFilters.set(filter, parts)
  }
  const printed = facts(p, location)
  placeOf(printed)
  if (!takesPrint(parts, printed)) return false
  if (parts.rest.length === 0) return true
  const asking = { here, you, from }
  for (const { test, wanted } of parts.rest) if (!test(p, location, wanted, asking)) return false
  return true
}

/** How many such cards a player has at a location. */
export const countThere = (
  p: Position,
  player: Player,
  location: CardId,
  who: Filter,
  you: Player,
  source: CardId | null = null,
): number =>
  allActive(p).filter(
    (id) =>
      cardOf(p, id).owner === player && locationOf(p, id) === location && matches(p, who, id, you, source),
  ).length

/** A site or sector without a system of its own: it comes to one as it is deployed. */
const isGeneric = ({ kind, planet, siteOf }: LocationFacts): boolean =>
  kind !== 'system' && planet === undefined && siteOf === undefined
