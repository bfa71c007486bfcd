/** What holds for every move: whose, when, how often, with what crew, for how much. (Movement; Movement - Regular) */

import type { Legal, Reason } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isCrewed, isStarship, isUndercover, isVehicle } from '../../../model/crew.ts'
import { isLocation } from '../../../model/places/locations.ts'
import { forceOf, isActive, isOnTable } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { meetingTheirLike } from '../../card-types/starships-and-vehicles/copies.ts'
import { inactive, notOnTable, notYourTurn } from '../../shared/actions/answering.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { underWay } from '../../shared/actions/timing-windows.ts'
import { observedIn } from '../../shared/observing.ts'
import { neverAtHolosite } from '../../shared/on-table/location-restrictions.ts'
import { madeUpOf } from '../../shared/paying.ts'
import { refusal, tooDear } from '../../shared/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { closedTo, wayOf } from '../by-text/moving-through-locations.ts'
import { moverNow, notYetItsTurn, spiesStayOutside } from '../carrying/moving-undercover-spies.ts'
import { type Attempt, attemptOf, type MoveKind, moversOf, phasesOf, toCard } from '../move.ts'
import { priceOf } from '../movement-cost.ts'
import { moverOf } from '../regular/mobile-systems-and-death-stars.ts'
import { citesOfStaying, heldFast } from './cannot-move.ts'
import { uncrewed } from './must-have-pilot-aboard.ts'

export const rules = [
  ...underHeading('Move Phase', { 'MOV-001': { same: ['TRN-044'], ...permits }, 'MOV-002': {} }),
  ...underHeading('Movement', {
    'MOV-003': { same: ['TRM-196'], ...permits },
    'MOV-004': { same: ['TRM-197'], ...permits },
    'MOV-006': permits,
  }),
  ...underHeading('Movement - Regular', {
    'MOV-008': { same: ['TRM-215'], ...permits },
    'MOV-011': { same: ['TRM-216'] },
    'MOV-012': { same: ['TRM-217'] },
    'MOV-013': permits,
    'MOV-014': permits,
  }),
  ...underHeading('Movement - Unlimited', {
    'MOV-100': { same: ['TRM-264'], ...permits },
    'MOV-101': permits,
  }),
  ...underHeading('Movement - If Within Range', { 'MOV-161': changes }),
  ...inRulings('starships', { 'TRM-449': permits, 'TRM-456': changes }),
]

/** Is it the time for this kind of move, in the turn of its player, or of whoever else it belongs to? */
export function* time(
  attempt: Attempt,
  kind: MoveKind,
  moment: Moment,
  whose = attempt.player,
): Generator<Reason> {
  const { p, player, card } = attempt
  const { frame, toAct } = moment
  const rule = kind.timeRuleFor?.(attempt) ?? kind.timeRule ?? 'MOV-012'
  if (frame?.does !== 'loop') yield underWay({ card })
  const phases = phasesOf(kind, attempt)
  const mover = moverNow(p, card, kind)
  if (mover !== whose && mover !== p.turn.player) yield notYetItsTurn(card)
  else if (mover !== whose && whose === player) yield refusal(rule, { card }, 'turn')
  else if (mover !== whose || !phases.includes(p.turn.phase))
    yield refusal(rule, { card, phase: p.turn.phase }, 'phase')
  else if (frame?.does === 'loop' && toAct !== player) yield notYourTurn(toAct)
  // Nobody tags along at a time that is not his.
  for (const other of attempt.move.cards) if (moverNow(p, other, kind) !== mover) yield notYetItsTurn(other)
}

/** Whose card is it, for moving? */
const ownerOf = (p: Position, card: CardId) =>
  isLocation(p, card) ? moverOf(p, card) : cardOf(p, card).owner

/** It has made its regular move this turn. (MOV-011) */
export function* movedAlready(p: Position, card: CardId): Generator<Reason> {
  const { moved, movedBy } = cardOf(p, card)
  if (moved === p.turn.number) yield refusal('MOV-011', { card, by: movedBy ?? '' })
}

/** Who moves for the sake of the rules on who may move: for docking both ships; for shuttling the shuttle vehicle, too. */
function* who(attempt: Attempt, kind: MoveKind): Generator<Reason> {
  const { p, move } = attempt
  for (const card of moversOf(attempt, kind)) {
    if (!isOnTable(p, card)) {
      yield notOnTable({ card })
      continue
    }
    if (kind.using === 'prisoner transfer') continue
    if (!isActive(p, card)) yield inactive({ card })
    yield* heldFast(p, card)
    if (kind.class === 'regular') yield* movedAlready(p, card)
    const needsCrew = !move.cards.includes(card) || (kind.needsCrew?.(attempt) ?? true)
    if (needsCrew && (isStarship(p, card) || isVehicle(p, card)) && !isCrewed(p, card)) {
      yield* uncrewed(p, card)
    }
  }
}

/** Every reason against a move, the most telling first: whose card it is, the time, the rest. Of a stranger's card no more. */
export function* reasonsAgainst(attempt: Attempt, kind: MoveKind, moment: Moment): Generator<Reason> {
  const { p, player, move } = attempt
  const movers = moversOf(attempt, kind)
  // Captives are moved by their captor.
  const foreign =
    kind.using === 'prisoner transfer'
      ? []
      : movers.filter((card) => isOnTable(p, card) && ownerOf(p, card) !== player)
  for (const card of foreign) yield kind.notYours?.(card) ?? refusal('MOV-002', { card })
  if (kind.ownTime) yield* kind.ownTime(attempt, moment)
  else yield* time(attempt, kind, moment)
  yield* who(attempt, kind)
  if (foreign.length > 0 || !movers.every((card) => isOnTable(p, card))) return
  if (toCard(move.to) !== null) {
    for (const card of move.cards) if (isUndercover(p, card)) yield spiesStayOutside(card)
  }
  if (move.cards.length + attempt.stay.length > 1 && !kind.together?.(attempt))
    yield kind.oneByOne?.(attempt.card) ?? refusal('MOV-002', { card: attempt.card }, 'one by one')
  yield* kind.judge(attempt)
  for (const card of attempt.stay) yield* kind.judge(attemptOf(p, player, { ...move, cards: [card] }))
  const way = wayOf(attempt, kind)
  for (const place of way)
    if (place !== attempt.from) for (const card of move.cards) yield* neverAtHolosite(p, card, place)
  yield* closedTo(attempt, kind)
  yield* meetingTheirLike(p, attempt.move.cards, () => way)
  const price = priceOf(kind, attempt)
  const { force: need } = price
  const have = forceOf(p, player)
  if (need <= have) return
  const [rule = 'MOV-155'] = price.rules
  yield madeUpOf(tooDear(rule, { card: attempt.card, need, have }), price)
}

/** The verdict on a move that nothing speaks against. */
export function legalMove(attempt: Attempt, kind: MoveKind): Legal {
  const price = priceOf(kind, attempt)
  return {
    legal: true,
    cost: price.force,
    get rules() {
      return [...observedIn(() => kind.judge(attempt)), ...price.rules, ...citesOfStaying(attempt)]
    },
    get parts() {
      return price.parts ?? []
    },
  }
}
