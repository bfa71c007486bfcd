/** Which cards and locations a text means. */

import type { Filter, LocationFilter } from '../abilities/types.ts'
import { isParticipating } from './battle.ts'
import { isActing } from './crew.ts'
import { adjacentSites, related, rowOf, siteFacts } from './locations.ts'
import { facts, plain, titlesOf } from './pool.ts'
import { isAboardOf, isAlone, isAtPlanet, isOnPlanet, isWith } from './prepositions.ts'
import { controls, isPresentAt, isPresentWith, occupies, presentAt } from './presence.ts'
import { allActive, cardsAboard, cardsOn, carrierOf, locationOf } from './table.ts'
import {
  type CardFacts,
  type CardId,
  type LocationFacts,
  opponentOf,
  type Player,
  type Position,
} from './types.ts'

const list = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])

/** Characters of ability 6 or more are Jedi on one side and Dark Jedi on the other. (TRM-404, TRM-405) */
const jedi: Record<string, Player> = { jedi: 'light', 'dark jedi': 'dark' }

/** Does a word name what this card is: an icon, characteristic, subtype or class? */
export function isA(card: CardFacts, word: string): boolean {
  const wanted = plain(word)
  const isIt = (other: string) => plain(other) === wanted
  if (wanted === 'jedi' || wanted === 'dark jedi') return isJedi(card, wanted)
  if (card.type === 'character' && asBikerScout.includes(wanted) && hasTrait(card, 'biker scout')) return true
  return (
    (card.subtype !== undefined && isIt(card.subtype)) ||
    card.type === wanted ||
    (wanted === 'enclosed' && (card.type === 'starship' || card.enclosed === true)) ||
    (wanted in jedi && card.side === jedi[wanted] && card.type === 'character' && (card.ability ?? 0) >= 6) ||
    (card.icons?.some(isIt) ?? false) ||
    (card.characteristics?.some(isIt) ?? false)
  )
}

/** What every biker scout is as well. (TRM-030) */
const asBikerScout = ['trooper', 'scout', 'stormtrooper']

const hasTrait = ({ characteristics = [] }: CardFacts, trait: string) =>
  characteristics.some((one) => plain(one).startsWith(trait))

/** Characters of ability 6 or more: Jedi of the Light Side, Dark Jedi of the Dark Side. (TRM-404, TRM-405) */
const isJedi = ({ type, ability = 0, side }: CardFacts, kind: 'jedi' | 'dark jedi') =>
  type === 'character' && ability >= 6 && (side === 'light') === (kind === 'jedi')

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
  const printed = facts(p, card)
  const { type, subtype, title, persona, is, owner, abilityAtLeast, abilityBelow, not, anyOf } = filter
  if (type !== undefined && !list(type).includes(printed.type)) return false
  if (subtype !== undefined && !list(subtype).includes(printed.subtype ?? 'normal')) return false
  if (title !== undefined && !list(title).some((name) => titlesOf(printed).includes(plain(name))))
    return false
  if (persona !== undefined && !list(persona).some((name) => isPersona(printed, name))) return false
  if (is !== undefined && !list(is).some((word) => isA(printed, word))) return false
  if (owner !== undefined && (p.cards[card]!.owner === you) !== (owner === 'you')) return false
  if (abilityAtLeast !== undefined && printedAbility(printed) < abilityAtLeast) return false
  if (abilityBelow !== undefined && (printed.ability === undefined || printed.ability >= abilityBelow))
    return false
  if (not !== undefined && matches(p, not, card, you, source)) return false
  if (filter.and !== undefined && !matches(p, filter.and, card, you, source)) return false
  if (anyOf !== undefined && !anyOf.some((one) => matches(p, one, card, you, source))) return false
  if (!matchesFace(p, filter, printed, card, you)) return false
  if (filter.pilotedBy) {
    const wanted = filter.pilotedBy
    if (!cardsAboard(p, card).some((crew) => isActing(p, crew) && matches(p, wanted, crew, you, source)))
      return false
  }
  if (!isWhereMeant(p, filter, card, you, source)) return false
  if (filter.aboard) {
    const wanted = filter.aboard
    const inside = [...cardsAboard(p, card), ...cardsOn(p, card)]
    if (!inside.some((rider) => matches(p, wanted, rider, you, source))) return false
  }
  return true
}

/** What can be read off a card wherever it is, as texts that search a deck ask for it. */
function matchesFace(p: Position, filter: Filter, printed: CardFacts, card: CardId, you: Player): boolean {
  const { unique, location, deploysFree, deploysOnTable, alwaysImmuneTo } = filter
  if (unique !== undefined && (printed.unique === true) !== unique) return false
  if (location !== undefined) {
    if (!printed.location || !matchesLocation(p, location, card, null, you)) return false
  }
  if (deploysFree !== undefined && isFreeToDeploy(printed) !== deploysFree) return false
  if (deploysOnTable !== undefined && isPutOnTable(printed) !== deploysOnTable) return false
  return alwaysImmuneTo === undefined || isAlwaysImmune(printed, alwaysImmuneTo)
}

const spotsOf = ({ abilities = [] }: CardFacts) => abilities.filter((text) => text.does === 'deploys on')

/** Is no cost for deploying it named on the card? (KRN-317) */
export const isFreeToDeploy = (card: CardFacts): boolean =>
  (card.deploy ?? 0) === 0 && spotsOf(card).every(({ price = 0 }) => price === 0)

const isPutOnTable = (card: CardFacts): boolean =>
  card.type === 'effect' && spotsOf(card).every((spot) => !spot.card && !spot.at)

/** Is it immune by its own text, whatever else is so? (KRN-158) */
export const isAlwaysImmune = ({ abilities = [] }: CardFacts, to: string): boolean =>
  abilities.some((text) => text.does === 'immune' && plain(text.to) === plain(to) && !text.while)
/** The parts of a filter that ask where a card is, and in what company. */
function isWhereMeant(
  p: Position,
  filter: Filter,
  card: CardId,
  you: Player,
  source: CardId | null,
): boolean {
  const { titleHas, has, withAbility, state, alone } = filter
  const printed = facts(p, card)
  if (titleHas !== undefined && !wordsOf(printed.title).includes(plain(titleHas))) return false
  if (withAbility !== undefined && printedAbility(printed) > 0 !== withAbility) return false
  if (has !== undefined && printed[has] === undefined) return false
  if (state !== undefined && !p.cards[card]!.states.includes(state)) return false
  if (alone !== undefined && isAlone(p, card) !== alone) return false
  if (filter.onPlanet !== undefined && !isOnPlanet(p, card, filter.onPlanet)) return false
  if (filter.atPlanet !== undefined && !isAtPlanet(p, card, filter.atPlanet)) return false
  if (filter.aboardOf !== undefined && !isAboardOf(p, card, filter.aboardOf)) return false
  if (filter.at !== undefined) {
    const at = locationOf(p, card)
    const here = source === null ? at : locationOf(p, source)
    if (at === null || !matchesLocation(p, filter.at, at, here, you)) return false
  }
  if (filter.carriedBy !== undefined) {
    const carrier = carrierOf(p, card)
    if (carrier === null || !matches(p, filter.carriedBy, carrier, you, source)) return false
  }
  if (filter.present !== undefined && isBeside(p, card, source) !== filter.present) return false
  if (filter.inBattle !== undefined && isParticipating(p, card) !== filter.inBattle) return false
  const { with: company } = filter
  return (
    company === undefined ||
    allActive(p).some((id) => isWith(p, id, card) && matches(p, company, id, you, source))
  )
}

/** Is it present with the card whose text asks, or present there if that is a location? */
const isBeside = (p: Position, card: CardId, source: CardId | null): boolean =>
  source !== null && (isPresentWith(p, card, source) || isPresentAt(p, card, source))

/** The words of a title; a plural or possessive counts as the word. */
const wordsOf = (title: string): string[] =>
  plain(title)
    .split(/[^a-z0-9'-]+/)
    .flatMap((word) => [word, word.replace(/'s$|s'?$/, '')])

/** The ability on a card: its own, or that of its permanent pilots. */
const printedAbility = ({ ability, permanentPilots = [] }: CardFacts) =>
  ability ?? permanentPilots.reduce((sum, pilot) => sum + pilot.ability, 0)

/** Is it a card of this persona, or one that contains it? (DEP-084) */
const isPersona = (card: CardFacts, name: string): boolean =>
  plain(card.persona ?? card.title) === plain(name) ||
  plain(card.title) === plain(name) ||
  (card.permanentPilots?.some((pilot) => pilot.name !== undefined && plain(pilot.name) === plain(name)) ??
    false)

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
  const printed = siteFacts(p, location)
  const { title, planet, siteOf, kind, interior, exterior, mobile, youOccupy, icon, not } = filter
  const sameRow = (name: string) => plain(rowOf(p, location)) === plain(name)
  if (filter.here !== undefined && (location === here) !== filter.here) return false
  if (title !== undefined && !list(title).some((name) => plain(name) === plain(facts(p, location).title)))
    return false
  if (filter.titleHas !== undefined && !plain(facts(p, location).title).includes(plain(filter.titleHas)))
    return false
  if (planet !== undefined && (printed.siteOf !== undefined || !sameRow(planet))) return false
  if (siteOf !== undefined && plain(printed.siteOf ?? '') !== plain(siteOf)) return false
  if (kind !== undefined && !list(kind).includes(printed.kind)) return false
  if (interior !== undefined && (printed.interior === true) !== interior) return false
  if (exterior !== undefined && (printed.exterior === true) !== exterior) return false
  if (mobile !== undefined && (printed.mobile === true || printed.mobileSystem === true) !== mobile)
    return false
  if (youOccupy !== undefined && occupies(p, you, location) !== youOccupy) return false
  if (filter.youControl !== undefined && controls(p, you, location) !== filter.youControl) return false
  if (
    filter.opponentOccupies !== undefined &&
    occupies(p, opponentOf(you), location) !== filter.opponentOccupies
  )
    return false
  if (filter.occupied !== undefined) {
    const somebody = occupies(p, 'light', location) || occupies(p, 'dark', location)
    if (somebody !== filter.occupied) return false
  }
  if (filter.present) {
    const { who, atLeast } = filter.present
    const found = presentAt(p, location).filter((id) => matches(p, who, id, you))
    if (found.length < atLeast) return false
  }
  const there = filter.there?.every((who) =>
    allActive(p).some((id) => locationOf(p, id) === location && matches(p, who, id, you)),
  )
  if (there === false) return false
  if (icon !== undefined && !isA(facts(p, location), icon)) return false
  if (filter.dockingBay !== undefined && (printed.dockingBay === true) !== filter.dockingBay) return false
  if (filter.sector !== undefined && printed.sector !== filter.sector) return false
  if (filter.battle !== undefined && (p.battle?.at === location) !== filter.battle) return false
  const origin = from ?? here
  if (filter.related !== undefined && (origin !== null && related(p, location, origin)) !== filter.related)
    return false
  if (
    filter.adjacent !== undefined &&
    (here !== null && adjacentSites(p, here).includes(location)) !== filter.adjacent
  ) {
    return false
  }
  if (filter.battleground !== undefined && isBattleground(p, location) !== filter.battleground) return false
  if (filter.generic !== undefined && isGeneric(printed) !== filter.generic) return false
  if (filter.relatedToStart !== undefined) {
    const start = p.starting?.[you]?.location
    if ((start !== undefined && related(p, location, start)) !== filter.relatedToStart) return false
  }
  if (not !== undefined && matchesLocation(p, not, location, here, you, from)) return false
  const { anyOf } = filter
  return anyOf === undefined || anyOf.some((one) => matchesLocation(p, one, location, here, you, from))
}

/** A site or sector without a system of its own: it comes to one as it is deployed. */
const isGeneric = ({ kind, planet, siteOf }: LocationFacts): boolean =>
  kind !== 'system' && planet === undefined && siteOf === undefined

/** Force icons that texts add or cancel count. Texts are read with these filters, so `force.ts` says how icons are counted. */
let iconsAt = (p: Position, player: Player, location: CardId): number => siteFacts(p, location).icons[player]

export function countIconsBy(count: typeof iconsAt): void {
  iconsAt = count
}

/** Both players have a Force icon there, and it is not on Dagobah. (TRN-059, TRM-026) */
const isBattleground = (p: Position, location: CardId): boolean =>
  plain(rowOf(p, location)) !== 'dagobah' &&
  iconsAt(p, 'light', location) > 0 &&
  iconsAt(p, 'dark', location) > 0
