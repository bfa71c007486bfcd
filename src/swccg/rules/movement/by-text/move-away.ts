/** Movement - move away: where a card can go when a text makes it move away, and how. */

import type { Reason } from '../../../../kernel/index.ts'
import { firstOf } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isCharacter, isLanded, isStarship, isVehicle, movesLikeCharacter } from '../../../model/crew.ts'
import { isSector, isSite, isSystem, related } from '../../../model/places/locations.ts'
import { carrierOf, isOnTable, locationOf } from '../../../model/table.ts'
import { textAt } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { FrameOf } from '../../../model/under-way.ts'
import { notOnTable, notYourTurn } from '../../shared/actions/answering.ts'
import type { Move } from '../../shared/actions/intent.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { goesAlone, notChosen } from '../../shared/actions/timing-windows.ts'
import { applies } from '../../shared/observing.ts'
import { holding, nothingAgainst, refusal } from '../../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../../shared/rulebook.ts'
import { reasonsAgainst } from '../general/movement.ts'
import { type Attempt, attemptOf, type MoveKind, toLocation } from '../move.ts'
import { hyperspeed } from '../regular/hyperspeed.ts'
import { landspeed } from '../regular/landspeed.ts'
import { orbit } from '../regular/mobile-systems-and-death-stars.ts'
import { sectorMovement } from '../regular/sector-movement.ts'

export const rules = [
  ...underHeading('Movement - Move Away', {
    'MOV-162': { ...arOnly, ...changes },
    'MOV-165': arOnly,
    'MOV-166': arOnly,
    'MOV-167': { ...arOnly, ...changes },
    'MOV-168': { ...arOnly, ...changes },
    'MOV-169': arOnly,
    'MOV-170': arOnly,
    'MOV-171': { ...arOnly, ...changes },
    'MOV-172': { ...arOnly, ...permits },
    'MOV-173': { ...arOnly, ...changes },
    'MOV-174': { ...arOnly, ...changes },
    'MOV-175': arOnly,
    'MOV-176': { same: ['TRM-193'] },
    'MOV-177': { ...arOnly, ...changes },
    'MOV-178': { ...arOnly, ...changes },
    'MOV-179': arOnly,
    'MOV-180': arOnly,
    'MOV-181': arOnly,
    'MOV-182': arOnly,
    'MOV-302': { ...arOnly, ...changes },
    'MOV-303': arOnly,
  }),
  ...inRulings('move away', {
    'TRM-194': { ...crdOnly, ...permits },
    'TRM-195': { ...crdOnly, ...permits },
    'MOV-212': { ...crdOnly, ...permits },
  }),
]

const { holdsIn, refuse } = within(rules)

declare module '../../../model/under-way.ts' {
  interface Frames {
    'move away': {
      /** Whose cards they are: he moves them. (MOV-169) */
      player: Player
      /** Who uses the text. */
      performer: Player
      /** The card whose text it is, and which of its texts. */
      by: CardId
      text: number
      pending: CardId[]
      /** Where they are. */
      at: CardId
      /** Where they must go, if the text says. */
      to: CardId | null
    }
  }
}

/** Cards that are moving away, one after another. */
export type AwayFrame = FrameOf<'move away'>

/** The cards that are moving away now, if any are. */
export const awayFrameOf = ({ frame }: Moment): AwayFrame | null =>
  frame?.does === 'move away' ? frame : null

export const textOfFrame = (p: Position, frame: AwayFrame): AbilityOf<'move away'> =>
  textAt(p, frame.by, frame.text)

/** The kinds of move that serve to move away. (MOV-176, MOV-179, MOV-180) */
function waysOf(p: Position, card: CardId): MoveKind[] {
  if (isStarship(p, card))
    return holdsIn(p, 'MOV-180') ? [hyperspeed, sectorMovement, orbit] : [hyperspeed, sectorMovement]
  return isVehicle(p, card) ? [landspeed, sectorMovement] : [landspeed]
}

/** The rule about how such a card moves away. */
function ruleOfWay(p: Position, card: CardId) {
  if (isStarship(p, card)) return holdsIn(p, 'MOV-180') ? 'MOV-180' : 'TRM-195'
  if (!isVehicle(p, card)) return 'MOV-176'
  return holdsIn(p, 'MOV-179') ? 'MOV-179' : 'TRM-194'
}

/** Is this a place of the kind that such a card could move away to, however far it is? (MOV-163, MOV-175, MOV-179, MOV-181) */
export function couldGo(p: Position, card: CardId, from: CardId, to: CardId): boolean {
  if (from === to) return false
  const kin = related(p, from, to)
  if (isStarship(p, card)) {
    if (isSystem(p, from)) return isSystem(p, to) || (isSector(p, to) && kin)
    return isSector(p, from) && kin && !isSite(p, to)
  }
  if (isSite(p, from)) return isSite(p, to) && kin
  return isVehicle(p, card) && isSector(p, from) && isSector(p, to) && kin
}

/** A position in which a character has stepped off what it is aboard at a site. (MOV-177) */
function steppedOff(p: Position, card: CardId): Position {
  const carrier = carrierOf(p, card)
  const at = carrier === null ? null : locationOf(p, carrier)
  if (carrier === null || at === null || !movesLikeCharacter(p, card) || !isSite(p, at)) return p
  if (!isVehicle(p, carrier) && !isLanded(p, carrier)) return p
  const state = cardOf(p, card)
  const cards = [...p.cards]
  cards[card] = { ...state, where: { at, side: state.owner } }
  return { ...p, cards }
}

/** A kind of move as it is used for moving away: at the time of the text, at its price. */
export function asWayAway(p: Position, kind: MoveKind, frame: AwayFrame): MoveKind {
  const text = textOfFrame(p, frame)
  const { pending, player, performer } = frame
  return {
    ...kind,
    // It takes the regular move of the card, though not under the rulings of 2001. (MOV-162, MOV-212)
    class: holdsIn(p, 'MOV-162') ? 'regular' : 'unlimited',
    byText: true,
    ownTime: () => [],
    price: (attempt) => (text.freeMove ? { force: 'free', rules: ['MOV-162'] } : kind.price(attempt)),
    *judge(attempt) {
      applies('MOV-162', 'MOV-169', ruleOfWay(p, attempt.card))
      if (pending.length > 1) applies('MOV-172')
      if (player !== performer) applies('MOV-302')
      if (attempt.p !== p) applies('MOV-177')
      if (isStarship(p, attempt.card)) applies('MOV-212')
      yield* kind.judge(attempt)
    },
  }
}

/** The attempt that a move makes, its card stepped off first where it is aboard something. */
export const attemptAway = (p: Position, player: Player, move: Move): Attempt =>
  attemptOf(steppedOff(p, firstOf(move.cards)), player, move)

/** The kind by which a move would be a move away, or null where that kind does not serve. */
export const wayOf = (p: Position, move: Move): MoveKind | null =>
  waysOf(p, firstOf(move.cards)).find(({ using }) => using === move.using) ?? null

/** Every reason against moving a card away like this now. */
export function* reasonsAgainstAway(
  p: Position,
  frame: AwayFrame,
  player: Player,
  move: Move,
  moment: Moment,
): Generator<Reason> {
  const [card] = move.cards
  if (card === undefined) return
  if (moment.toAct !== player) yield notYourTurn(moment.toAct)
  if (!isOnTable(p, card)) return yield notOnTable({ card })
  const ship = carrierOf(p, card)
  if (!frame.pending.includes(card)) {
    const details = { card, by: frame.by }
    const outside = ship !== null && locationOf(p, card) !== frame.at
    if (outside && holdsIn(p, 'MOV-178')) return yield refuse('MOV-178', { card, ship })
    return yield holdsIn(p, 'MOV-169') ? refusal('MOV-169', details, 'not chosen') : notChosen(details)
  }
  if (move.cards.length > 1)
    yield holdsIn(p, 'MOV-169') ? refusal('MOV-169', { card }, 'together') : goesAlone({ card })
  const text = textOfFrame(p, frame)
  const kind = wayOf(p, move)
  const { using } = move
  if (!kind || (text.using && text.using !== using)) {
    const lands = using === 'landing' || using === 'taking off'
    if (lands && isStarship(p, card)) yield refuse('MOV-182', { card, using })
    return yield refusal(ruleOfWay(p, card), { card, using }, 'way')
  }
  const to = toLocation(move.to)
  if (frame.to !== null && to !== frame.to) yield refuse('MOV-165', { card, to: frame.to })
  // Vehicles leave a sector for a sector, and starships for a sector or the system. (ED-17)
  const bound = holdsIn(p, 'MOV-179') && using === 'sector movement'
  if (bound && to !== null && !couldGo(p, card, frame.at, to))
    yield refusal(ruleOfWay(p, card), { card, to }, 'place')
  const attempt = attemptAway(p, player, move)
  const found = [...holding(p, reasonsAgainst(attempt, asWayAway(p, kind, frame), moment))]
  yield* found
  if (isLanded(p, card)) yield refuse('MOV-182', { card })
  if (found.some(({ rule }) => rule === 'MOV-011')) yield refuse('MOV-303', { card })
  if (found.some(({ rule }) => rule === 'MOV-147')) yield refuse('MOV-166', { card })
  if (found.length === 0) return
  yield refuse('MOV-170', { card, to })
  if (attempt.p !== p) yield refuse('MOV-177', { card, ship })
}

/** The legal ways of moving one of the cards away. */
export function* movesAway(p: Position, frame: AwayFrame, card: CardId): Generator<Move> {
  if (!frame.pending.includes(card)) return
  const { player } = frame
  const moment: Moment = { frame, toAct: player }
  const stepped = steppedOff(p, card)
  for (const kind of waysOf(p, card)) {
    for (const move of kind.attempts(stepped, player, card)) {
      if (nothingAgainst(p, reasonsAgainstAway(p, frame, player, move, moment))) yield move
    }
  }
}

/** What a card that is told to move away is called in its rules: a character, a vehicle or a starship. */
export const canBeTold = (p: Position, card: CardId): boolean =>
  isCharacter(p, card) || isVehicle(p, card) || isStarship(p, card) || facts(p, card).movesLike !== undefined
