/** Judging and listing moves: the one function behind highlights, refusals and the answers of the rules. */

import {
  type Game,
  type Illegal,
  illegal,
  type Reason,
  remember,
  rememberAbout,
  type Verdict,
} from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isUndercover } from '../../model/crew.ts'
import { samePlace } from '../../model/places/destinations.ts'
import { allOnTable, isActive, isOnTable, tableCards } from '../../model/table.ts'
import type { CardId, MoveDestination, MoveName, Player, Position } from '../../model/types.ts'
import { noSuchAction } from '../shared/actions/answering.ts'
import type { Intent, Move } from '../shared/actions/intent.ts'
import { type Moment, momentOf, rememberedAtMoments } from '../shared/actions/moment.ts'
import { inOrder } from '../shared/order-of-reasons.ts'
import { nothingAgainst } from '../shared/reasons.ts'
import { intendedMove, kindOf, kinds } from './all-moves.ts'
import {
  type AwayFrame,
  asWayAway,
  attemptAway,
  awayFrameOf,
  movesAway,
  reasonsAgainstAway,
} from './by-text/move-away.ts'
import { moverNow } from './carrying/moving-undercover-spies.ts'
import { follow, justMoved } from './follow.ts'
import { legalMove, reasonsAgainst } from './general/movement.ts'
import { malformed } from './malformed-move.ts'
import { type Attempt, attemptOf, type MoveKind, phasesOf } from './move.ts'
import { priceOf } from './movement-cost.ts'

/** A legal move, ready to be made. */
export interface Offer {
  intent: Extract<Intent, { kind: 'move' }>
  using: MoveName
  class: MoveKind['class']
  /** Force. */
  cost: number
  to: MoveDestination
}

export interface Refusal {
  using: MoveName
  verdict: Illegal<Intent>
  /** The very move, where there is one. */
  intent?: Intent
}

/** May this player make this move now? With every reason if not. */
export function judgeMove(p: Position, player: Player, move: Move, moment: Moment): Verdict<Intent> {
  const nonsense = [...malformed(p, move)]
  if (nonsense.length > 0) return { legal: false, reasons: nonsense }
  const attempt = attemptOf(p, player, move)
  return verdict(attempt, kindOf(attempt), moment)
}

function verdict(attempt: Attempt, kind: MoveKind, moment: Moment): Verdict<Intent> {
  const { p, player, move } = attempt
  const away = awayFrameOf(moment)
  const against = away
    ? reasonsAgainstAway(p, away, player, move, moment)
    : reasonsAgainst(attempt, kind, moment)
  const reasons = inOrder(p, against)
  if (reasons.length > 0) return { legal: false, reasons, ...remedy(attempt, kind, moment, reasons) }
  return away ? legalMove(attemptAway(p, player, move), asWayAway(p, kind, away)) : legalMove(attempt, kind)
}

/** Where one change would make it legal, that change. */
function remedy(
  attempt: Attempt,
  kind: MoveKind,
  moment: Moment,
  reasons: readonly Reason[],
): Pick<Illegal<Intent>, 'instead'> {
  const { p, player, card, move } = attempt
  const only = reasons.length === 1 ? reasons[0] : undefined
  if (only?.say === 'force') {
    const { need = 0, have = 0 } = only.with
    return { instead: { say: 'more Force', with: { count: Number(need) - Number(have) } } }
  }
  if (only?.rule === 'MOV-011') return { instead: { say: 'next turn', with: { card } } }
  if (only?.say === 'phase' || only?.say === 'turn') {
    const [phase = 'move'] = phasesOf(kind, attempt)
    // A spy under cover moves in the turn of the opponent.
    const say = isUndercover(p, card) ? 'in opponent’s phase' : 'in phase'
    return { instead: { say, with: { phase } } }
  }
  // Aboard something: leaving it is a move of its own, and free.
  if (reasons.some(({ rule }) => ['MOV-111', 'MOV-112', 'MOV-090'].includes(rule))) {
    const leave = offersOf(p, player, card, moment).find(({ using }) => using === 'disembark')
    if (leave) return { instead: { say: 'disembark first', with: { card }, intent: leave.intent } }
  }
  // What would cross between two docked starships is not helped by a move of one of them.
  if (move.crossings?.length) return {}
  // A card may get there by another kind of move.
  const other = offersOf(p, player, card, moment).find(
    (offer) => samePlace(offer.to, move.to) && offer.using !== move.using && arrives(card, offer),
  )
  if (!other) return {}
  const { using, cost, intent } = other
  return { instead: { say: 'by another move', with: { card, using, cost }, intent } }
}

/** Does this offer bring the card to its goal? Docking brings only those who cross. */
const arrives = (card: CardId, { intent: { using, crossings = [] } }: Offer): boolean =>
  using !== 'dock' || crossings.some((crossing) => crossing.card === card)

/** Everything that a player may do with one card at this moment. */
function offersOf(p: Position, player: Player, card: CardId, moment: Moment): Offer[] {
  if (!isOnTable(p, card)) return []
  const captive = cardOf(p, card).states.includes('captive') || 'on' in cardOf(p, card).where
  if (!isActive(p, card) && !captive) return []
  const away = awayFrameOf(moment)
  if (away) return offersAway(p, away, card)
  const responding = justMoved(moment.frame) !== null
  if (moment.frame?.does !== 'loop' && !responding) return []
  const offers: Offer[] = []
  const spent = cardOf(p, card).moved === p.turn.number
  for (const kind of responding ? [follow] : kindsFor(p, player)) {
    // Whatever its goal, such a move is refused: regular moves are spent, or it is the other player's turn. (MOV-011, MOV-012)
    if (spent && kind.class === 'regular') continue
    if (!kind.ownTime && moverNow(p, card, kind) !== player) continue
    if (kind.everBy?.(p, card) === false) continue
    for (const move of kind.attempts(p, player, card)) {
      const attempt = attemptOf(p, player, move)
      if (nothingAgainst(p, reasonsAgainst(attempt, kind, moment))) offers.push(offerOf(attempt, kind))
    }
  }
  return offers
}

/** A legal move by its kind, with what it costs. */
const offerOf = (attempt: Attempt, kind: MoveKind): Offer => ({
  intent: { kind: 'move', ...attempt.move },
  using: kind.using,
  class: kind.class,
  cost: priceOf(kind, attempt).force,
  to: attempt.move.to,
})

/** The legal ways for a card that has been told to move away. */
const offersAway = (p: Position, frame: AwayFrame, card: CardId): Offer[] =>
  [...movesAway(p, frame, card)].map((move) => {
    const kind = kindOf(attemptOf(p, frame.player, move))
    return offerOf(attemptAway(p, frame.player, move), asWayAway(p, kind, frame))
  })

/** The kinds that a player could use in this position at all, by the phase and by what they say for themselves. */
const kindsNow = remember((_p: Position): Partial<Record<Player, MoveKind[]>> => ({}))

function kindsFor(p: Position, player: Player): readonly MoveKind[] {
  const now = kindsNow(p)
  now[player] ??= kindsHere(p).filter((kind) => isOpen(p, player, kind))
  return now[player]
}

const isOpen = (p: Position, player: Player, kind: MoveKind): boolean =>
  kind.everNow?.(p, player) ?? phasesOf(kind).includes(p.turn.phase)

/** The kinds for which there are the locations that they ask for. */
const kindsHere = rememberAbout(['layout', 'cards.key:table'], (p: Position) =>
  kinds.filter(({ everWhere }) => !everWhere || p.layout.some((location) => everWhere(p, location))),
)

/** Offers already worked out, by card. */
const knownAt = rememberedAtMoments((): Offer[][] => [])

/** Every legal move of a card for a player now. */
export function offersFor(game: Game<Position>, player: Player, card: CardId): Offer[] {
  const moment = momentOf(game)
  const p = game.state
  return offersAt(p, knownAt(p, player, moment), player, card, moment)
}

function offersAt(p: Position, known: Offer[][], player: Player, card: CardId, moment: Moment): Offer[] {
  known[card] ??= offersOf(p, player, card, moment)
  return known[card]
}

/**
 * What bringing this card there could mean: the legal moves, and the kinds that are refused, the most telling first. If
 * there is no legal move there is at least one refusal.
 */
export function consider(
  game: Game<Position>,
  player: Player,
  card: CardId,
  to: MoveDestination,
): { offers: Offer[]; refused: Refusal[] } {
  const p = game.state
  const moment = momentOf(game)
  const plain = attemptOf(p, player, { using: 'landspeed', cards: [card], to })
  const asWalk = (...reasons: Reason[]): Refusal => ({ using: 'landspeed', verdict: illegal(...reasons) })
  const nonsense = [...malformed(p, plain.move)]
  if (nonsense.length > 0) return { offers: [], refused: [asWalk(...nonsense)] }
  const offers = offersFor(game, player, card).filter((offer) => samePlace(offer.to, to))
  const refused: Refusal[] = []
  const meant = kinds.filter((kind) => kind.concerns(plain))
  for (const kind of meant.length > 0 ? meant : kinds.slice(0, 1)) {
    if (offers.some(({ using }) => using === kind.using)) continue
    const move = intendedMove(kind, p, player, card, to)
    const found = verdict(attemptOf(p, player, move), kind, moment)
    if (!found.legal) refused.push({ using: kind.using, verdict: found, intent: { kind: 'move', ...move } })
  }
  if (offers.length === 0 && refused.length === 0) refused.push(asWalk(noSuchAction()))
  // Fewer things in the way: closer to what was meant. Following is rarely what was meant.
  const distance = ({ using, verdict: { reasons } }: Refusal) =>
    reasons.length + (using === 'follow' ? 10 : 0)
  refused.sort((a, b) => distance(a) - distance(b))
  return { offers, refused }
}

/** For 'What can it do?': each kind of move with what is legal, or why nothing is. */
export function actionsOf(
  game: Game<Position>,
  player: Player,
  card: CardId,
): { using: MoveName; offers: Offer[]; refused: Illegal<Intent> | null }[] {
  const p = game.state
  const moment = momentOf(game)
  const all = offersFor(game, player, card)
  const found: { using: MoveName; offers: Offer[]; refused: Illegal<Intent> | null }[] = []
  for (const kind of kinds) {
    if (found.some(({ using }) => using === kind.using)) continue
    const offers = all.filter(({ using }) => using === kind.using)
    let refused: Illegal<Intent> | null = null
    for (const move of offers.length > 0 ? [] : kind.attempts(p, player, card)) {
      const judged = verdict(attemptOf(p, player, move), kind, moment)
      if (!judged.legal && (!refused || judged.reasons.length < refused.reasons.length)) refused = judged
    }
    if (offers.length > 0 || refused) found.push({ using: kind.using, offers, refused })
  }
  return found
}

const hasSpies = rememberAbout([tableCards], (p: Position) =>
  allOnTable(p).some((card) => isUndercover(p, card)),
)

/** All legal moves of a player at this point of the stack. */
export function* allOffers(p: Position, player: Player, moment: Moment): Generator<Offer> {
  const { frame } = moment
  if (frame?.does === 'loop') {
    // In the opponent's turn only spies move, and who has a time of his own. (TRM-389)
    const some =
      p.turn.player === player || hasSpies(p)
        ? kindsFor(p, player).length > 0
        : kindsHere(p).some((kind) => kind.ownTime && isOpen(p, player, kind))
    if (!some) return
  }
  const known = knownAt(p, player, moment)
  for (const id of allOnTable(p)) {
    const { owner, where, states } = cardOf(p, id)
    // The opponent's cards are moved only as captives; a mobile system by the Dark Side, whoever's card it is.
    if (owner !== player && !states.includes('captive') && !('layout' in where)) continue
    yield* offersAt(p, known, player, id, moment)
  }
}
