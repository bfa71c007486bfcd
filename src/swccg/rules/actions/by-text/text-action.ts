/** What a card's text lets its player do: begun at its time, at its price, on its targets. (Section C. Actions) */

import type { Change, Reason } from '../../../../kernel/index.ts'
import type { Lastable } from '../../../abilities/holding/holding.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, placeOfText, plain } from '../../../model/cards/pool.ts'
import { isPresentAt } from '../../../model/places/presence.ts'
import { carrierOf, forceOf, isOnTable, locationOf, setState, withCargo } from '../../../model/table.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { keeperOfText } from '../../../model/texts/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import { powerOf } from '../../../model/values.ts'
import { needsInBattle, targetInBattle } from '../../battle/interrupts-in-battle.ts'
import { noneToLose } from '../../battle/segments/immune-to-attrition.ts'
import { badForCustody } from '../../captives/captives.ts'
import { onlyFrozen } from '../../captives/frozen-captives.ts'
import { oneForTwo } from '../../card-types/characters/dual-character-type-icons.ts'
import { sectorIsNoSystem } from '../../card-types/locations/sectors.ts'
import { standsStill } from '../../card-types/starships-and-vehicles/landed-starships.ts'
import {
  tooManyShips,
  tooManyToMove,
  wholeSquadron,
} from '../../card-types/starships-and-vehicles/squadrons.ts'
import { reasonsAgainstDrain } from '../../control/force-drains.ts'
import { notCancelable, notModifiable } from '../../control/force-drains-may-not-be-modified.ts'
import { priceOf as deployCostOf } from '../../deploy/deployment-cost.ts'
import { substituted } from '../../destiny/substituted-destinies.ts'
import { cannotJoin } from '../../movement/by-text/moving-to-battle.ts'
import {
  againstDeeds,
  highestAbility,
  notOnTable,
  sacrifice,
  withPiles,
} from '../../piles/piles-in-actions.ts'
import {
  conditionUnmet,
  dutyDone,
  forceLacking,
  noTarget,
  notATarget,
  nothingToCancel,
  tooManyTargets,
  unfitTarget,
} from '../../shared/actions/action-initiation.ts'
import type { CardUse } from '../../shared/actions/intent.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { eventOf, type TextKind, type TextUse, type UsePrice } from '../../shared/actions/text-kind.ts'
import { applies, aside, isObserved } from '../../shared/observing.ts'
import { protectedFrom } from '../../shared/on-table/immune.ts'
import { holding, nothingAgainst, refusal } from '../../shared/reasons.ts'
import { permits, underHeading } from '../../shared/rulebook.ts'
import { rivalsOf } from '../../terms/duels.ts'
import { dutyKey, starterOf } from '../initiating/mandatory-actions.ts'
import { type Acting, answered, mayBeTime, time } from '../initiating/timing.ts'
import { isLoss, meaning, namedBy, subjectsOf } from '../responses/events.ts'
import { startResults } from '../results/carrying-out-results.ts'
import { cardGone } from '../results/unresolved-destiny-draws.ts'
import { isAll, swept } from '../targeting/all-cards-all-characters.ts'
import { withoutNumber } from '../targeting/implied-target-rule.ts'
import { candidatesFor, whyNot } from '../targeting/targeting.ts'
import { doneByACopy, doneThisGame } from './once-per-game.ts'

export const rules = [
  ...underHeading('Types of Actions', { 'KRN-103': permits }),
  ...underHeading('Meeting Conditions', { 'KRN-128': {} }),
  ...underHeading('Actions - Just Lost', { 'KRN-169': {} }),
  ...underHeading('Instead Of Force Draining', { 'CTL-010': { same: ['TRM-164'] } }),
  ...underHeading('Targeting - Retargeting', { 'KRN-199': {} }),
  ...underHeading('Implied Target Rule', { 'KRN-200': {} }),
  ...underHeading('Canceling Game Text', { 'KRN-220': {} }),
]

/** The cards of the event that the text is about, one of which has to be meant. */
function* subject(use: Acting, event: Event): Generator<Reason> {
  const { p, player, card, text, targets } = use
  if (!text.answers?.card || text.targets) return
  const left = subjectsOf(p, text.answers, event, card, player)
  const [meant] = targets
  const [some] = event.cards ?? []
  const gone = left.length === 0 ? (meant ?? some) : meant
  const spoiled = gone !== undefined && !left.includes(gone)
  if (spoiled && (left.length === 0 || namedBy(p, text.answers, event, card, player).includes(gone))) {
    yield refusal('KRN-128', { card, ship: gone })
    if (isLoss(event)) yield refusal('KRN-169', { card: gone })
  } else if (meant !== undefined && !left.includes(meant)) yield notATarget({ card: meant, by: card })
  for (const one of meant === undefined ? left.slice(0, 1) : [meant]) yield* protectedFrom(use, one, event)
}

/** The changes that the text puts on cards. */
const changesOf = ({ results }: AbilityOf<'action'>): Lastable[] =>
  results.flatMap((one) => (one.brings === 'change' ? one.changes : []))

/** A number that the text would change has to be there, and game text has to be cancelable. (KRN-202, KRN-220) */
function* values({ p, card, text }: Acting, target: CardId): Generator<Reason> {
  for (const change of changesOf(text)) {
    if (!('who' in change) || change.who !== 'target') continue
    if (change.does === 'cancels game text') {
      const keeper = keeperOfText(p, target)
      if (keeper !== null) yield refusal('KRN-220', { card: target, by: card, ship: keeper })
    }
    if (change.does === 'loses immunity to attrition') yield* noneToLose(p, target, card)
    if (change.does !== 'modify') continue
    if (change.gives === undefined) yield* standsStill(p, change, target, card)
    for (const reason of withoutNumber(p, target, change.what, card)) {
      // What is gained is no target, and what is changed where there is any need not be there.
      if (change.gives !== undefined) applies('KRN-208')
      else if (change.ifAny) applies('KRN-130')
      else yield reason
    }
  }
}

/** Why this card is no target for what the text would do with it. */
function* unfit(use: Acting, target: CardId): Generator<Reason> {
  const { p, player, card, text } = use
  yield* badForCustody(p, player, card, text.results, target)
  yield* tooManyOf(use, [target], 'target')
}

/** What is placed in a pile, or moved, is so many ships of a class: a squadron is three of them. (TRM-462, TRM-463) */
function* tooManyOf(
  { p, card, text }: Acting,
  cards: readonly CardId[],
  of: 'target' | 'it',
): Generator<Reason> {
  const who = of === 'target' ? text.targets?.who : text.answers?.card
  if (typeof who !== 'object') return
  const most = of === 'target' ? (text.targets?.upTo ?? 1) : 1
  for (const part of text.results) {
    if (!('of' in part) || part.of !== of) continue
    if (part.brings === 'loss' || part.brings === 'capture') wholeSquadron(p, cards, who)
    if (part.brings === 'return') yield* tooManyShips(p, cards, who, most, card)
    if (part.brings === 'move to battle') yield* tooManyToMove(p, cards, who, most, card)
  }
}

/** All cards that it could single out now. */
const candidates = (use: Acting): CardId[] =>
  use.text.targets ? candidatesFor(use, use.text.targets).filter((one) => mayServe(use, one)) : []

/** Could a card that the text takes be chosen, as far as the battle and its custody are concerned? */
const mayServe = (use: Acting, target: CardId): boolean =>
  aside(() => nothingAgainst(use.p, targetInBattle(use, target)) && nothingAgainst(use.p, unfit(use, target)))

/** What follows from a target is targeted too: what protects it from that protects it here. (KRN-199) */
function* following(use: Acting, target: CardId): Generator<Reason> {
  const { p, player, card, text } = use
  const bearer = carrierOf(p, target)
  if (bearer === null || !('on' in cardOf(p, target).where)) return
  for (const part of text.results) {
    const of = 'of' in part ? part.of : undefined
    if (typeof of !== 'object' || !('bearerOf' in of) || !matches(p, of.who, bearer, player, card)) continue
    for (const reason of protectedFrom(use, bearer)) {
      yield reason
      yield refusal('KRN-199', { card: bearer, by: card, ship: target })
    }
  }
}

/** Says what a target brings along: the cards on it, and that it is present where the card of the text need not be. */
function aimedAt({ p, card, text, to }: Acting, target: CardId): void {
  if (text.results.some(({ brings }) => brings === 'change') && withCargo(p, target).length > 1)
    applies('KRN-131')
  const at = locationOf(p, card)
  const inside = text.targets?.present && text.targets.at?.here && to === null
  if (inside && at !== null && !isPresentAt(p, card, at)) applies('CTL-065')
}

/** The cards, and the place, that are singled out. */
function* aim(use: Acting): Generator<Reason> {
  const { p, player, card, text, targets, to } = use
  if (text.targets) {
    const { upTo = 1 } = text.targets
    // Of a target that has been named it is said below why it will not do.
    if (targets.length === 0) {
      const lacks = candidates(use).length === 0
      yield lacks ? noTarget({ card }) : unfitTarget({ card, count: 1 }, 'too few')
    }
    if (upTo !== 'any' && targets.length > upTo) yield tooManyTargets({ card, count: upTo })
    const other = use.answers?.card
    for (const target of targets) {
      yield* whyNot(use, text.targets, target)
      yield* targetInBattle(use, target)
      yield* unfit(use, target)
      yield* following(use, target)
      if (targets.length > 1) yield* tooManyOf(use, targets, 'target')
      const same = other != null && isOnTable(p, target) && powerOf(p, other) === powerOf(p, target)
      if (text.targets.samePower && !same) yield unfitTarget({ card: target, by: card }, 'power')
      if (isOnTable(p, target)) yield* values(use, target)
      if (isObserved()) aimedAt(use, target)
    }
  }
  if (!text.place) return
  const here = locationOf(p, card)
  if (to === null || !p.layout.includes(to)) return yield unfitTarget({ card }, 'no destination')
  if (!matchesLocation(p, text.place, to, here, player)) {
    yield unfitTarget({ card, to }, 'place')
    // What the text would do something to is not there.
    const { icon, ...bare } = text.place
    if (icon !== undefined && matchesLocation(p, bare, to, here, player))
      yield refusal('KRN-200', { card, to, what: icon })
    yield* sectorIsNoSystem(use, text.place, to)
  }
  yield* protectedFrom(use, to)
}

/** Where it is done instead of a Force drain: whatever keeps its player from draining there. (CTL-010) */
function* noDrain({ p, player, card, text }: Acting, moment: Moment): Generator<Reason> {
  const at = locationOf(p, card)
  if (!text.insteadOfDrain || at === null) return
  const [against] = holding(p, reasonsAgainstDrain(p, player, at, moment))
  if (against) {
    yield refusal('CTL-010', { card, at })
    yield against
  } else applies('CTL-010', 'CTL-011')
}

/** What is given up for it as it is begun: a target, or the Force drain that could have been made there. (CTL-011) */
function giveUp(change: Change<Position>, use: Acting): void {
  sacrifice(change, use)
  const at = locationOf(change.now, use.card)
  if (use.text.insteadOfDrain && at !== null) setState(change, at, 'drain given up', true)
}

/** What a text makes lost has to exist. (KRN-201) */
function* somethingThere(use: Acting): Generator<Reason> {
  for (const part of use.text.results) {
    const all = part.brings === 'cancel' ? part.what : part.brings === 'loss' ? part.of : undefined
    if (isAll(all) && swept(use, all).length === 0) yield nothingToCancel(use)
  }
}

/** What single results need besides. */
function* results({ p, player, card, text, targets }: Acting, moment: Moment): Generator<Reason> {
  for (const part of text.results) {
    for (const target of targets) {
      // How it goes there is told of as it goes.
      if (part.brings === 'move to battle') yield* aside(() => [...cannotJoin(p, player, target, moment)])
      if (part.brings === 'duel' && rivalsOf(p, player, target, part, card).length === 0)
        yield noTarget({ card })
    }
  }
}

/** What is done with the top card of a deck or pile is done with one card. (KRN-246) */
export const isOfTopCard = ({ results }: AbilityOf<'action'>): boolean =>
  results.some((one) => (one.brings === 'look' || one.brings === 'revealing') && one.top === 1)

/** In the time frame that a text names it is done once if it is worded in the singular. (KRN-242, KRN-246) */
const isSingular = (text: AbilityOf<'action'>): boolean =>
  text.phase !== undefined && text.limit === undefined && isOfTopCard(text)

/** Which uses of it are spent with one. (KRN-242, KRN-251, KRN-252) */
function limitKey({ p, card, text }: Acting): string | undefined {
  const index = placeOfText(p, card, text)
  const { number, phase } = p.turn
  if (text.limit === 'game') return `once per game:${plain(facts(p, card).title)}:${index}`
  if (text.limit === 'turn') return `once:${card}:${index}:${number}`
  if (text.must) return dutyKey(p, card, index)
  if (text.limit === 'battle') return `once:${card}:${index}:battle:${number}:${p.battle?.at}`
  return text.limit === 'phase' || isSingular(text) ? `once:${card}:${index}:${number}:${phase}` : undefined
}

/** How much may be paid where the player chooses: what he has, and no more Force than is at stake. */
export function rangeOfX({ p, player, text, answers }: TextUse): { least: number; most: number } {
  const have = forceOf(p, player)
  const most = answers?.is === 'losing Force' ? Math.min(have, Number(answers.count)) : have
  return { least: text.does === 'action' ? (text.least ?? 1) : 1, most }
}

function priceOf({ p, player, text, targets }: Acting): Exclude<UsePrice, 'destiny'> {
  const { price = 0, loss } = text
  if (price === 'X') return 'X'
  const rest = loss ? { rules: ['KRN-133'], loss } : { rules: text.sacrifice ? ['KRN-133'] : [] }
  if (typeof price === 'number') return { force: price, ...rest }
  if (price === 'entire Force Pile') return { force: forceOf(p, player), ...rest }
  if (typeof price === 'object') {
    const { hand } = p.piles[opponentOf(player)]
    const force = 'each' in price ? hand.length : price.lessHighestAbility - highestAbility(p, player)
    return { force: Math.max(0, force), ...rest }
  }
  const [target] = targets
  if (target === undefined) return { force: 0, ...rest }
  // What it would cost to deploy, with all that changes that. (KRN-293)
  const cost = deployCostOf(p, target, { table: true }, facts(p, target).deploy)
  return { ...rest, force: cost.force, parts: cost.parts ?? [], rules: [...rest.rules, 'KRN-293'] }
}

/** Says what holds for a text that must be used, that both players must use, and that takes immunity away. */
function whatHolds({ p, text }: Acting): void {
  if (text.must) applies('KRN-115', 'KRN-116')
  if (starterOf(p, text) !== null) applies('KRN-118')
  if (changesOf(text).some(({ does }) => does === 'loses immunity to attrition')) applies('BAT-183')
}

export const action: TextKind<AbilityOf<'action'>> = {
  *judge(use, moment) {
    const { p, player, card, text } = use
    yield* time(use, moment)
    const event = answered(use, eventOf(moment))
    if (text.answers && !event) return
    if (text.while && !isOnTable(p, card) && !holds(p, text.while, card, player))
      yield conditionUnmet({ card })
    if (text.if && holds(p, text.if, card, player)) applies('KRN-125')
    else if (text.if) {
      yield conditionUnmet({ card })
      yield* oneForTwo(p, text.if, card, player)
      yield* notOnTable(use, text.if)
      yield* onlyFrozen(p, text.if, card, player)
    }
    yield* againstDeeds(use)
    if (event) yield* subject(use, event)
    if (event) yield* tooManyOf(use, event.cards ?? [], 'it')
    const changing = text.results.some(
      ({ brings }) => brings === 'canceled destiny' || brings === 'change of destiny',
    )
    if (event && changing) yield* substituted(event, card)
    yield* cardGone(use, event)
    if (text.results.some(({ brings }) => brings === 'canceled drain')) yield* notCancelable(p, event, card)
    if (text.results.some(({ brings }) => brings === 'change of drain')) yield* notModifiable(p, event, card)
    yield* needsInBattle(use)
    yield* aim(use)
    yield* somethingThere(use)
    yield* noDrain(use, moment)
    yield* results(use, moment)
    if (priceOf(use) === 'X') {
      const { least, most } = rangeOfX(use)
      if (most < least) yield forceLacking({ card, need: least, have: most })
    }
    const key = limitKey(use)
    const asDuty = moment.frame?.does === 'duty'
    if (text.must && !asDuty && key !== undefined && p.used.includes(key)) yield dutyDone({ card })
    const uses = p.used.filter((one) => one === key).length
    if (text.limit === 'game' && key !== undefined && uses >= (text.times ?? 1)) {
      yield doneThisGame(card, text.times)
      if (!p.used.includes(`${key}:${card}`)) yield doneByACopy({ card })
    }
    if (isObserved()) whatHolds(use)
  },

  price: priceOf,

  *attempts(p: Position, player: Player, card: CardId, text, moment): Generator<Partial<CardUse>> {
    if (!mayBeTime(p, text, moment)) return
    const event = eventOf(moment)
    const use: Acting = { p, player, card, text, targets: [], to: null, answers: event }
    if (text.answers && !answered(use, event)) return
    // At the wrong time no target makes it right.
    if (!nothingAgainst(p, time(use, moment))) return
    const groups: CardId[][] = []
    if (text.targets) {
      const all = candidates(use)
      for (const one of all) groups.push([one])
      if (text.targets.upTo !== undefined && all.length > 1) groups.push(all)
    } else if (event && text.answers?.card)
      groups.push(...subjectsOf(p, text.answers, event, card, player).map((one) => [one]))
    else groups.push([])
    for (const targets of groups) {
      if (text.place) for (const to of p.layout) yield* withPiles(p, text, { targets, to })
      else yield* withPiles(p, text, { targets })
    }
  },

  targets: ({ targets }) => targets,

  begun: giveUp,
  result: (change, use) => startResults(change, meaning(use, use.text.answers)),
  once: limitKey,
}
