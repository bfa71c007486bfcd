/** Unlimited - Relocating Cards Between Locations: what a text moves from one location to another. */

import type { Reason } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isShieldedFrom } from '../../../model/places/energy-shield.ts'
import { isPartOf, siteFacts } from '../../../model/places/locations.ts'
import { cardsAt, isActive, isOnTable, locationOf } from '../../../model/table.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { shieldedBy } from '../../../model/texts/targets.ts'
import { cannotMove } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { tooManyToMove } from '../../card-types/starships-and-vehicles/squadrons.ts'
import {
  aboutActiveCards,
  noTarget,
  notATarget,
  notInitiated,
  tooManyTargets,
  unfitTarget,
  wrongPhase,
} from '../../shared/actions/action-initiation.ts'
import { inactive, notOnTable, notYourTurn } from '../../shared/actions/answering.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { about, notMeant } from '../../shared/actions/mismatched.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { eventOf, type TextKind, type TextUse } from '../../shared/actions/text-kind.ts'
import { noResponseAtAnyTime, underWay } from '../../shared/actions/timing-windows.ts'
import { applies } from '../../shared/observing.ts'
import { isProtected, protectedFrom } from '../../shared/on-table/immune.ts'
import { offTable } from '../../shared/on-table/inactive-supporting-and-on-table.ts'
import { cannotBeAt } from '../../shared/on-table/location-restrictions.ts'
import { alsoBy, passedOn, refusal } from '../../shared/reasons.ts'
import { arOnly, permits, underHeading, within } from '../../shared/rulebook.ts'
import { noRealCharacter, onlyMovesLikeCharacter } from '../by-text/moves-like.ts'
import { closedWays } from '../by-text/moving-through-locations.ts'
import { spyIsItsOwners } from '../carrying/moving-undercover-spies.ts'
import { stillAboardForText } from '../carrying/room-aboard.ts'
import { movedAlready } from '../general/movement.ts'
import { attemptOf, type BasePrice } from '../move.ts'
import { priceOf } from '../movement-cost.ts'
import { startMove } from '../movement-procedure.ts'
import { relocationFor } from './relocation-kind.ts'

export const rules = [
  ...underHeading('Attacks', { 'ATK-007': arOnly }),
  ...underHeading('Implied Target Rule', { 'KRN-204': {}, 'KRN-205': {} }),
  ...underHeading('Never', { 'KRN-230': {} }),
  ...underHeading('Actions - At Any Time', { 'KRN-143': permits }),
  ...underHeading('Targeting', { 'KRN-193': {} }),
  ...underHeading('Movement - Unlimited', { 'MOV-102': {} }),
  ...underHeading('Unlimited - Relocating Cards Between Locations', {
    'MOV-137': {},
    'MOV-138': { same: ['TRM-285'] },
    'MOV-142': arOnly,
    'MOV-143': arOnly,
    'MOV-144': {},
  }),
]

const { holdsIn, refuse } = within(rules)

type Relocating = TextUse<AbilityOf<'relocate'>>

/** Places that no text relocates to: the Trench, Dagobah, for Dark what the energy shield covers. (MOV-144) */
const isClosed = (p: Position, player: Player, location: CardId) =>
  siteFacts(p, location).trench === true ||
  isPartOf(p, location, 'Dagobah') ||
  isShieldedFrom(p, player, location)

/** Whom the text takes along: those of its targets that can move. (MOV-137, MOV-149) */
const goers = ({ p, targets }: Relocating) => targets.filter((card) => !cannotMove(p, card))

const moveOf = (use: Relocating): Move => ({
  using: 'relocation',
  cards: goers(use),
  to: { location: use.to! },
  by: use.card,
})

const isFreePlace = ({ p, text, player, to }: Relocating, from: CardId | null) =>
  text.freeTo !== undefined && to !== null && matchesLocation(p, text.freeTo, to, null, player, from)

function totalPrice(use: Relocating, base: BasePrice) {
  const move = moveOf(use)
  if (move.cards.length === 0 || use.to === null) return { force: 0, rules: base.rules }
  return priceOf(relocationFor(base, use.text.regular === true), attemptOf(use.p, use.player, move))
}

function* timing({ p, player, card, text }: Relocating, moment: Moment): Generator<Reason> {
  const { frame, toAct } = moment
  const { phase } = text
  const due = phase === undefined
  if (frame?.does !== 'loop') {
    yield due && holdsIn(p, 'MOV-143') ? refusal('MOV-143', { card }) : underWay({ card })
    yield* noResponseAtAnyTime(card, phase, moment)
  } else if (toAct !== player) yield notYourTurn(toAct)
  else if (due) applies('MOV-143', ...(p.turn.player === player ? [] : ['KRN-143']))
  if (text.notInBattle && p.battle) yield notInitiated({ card }, 'battle')
  if (text.notInBattle && p.attack) yield refuse('ATK-007', { card })
  if (due) return
  if (p.turn.player === player && p.turn.phase === phase) applies('MOV-142')
  else if (!holdsIn(p, 'MOV-142')) yield wrongPhase(p, player, { card, phase })
  else yield refusal('MOV-142', { card, phase }, p.turn.player === player ? 'phase' : 'own phase')
}

/** Is this one of the cards that the text takes? */
function* whom({ p, player, card, text }: Relocating, target: CardId): Generator<Reason> {
  const details = { card: target, by: card }
  if (!isOnTable(p, target)) {
    yield notOnTable(details)
    yield refusal('KRN-204', details)
    return yield* offTable(p, target)
  }
  if (!matches(p, text.who, target, player)) {
    if (onlyMovesLikeCharacter(p, target)) return yield noRealCharacter(target, card)
    const lack = notMeant(p, text.who, target, player)
    const reason = lack ? unfitTarget(about(p, target, card), lack) : notATarget(details)
    return yield spyIsItsOwners(p, target, lack) ? alsoBy(reason, 'TRM-391') : reason
  }
  if (!isActive(p, target)) {
    yield inactive(details)
    return yield aboutActiveCards(details)
  }
  yield* protectedFrom({ p, card }, target)
  yield* stillAboardForText(p, target, null)
  const from = locationOf(p, target)
  if (from !== null && !matchesLocation(p, text.from, from, null, player)) yield unfitTarget(details, 'from')
  if (!text.regular) return
  for (const reason of movedAlready(p, target)) {
    yield refusal('MOV-102', details)
    yield reason
  }
}

function* where(use: Relocating, from: CardId): Generator<Reason> {
  const { p, player, card, text, to } = use
  if (to === null || facts(p, to).type !== 'location') return yield unfitTarget({ card }, 'no destination')
  const details = { card, to }
  if (!p.layout.includes(to)) return yield refusal('KRN-205', details)
  if (to === from) return yield refusal('MOV-138', details, 'same location')
  if (isClosed(p, player, to)) yield refusal('MOV-144', details)
  else applies('MOV-144')
  if (!isFreePlace(use, from) && !matchesLocation(p, text.to, to, null, player, from)) {
    yield unfitTarget(details, 'to')
  }
  const shield = shieldedBy(p, to, card)
  if (shield !== null) yield refusal('KRN-193', { by: card, to, ship: shield })
  else yield* protectedFrom({ p, card }, to)
  for (const goer of goers(use)) {
    const never = yield* passedOn(p, cannotBeAt(p, goer, to))
    if (never && matchesLocation(p, text.to, to, null, player, from))
      yield refusal('KRN-230', { card: goer, by: card, to })
    yield* closedWays(p, goer, from, [to], 'relocation')
  }
}

export const relocate: TextKind<AbilityOf<'relocate'>> = {
  *judge(use, moment) {
    const { p, card, text, targets } = use
    yield* timing(use, moment)
    const [first] = targets
    if (first === undefined) return yield noTarget({ card })
    if (text.upTo !== 'any' && targets.length > text.upTo) yield tooManyTargets({ card, count: text.upTo })
    yield* tooManyToMove(p, targets, text.who, text.upTo, card)
    for (const target of targets) yield* whom(use, target)
    const from = locationOf(p, first)
    if (from === null) return
    if (targets.some((target) => locationOf(p, target) !== from)) yield unfitTarget({ card }, 'apart')
    const going = goers(use)
    if (going.length === 0) yield refusal('MOV-137', { card: first })
    else if (going.length < targets.length) applies('MOV-149', 'MOV-137')
    if (text.price === 'destiny') applies('MOV-216')
    yield* where(use, from)
  },

  price(use) {
    const { p, text, targets } = use
    if (text.price === 'destiny') return text.price
    const [first] = targets
    // Nobody who stays where he is goes anywhere free.
    const free = first !== undefined && isFreePlace(use, locationOf(p, first))
    const force = free ? 'free' : text.price
    return totalPrice(use, { force, rules: force === 'free' ? ['MOV-145'] : [] })
  },

  priceAfter: (use, destiny) => totalPrice(use, { force: destiny, rules: [] }),

  *attempts(p, player, card, text, moment) {
    if (moment.frame?.does !== 'loop' || eventOf(moment)) return
    for (const from of p.layout) {
      const here = cardsAt(p, from).filter(
        (one) =>
          matches(p, text.who, one, player) &&
          isActive(p, one) &&
          !cannotMove(p, one) &&
          !isProtected({ p, card }, one),
      )
      if (here.length === 0) continue
      for (const to of p.layout) {
        if (to === from) continue
        for (const one of here) yield { targets: [one], to }
        if (text.upTo === 'any' && here.length > 1) yield { targets: here, to }
      }
    }
  },

  targets: ({ targets }) => targets,

  result(change, use) {
    const { p, player, targets } = use
    for (const card of targets.filter((one) => cannotMove(p, one)))
      change.log({ say: 'cannot be relocated', with: { card }, by: player, cites: ['MOV-137', 'MOV-149'] })
    const move = moveOf(use)
    if (move.cards.length === 0) return
    // It has been paid for with the card.
    const kind = relocationFor({ force: 'free', rules: [] }, use.text.regular === true)
    startMove(change, kind, attemptOf(p, player, move))
  },
}
