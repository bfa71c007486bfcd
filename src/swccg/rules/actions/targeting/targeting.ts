/** Choosing targets: which cards a text can single out, and why not others. (Choosing Targets; Targeting) */

import { asList, type Reason } from '../../../../kernel/index.ts'
import type { Targeting } from '../../../abilities/action/action.ts'
import type { LocationFilter } from '../../../abilities/filters/filters.ts'
import type { Value } from '../../../abilities/modifies/modifies.ts'
import type { Filter } from '../../../abilities/types.ts'
import { isThere, isThereWith, prisonOf } from '../../../model/captives.ts'
import { numberOf } from '../../../model/cards/card-numbers.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { hasSecondIcon } from '../../../model/cards/characteristics.ts'
import { permanentMatches } from '../../../model/cards/matching.ts'
import { facts, isCombination, isDefined, keyed, plain } from '../../../model/cards/pool.ts'
import { formsCount, hasFormOf, nearWords } from '../../../model/cards/title-words.ts'
import { isUndercover } from '../../../model/crew.ts'
import { creatures } from '../../../model/fights/attack.ts'
import { isLocation, isSector, related, relatedByStand } from '../../../model/places/locations.ts'
import { isWith } from '../../../model/places/prepositions.ts'
import { placeOf } from '../../../model/places/presence.ts'
import {
  allActive,
  allOnTable,
  cardsOn,
  hasState,
  isActive,
  isOnTable,
  locationOf,
} from '../../../model/table.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { isImmuneNow } from '../../../model/texts/targets.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { otherClass, rulesOfSquadron } from '../../card-types/squadrons.ts'
import { notPresentWith } from '../../control/occupying-and-controlling.ts'
import { noBattlegroundByName } from '../../deploy/restrictions/allowed-by-text.ts'
import {
  answersAsPart,
  answersAsPilot,
  containsPersona,
  isStrangerTo,
  noSuchPersona,
} from '../../deploy/unique-and-restricted-cards.ts'
import { noRealStarfighter } from '../../movement/by-text/moves-like.ts'
import { spyIsItsOwners } from '../../movement/carrying/moving-undercover-spies.ts'
import { onlyOfBigOne } from '../../movement/regular/landing.ts'
import { aboutActiveCards, notATarget, unfitTarget } from '../../shared/actions/action-initiation.ts'
import { notOnTable, inactive as outOfAction } from '../../shared/actions/answering.ts'
import { about, notMeant } from '../../shared/actions/mismatched.ts'
import { applies, aside, isObserved } from '../../shared/observing.ts'
import { noOperative } from '../../shared/on-table/copies-and-operatives.ts'
import { protectedFrom } from '../../shared/on-table/immune.ts'
import { notCounted, offTable } from '../../shared/on-table/inactive-and-supporting.ts'
import { alsoBy, no, nothingAgainst } from '../../shared/reasons.ts'
import { arOnly, changes, inRulings, permits, underHeading, within } from '../../shared/rulebook.ts'
import { cannotBeDoneTo } from './what-cards-suffer.ts'

export const rules = [
  ...underHeading('Choosing Targets', { 'KRN-130': permits, 'KRN-131': permits }),
  ...underHeading('Actions - Immune', {
    'KRN-156': changes,
    'KRN-157': changes,
    'KRN-159': {},
  }),
  ...underHeading('Implied Target Rule', { 'KRN-210': changes }),
  ...underHeading('Implied Target Rule', { 'KRN-202': {}, 'KRN-203': { same: ['TRM-124'], ...changes } }),
  ...underHeading('Card With Ability', { 'KRN-326': { same: ['TRM-092'] } }),
  ...underHeading('Present', { 'CTL-036': { same: ['TRM-063'] } }),
  ...underHeading('Present', { 'CTL-037': {}, 'CTL-039': {}, 'CTL-040': permits }),
  ...underHeading('Here', { 'CTL-048': {} }),
  ...underHeading('Present versus Present With - Example', { 'CTL-065': changes }),
  ...underHeading('Prepositions', {
    'CTL-050': { same: ['TRM-318'] },
    'CTL-051': { same: ['TRM-319'] },
    'CTL-053': {},
    'CTL-054': { same: ['TRM-320'] },
    'CTL-055': { same: ['TRM-321'] },
  }),
  ...underHeading('Alone/Lone', {
    'CTL-056': { same: ['TRM-014'] },
    'CTL-057': { same: ['TRM-015'] },
    'CTL-058': { same: ['TRM-016'] },
  }),
  ...underHeading('Persona - Crossing Over', { 'DEP-166': arOnly }),
  ...underHeading('Defined Values', { 'KRN-370': {} }),
  ...underHeading('Attacks - Example 2', { 'ATK-076': permits }),
  ...underHeading('"With X in title/lore/game text"', {
    'KRN-085': arOnly,
    'KRN-086': { same: ['TRM-379'] },
  }),
  ...inRulings('title', { 'TRM-378': {} }),
  ...inRulings('biker scouts', { 'TRM-030': permits }),
  ...inRulings('bomber', { 'TRM-033': {} }),
  ...inRulings('commander', { 'TRM-098': {} }),
  ...inRulings('highest-ability character', { 'TRM-154': {}, 'TRM-155': changes }),
  ...inRulings('Section 4. List Of Characteristics', { 'TRM-476': {}, 'TRM-477': {} }),
  ...inRulings('characteristics', { 'TRM-093': permits }),
  ...inRulings('character - Jedi Knight', { 'TRM-701': {} }),
  ...inRulings('matching pilot', { 'TRM-179': {} }),
  ...inRulings('matching weapon', { 'WPN-068': { same: ['TRM-182'] } }),
  ...inRulings('permanent weapon', { 'WPN-069': { same: ['TRM-311'] } }),
  ...inRulings('matching starship', { 'TRM-181': {} }),
  ...inRulings('scomp link icon', { 'TRM-340': {} }),
  ...inRulings('undercover spy rules', { 'BAT-198': { same: ['TRM-395'], ...changes } }),
  ...inRulings('same system', { 'TRM-339': {} }),
  ...inRulings('character - Dark Jedi', { 'TRM-404': {} }),
  ...inRulings('character - Jedi', { 'TRM-405': {} }),
  ...inRulings('Effect - normal Effects', { 'TRM-417': {} }),
  ...inRulings('enclosed', { 'TRM-134': {}, 'TRM-135': { same: ['WPN-071'] } }),
  ...inRulings('alien', { 'TRM-007': {} }),
  ...inRulings('character - dual character type icons', { 'TRM-409': permits }),
  ...inRulings('Section 4. List Of Characteristics', { 'TRM-475': { same: ['TRM-035'] } }),
  ...inRulings('Section 5. List Of Persona Names', { 'TRM-478': { same: ['DEP-201'], ...permits } }),
  ...inRulings('squadron designations', { 'TRM-353': {} }),
  ...inRulings('sectors', { 'TRM-345': {} }),
]

const { refuse } = within(rules)

/** A text that singles cards out, in its position. */
export interface Aim {
  p: Position
  player: Player
  /** The card whose text it is. */
  card: CardId
}

/** Does a filter ask for one of these characteristics? */
const names = (filter: Filter, ...words: readonly string[]) =>
  asList(filter.is).some((one) => words.includes(plain(one)))

const masters = ['jedi knight', 'jedi master', 'dark jedi master']

/** The rules that tell why a filter does not take a card, where there are any beside the text itself. */
function* telling({ p, player, card }: Aim, filter: Filter, target: CardId): Generator<Reason> {
  const details = { card: target, by: card }
  const printed = facts(p, target)
  const { type, ability = 0, side } = printed
  const butFor = (part: keyof Filter) => {
    const { [part]: asked, ...others } = filter
    return asked !== undefined && matches(p, others, target, player)
  }
  if (names(filter, 'jedi') && side === 'dark' && ability >= 6) yield no('TRM-404', details)
  if (names(filter, 'dark jedi') && side === 'light' && ability >= 6) yield no('TRM-405', details)
  if (type === 'effect' && butFor('subtype')) yield no('TRM-417', details)
  if (type === 'character' && butFor('subtype')) yield no('TRM-007', details)
  const inTitle = asList(filter.is).some((word) => matches(p, { titleHas: word }, target, player))
  if (type !== 'character' && inTitle && butFor('is')) yield no('TRM-475', details)
  if (butFor('and')) yield no('TRM-353', details)
  if (butFor('withAbility')) yield no('KRN-326', details)
  if (butFor('has')) yield no('KRN-202', details)
  if (filter.printed && butFor('printed') && isDefined(printed, filter.printed.what))
    yield no('KRN-370', details)
  if (butFor('matchingPilotAboard')) yield no(printed.unique ? 'TRM-179' : 'TRM-181', details)
  if (names(filter, 'enclosed') && type === 'vehicle' && !printed.enclosed) yield no('TRM-134', details)
  if (names(filter, ...masters) && ability >= 6) yield no('TRM-701', details)
  if (names(filter, 'commander') && butFor('is')) yield no('TRM-098', details)
  if (names(filter, 'bomber') && type === 'starship' && butFor('is')) yield no('TRM-033', details)
  if (names(filter, 'operative') && type === 'character' && butFor('is')) yield noOperative(target, card)
  yield* otherClass(p, target, filter, card)
  if (butFor('not')) yield no('TRM-476', details)
  if (asList(filter.subtype).includes('starfighter')) yield* noRealStarfighter(p, target, card)
  if (butFor('unique') || butFor('state')) yield no('TRM-477', details)
  if (butFor('matchingWeapon')) yield no(printed.permanentWeapon ? 'WPN-069' : 'WPN-068', details)
  if (butFor('highestAbility')) yield no('TRM-154', details)
  if (isStrangerTo(printed, filter.persona)) yield noSuchPersona(details)
  yield* cannotBeDoneTo(p, filter, target, card)
  if (butFor('alone')) {
    yield type === 'character' ? no('CTL-056', details) : no('CTL-058', details)
    if (isCombination(printed)) yield no('CTL-057', details)
  }
  if (filter.titleHas !== undefined) {
    const near = nearWords(printed.title, filter.titleHas, formsCount(p))
    if (near) yield no(near === 'apart' ? 'KRN-086' : 'KRN-085', { ...details, what: filter.titleHas })
    if (near === 'part') yield no('TRM-378', { ...details, what: filter.titleHas })
  }
  if (butFor('scompLink')) yield no('TRM-340', details)
  if (butFor('with')) yield no('CTL-053', details)
  if (filter.onPlanet !== undefined && butFor('onPlanet')) {
    yield no('CTL-050', details)
    if (matches(p, { atPlanet: filter.onPlanet }, target, player)) yield no('CTL-051', details)
  }
  if (butFor('atPlanet')) yield no('CTL-055', details)
  if (butFor('aboardOf')) yield no('CTL-054', details)
  // One name alone means that side only.
  const { key, crossed } = cardOf(p, target)
  const old = crossed ? (keyed(key) ?? p.defined[key]) : undefined
  if (old && asList(filter.persona).some((name) => containsPersona(old, name)))
    yield refuse('DEP-166', details)
}

/** Is another card, too, the highest-ability character of the same player? (TRM-155) */
function hasEqual(p: Position, target: CardId): boolean {
  const { owner } = cardOf(p, target)
  const others = allActive(p).filter((one) => one !== target && cardOf(p, one).owner === owner)
  return others.some((one) => matches(p, { highestAbility: true }, one, owner))
}

/** The rules by which a filter takes a card that does not say so itself. */
function* servingRules(filter: Filter, p: Position, target: CardId): Generator<string> {
  const { characteristics = [], title, ability = 0, side } = facts(p, target)
  const scout = characteristics.some((one) => plain(one).startsWith('biker scout'))
  if (scout && names(filter, 'trooper', 'scout', 'stormtrooper')) yield 'TRM-030'
  if (ability >= 6 && names(filter, side === 'light' ? 'jedi' : 'dark jedi'))
    yield side === 'light' ? 'TRM-405' : 'TRM-404'
  if (names(filter, ...masters)) yield 'TRM-701'
  if (asList(filter.subtype).some((kind) => hasSecondIcon(facts(p, target), kind))) yield 'TRM-409'
  const printed = asList(filter.is).some((word) => characteristics.includes(word))
  const spelled = characteristics.some((one) => asList(filter.is).some((word) => plain(one) === plain(word)))
  if (spelled && !printed) yield 'TRM-093'
  if (names(filter, 'enclosed')) yield 'TRM-134'
  if (filter.matchingPilotAboard) yield 'TRM-179'
  if (filter.persona && !asList(filter.persona).some((name) => plain(name) === plain(title))) yield 'TRM-478'
  if (answersAsPart(facts(p, target), filter.persona)) yield 'DEP-087'
  if (answersAsPilot(facts(p, target), filter.pilotedBy?.persona)) yield 'DEP-088'
  if (filter.alone) yield facts(p, target).type === 'character' ? 'CTL-056' : 'CTL-058'
  if (filter.alone && creatures(p).some((one) => isWith(p, one, target))) yield 'ATK-076'
  if (filter.titleHas && formsCount(p) && hasFormOf(title, filter.titleHas)) yield 'KRN-085'
  if (filter.scompLink) yield 'TRM-340'
  if (filter.alone && p.battle && p.cards.some(({ id }) => isUndercover(p, id) && isWith(p, id, target)))
    yield 'BAT-198'
  const calling = characteristics.some((one) => plain(one) === 'commander')
  if (names(filter, 'commander') && !calling) yield 'TRM-098'
  if (names(filter, 'bomber')) yield 'TRM-033'
  if (names(filter, 'operative')) yield 'TRM-296'
  yield* rulesOfSquadron(p, target, filter)
  if (filter.not?.is !== undefined) yield 'TRM-476'
  if (filter.unique !== undefined || filter.state !== undefined) yield 'TRM-477'
  if (filter.matchingWeapon) yield permanentMatches(facts(p, target)) ? 'WPN-069' : 'WPN-068'
  if (filter.highestAbility) yield 'TRM-154'
  if (filter.highestAbility && hasEqual(p, target)) yield 'TRM-155'
  if (filter.with) yield 'CTL-053'
  if (filter.onPlanet) yield 'CTL-050'
  if (filter.atPlanet) yield 'CTL-051'
  if (filter.aboardOf) yield 'CTL-054'
}

/** Says what makes a target present, where that is more than its lying at the place. */
function presentSomewhere(p: Position, target: CardId): void {
  if (!isActive(p, target)) applies('CTL-039')
  const place = placeOf(p, target)
  if (place !== null && !isLocation(p, place)) applies('CTL-040')
}

/** Where a target has to be. */
function* whereabouts(aim: Aim, { at, present }: Targeting, target: CardId): Generator<Reason> {
  const { p, player, card } = aim
  const details = { card: target, by: card }
  const here = locationOf(p, card)
  const place = locationOf(p, target)
  if (at && (place === null || !matchesLocation(p, at, place, here, player))) {
    yield unfitTarget(details, 'at')
    // 'Same system' is the system itself.
    const near = at.here && place !== null && here !== null && related(p, place, here)
    if (near && at.kind === 'system') yield no('TRM-339', details)
    if (place !== null) {
      yield* sectorIsNoSystem(aim, at, place)
      if (at.battleground) yield* noBattlegroundByName(p, place)
      if (at.related) yield* onlyOfBigOne(p, place)
    }
  } else if (at?.related && here !== null && place !== null && relatedByStand(p, place, here))
    applies('TRM-333')
  if (!present) return
  const fine = at ? place !== null && isThere(p, target, place) : isThereWith(p, target, card)
  if (fine) {
    if (isObserved()) presentSomewhere(p, target)
    return
  }
  yield unfitTarget(details, 'present')
  if (!isActive(p, target)) yield no('CTL-039', details)
  // Within a prison it is shut in.
  const prison = prisonOf(p, target)
  if (prison !== null) yield no('CTL-036', { card: target, at: prison }, 'imprisoned')
  if (!at) yield* notPresentWith(p, target, card)
  // It is present where it is shut in, and so nowhere else.
  const inside = placeOf(p, target)
  if (inside !== null && inside !== place) {
    yield no('CTL-037', { ...details, ship: inside })
    yield no('TRM-135', { ...details, ship: inside })
  }
}

/** What is about a system is not about the sectors there. (TRM-345) */
export function* sectorIsNoSystem(
  { p, player, card }: Aim,
  { kind, ...others }: LocationFilter,
  to: CardId,
): Generator<Reason> {
  if (kind !== 'system' || !isSector(p, to)) return
  if (matchesLocation(p, others, to, locationOf(p, card), player)) yield no('TRM-345', { card, to })
}

/** A number that it has not cannot be changed. (KRN-202) */
export function* withoutNumber(p: Position, card: CardId, what: Value, by: CardId): Generator<Reason> {
  if (numberOf(p, card, what) === null) yield no('KRN-202', { card, by, what }, 'value')
}

/** Why this card cannot be singled out by a text; nothing if it can. */
export function* whyNot(aim: Aim, targeting: Targeting, target: CardId): Generator<Reason> {
  const { p, player, card } = aim
  const details = { card: target, by: card }
  const { inactive, stackedHere } = targeting
  const { where } = cardOf(p, target)
  // What is stacked on the card itself may be supporting: its text refers to that. (KRN-277)
  const onIt = stackedHere === true && 'on' in where && where.on === card
  if (!onIt && !isOnTable(p, target)) {
    yield notOnTable(details)
    yield* notCounted(p, target, card)
    return yield* offTable(p, target)
  }
  if (!matches(p, targeting.who, target, player, card)) {
    const lack = notMeant(p, targeting.who, target, player, card)
    const reason = lack ? unfitTarget(about(p, target, card), lack) : notATarget(details)
    yield spyIsItsOwners(p, target, lack) ? alsoBy(reason, 'TRM-391') : reason
    yield* telling(aim, targeting.who, target)
  } else if (isObserved()) applies(...servingRules(targeting.who, p, target))
  const { immuneTo } = targeting
  if (immuneTo !== undefined) {
    if (isImmuneNow(p, target, immuneTo)) applies('KRN-159')
    else yield no('KRN-159', { ...details, title: immuneTo })
  }
  if (inactive === 'missing' && !hasState(p, target, 'missing')) yield unfitTarget(details, 'not missing')
  if (stackedHere) {
    // 'Here' is on the card itself.
    if (onIt) applies('CTL-048')
    else {
      yield unfitTarget(details, 'at')
      yield no('CTL-048', details)
    }
  } else if (!isActive(p, target) && !(inactive && hasState(p, target, inactive))) {
    yield outOfAction(details)
    yield aboutActiveCards(details)
  }
  yield* whereabouts(aim, targeting, target)
  yield* protectedFrom(aim, target)
}

/** All cards that a text could single out now. */
export function candidatesFor(aim: Aim, targeting: Targeting): CardId[] {
  const { p, player, card } = aim
  const there = targeting.stackedHere ? cardsOn(p, card) : allOnTable(p)
  return aside(() =>
    there.filter(
      (id) => matches(p, targeting.who, id, player, card) && nothingAgainst(p, whyNot(aim, targeting, id)),
    ),
  )
}
