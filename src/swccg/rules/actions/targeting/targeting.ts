/** Choosing targets: which cards a text can single out, and why not others. (Choosing Targets; Targeting) */

import { asList, type Reason } from '../../../../kernel/index.ts'
import type { Targeting } from '../../../abilities/action/action.ts'
import type { Filter } from '../../../abilities/types.ts'
import { isThere, isThereWith } from '../../../model/captives.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { asksForWord, hasSecondIcon } from '../../../model/cards/characteristics.ts'
import { permanentMatches } from '../../../model/cards/matching.ts'
import { facts, isDefined, keyed, plain } from '../../../model/cards/pool.ts'
import { related, relatedByStand } from '../../../model/places/locations.ts'
import { allOnTable, cardsOn, hasState, isActive, isOnTable, locationOf } from '../../../model/table.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { isImmuneNow } from '../../../model/texts/targets.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { cannotBeDoneTo } from '../../captives/frozen-captives.ts'
import { isBikerScoutFor } from '../../card-types/characters/biker-scouts.ts'
import { noCommander } from '../../card-types/characters/commanders.ts'
import { otherKindOfCharacter } from '../../card-types/characters/dual-character-type-icons.ts'
import { notOfHighestAbility, rulesOfHighest } from '../../card-types/characters/highest-ability-character.ts'
import {
  jediOfOtherSide,
  otherRankOfJedi,
  rulesOfJedi,
} from '../../card-types/characters/jedi-and-dark-jedi.ts'
import { noOperative } from '../../card-types/characters/operatives.ts'
import { permanentNotMatching } from '../../card-types/characters/permanent-weapons.ts'
import { hasNoAbility } from '../../card-types/effects-and-others/cards-with-ability.ts'
import { otherKindOfEffect } from '../../card-types/effects-and-others/normal-and-mobile-effects.ts'
import { sectorIsNoSystem } from '../../card-types/locations/sectors.ts'
import { noBomber } from '../../card-types/starships-and-vehicles/bombers.ts'
import { notEnclosed } from '../../card-types/starships-and-vehicles/enclosed.ts'
import {
  noMatchingPilot,
  noMatchingStarship,
  noMatchingWeapon,
} from '../../card-types/starships-and-vehicles/matching-pilots-starships-weapons.ts'
import { otherClass, rulesOfSquadron } from '../../card-types/starships-and-vehicles/squadrons.ts'
import {
  answersAsPart,
  answersAsPilot,
  containsPersona,
  isStrangerTo,
  noSuchPersona,
} from '../../deploy/personas.ts'
import { noBattlegroundByName } from '../../deploy/restrictions/battleground.ts'
import { noRealStarfighter } from '../../movement/by-text/moves-like.ts'
import { spyIsItsOwners } from '../../movement/carrying/moving-undercover-spies.ts'
import { onlyOfBigOne } from '../../movement/regular/landing-and-taking-off.ts'
import { aboutActiveCards, notATarget, unfitTarget } from '../../shared/actions/action-initiation.ts'
import { notOnTable, inactive as outOfAction } from '../../shared/actions/answering.ts'
import { about, notMeant } from '../../shared/actions/mismatched.ts'
import { applies, aside, isObserved } from '../../shared/observing.ts'
import { protectedFrom } from '../../shared/on-table/immune.ts'
import { notCounted, offTable } from '../../shared/on-table/inactive-supporting-and-on-table.ts'
import { alsoBy, nothingAgainst, refusal } from '../../shared/reasons.ts'
import { arOnly, changes, inRulings, permits, underHeading, within } from '../../shared/rulebook.ts'
import { notAlone, rulesOfAlone } from './alone.ts'
import {
  isWhatItMustNotBe,
  otherAttribute,
  rulesOfCharacteristics,
  wordOfAnotherKind,
} from './characteristics.ts'
import { hasNoSuchNumber } from './implied-target-rule.ts'
import { notOnItself, notWhereAsked, relatedOnly, rulesOfWhere } from './prepositions.ts'
import { notPresent, presentSomewhere } from './present.ts'
import { isByForm, notInTitle } from './title.ts'

export const rules = [
  ...underHeading('Choosing Targets', { 'KRN-130': permits, 'KRN-131': permits }),
  ...underHeading('Actions - Immune', {
    'KRN-156': changes,
    'KRN-157': changes,
    'KRN-159': {},
  }),
  ...underHeading('Persona - Crossing Over', { 'DEP-166': arOnly }),
  ...underHeading('Defined Values', { 'KRN-370': {} }),
  ...inRulings('scomp link icon', { 'TRM-340': {} }),
  ...inRulings('Section 5. List Of Persona Names', { 'TRM-478': { same: ['DEP-201'], ...permits } }),
  ...inRulings('squadron designations', { 'TRM-353': {} }),
]

const { refuse } = within(rules)

/** A text that singles cards out, in its position. */
export interface Aim {
  p: Position
  player: Player
  /** The card whose text it is. */
  card: CardId
}

/** The rules that tell why a filter does not take a card, where there are any beside the text itself. */
function* reasonsBeside({ p, player, card }: Aim, filter: Filter, target: CardId): Generator<Reason> {
  const details = { card: target, by: card }
  const printed = facts(p, target)
  const { type } = printed
  const butFor = (part: keyof Filter) => {
    const { [part]: asked, ...others } = filter
    return asked !== undefined && matches(p, others, target, player)
  }
  yield* jediOfOtherSide(printed, filter, details)
  if (type === 'effect' && butFor('subtype')) yield otherKindOfEffect(details)
  if (type === 'character' && butFor('subtype')) yield otherKindOfCharacter(details)
  const inTitle = asList(filter.is).some((word) => matches(p, { titleHas: word }, target, player))
  if (type !== 'character' && inTitle && butFor('is')) yield wordOfAnotherKind(details)
  if (butFor('and')) yield refusal('TRM-353', details)
  if (butFor('withAbility')) yield hasNoAbility(details)
  if (butFor('has')) yield hasNoSuchNumber(details)
  if (filter.printed && butFor('printed') && isDefined(printed, filter.printed.what))
    yield refusal('KRN-370', details)
  if (butFor('matchingPilotAboard'))
    yield printed.unique ? noMatchingPilot(details) : noMatchingStarship(details)
  if (asksForWord(filter, 'enclosed') && type === 'vehicle' && !printed.enclosed) yield notEnclosed(details)
  yield* otherRankOfJedi(printed, filter, details)
  if (asksForWord(filter, 'commander') && butFor('is')) yield noCommander(details)
  if (asksForWord(filter, 'bomber') && type === 'starship' && butFor('is')) yield noBomber(details)
  if (asksForWord(filter, 'operative') && type === 'character' && butFor('is'))
    yield noOperative(target, card)
  yield* otherClass(p, target, filter, card)
  if (butFor('not')) yield isWhatItMustNotBe(details)
  if (asList(filter.subtype).includes('starfighter')) yield* noRealStarfighter(p, target, card)
  if (butFor('unique') || butFor('state')) yield otherAttribute(details)
  if (butFor('matchingWeapon'))
    yield printed.permanentWeapon ? permanentNotMatching(details) : noMatchingWeapon(details)
  if (butFor('highestAbility')) yield notOfHighestAbility(details)
  if (isStrangerTo(printed, filter.persona)) yield noSuchPersona(details)
  yield* cannotBeDoneTo(p, filter, target, card)
  if (butFor('alone')) yield* notAlone(p, details)
  if (filter.titleHas !== undefined) yield* notInTitle(p, filter.titleHas, details)
  if (butFor('scompLink')) yield refusal('TRM-340', details)
  yield* notWhereAsked(p, player, filter, details, butFor)
  // One name alone means that side only.
  const { key, crossed } = cardOf(p, target)
  const old = crossed ? (keyed(key) ?? p.defined[key]) : undefined
  if (old && asList(filter.persona).some((name) => containsPersona(old, name)))
    yield refuse('DEP-166', details)
}

/** The rules by which a filter takes a card that does not say so itself. */
function* servingRules(filter: Filter, p: Position, target: CardId): Generator<string> {
  const printed = facts(p, target)
  const { characteristics = [], title } = printed
  if (isBikerScoutFor(printed, filter)) yield 'TRM-030'
  yield* rulesOfJedi(printed, filter)
  if (asList(filter.subtype).some((kind) => hasSecondIcon(facts(p, target), kind))) yield 'TRM-409'
  yield* rulesOfCharacteristics(p, filter, target)
  if (asksForWord(filter, 'enclosed')) yield 'TRM-134'
  if (filter.matchingPilotAboard) yield 'TRM-179'
  if (filter.persona && !asList(filter.persona).some((name) => plain(name) === plain(title))) yield 'TRM-478'
  if (answersAsPart(facts(p, target), filter.persona)) yield 'DEP-087'
  if (answersAsPilot(facts(p, target), filter.pilotedBy?.persona)) yield 'DEP-088'
  if (filter.alone) yield* rulesOfAlone(p, target)
  if (isByForm(p, target, filter.titleHas)) yield 'KRN-085'
  if (filter.scompLink) yield 'TRM-340'
  const calling = characteristics.some((one) => plain(one) === 'commander')
  if (asksForWord(filter, 'commander') && !calling) yield 'TRM-098'
  if (asksForWord(filter, 'bomber')) yield 'TRM-033'
  if (asksForWord(filter, 'operative')) yield 'TRM-296'
  yield* rulesOfSquadron(p, target, filter)
  if (filter.matchingWeapon) yield permanentMatches(facts(p, target)) ? 'WPN-069' : 'WPN-068'
  if (filter.highestAbility) yield* rulesOfHighest(p, target)
  yield* rulesOfWhere(filter)
}

/** Where a target has to be. */
function* whereabouts(aim: Aim, { at, present }: Targeting, target: CardId): Generator<Reason> {
  const { p, player, card } = aim
  const details = { card: target, by: card }
  const here = locationOf(p, card)
  const place = locationOf(p, target)
  if (at && (place === null || !matchesLocation(p, at, place, here, player))) {
    yield unfitTarget(details, 'at')
    const near = at.here && place !== null && here !== null && related(p, place, here)
    if (near && at.kind === 'system') yield relatedOnly(details)
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
  yield* notPresent(p, details, at !== undefined)
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
    yield* reasonsBeside(aim, targeting.who, target)
  } else if (isObserved()) applies(...servingRules(targeting.who, p, target))
  const { immuneTo } = targeting
  if (immuneTo !== undefined) {
    if (isImmuneNow(p, target, immuneTo)) applies('KRN-159')
    else yield refusal('KRN-159', { ...details, title: immuneTo })
  }
  if (inactive === 'missing' && !hasState(p, target, 'missing')) yield unfitTarget(details, 'not missing')
  if (stackedHere) {
    // 'Here' is on the card itself.
    if (onIt) applies('CTL-048')
    else {
      yield unfitTarget(details, 'at')
      yield notOnItself(details)
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
