/** What every kind of move is made of. */

import type { Part, Reason } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import { isBridge } from '../../model/capacity.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { carrierOf, isOnTable, locationOf, slotHeld, standsAt } from '../../model/table.ts'
import { cannotMove } from '../../model/texts/texts.ts'
import type { CardId, MoveDestination, MoveName, Phase, Player, Position } from '../../model/types.ts'
import type { RuleId } from '../keys.ts'
import type { Move } from '../shared/actions/intent.ts'
import type { Moment } from '../shared/actions/moment.ts'

/** A try to move, in its position. */
export interface Attempt {
  p: Position
  player: Player
  move: Move
  /** The card that moves (the first of a group). */
  card: CardId
  /** The location that the card stands at, and the one that the move names; null while it is aboard something, or goes there. */
  from: CardId | null
  to: CardId | null
  /** Who was meant to come along and cannot move. (MOV-149) */
  stay: readonly CardId[]
}

/** What trying this move means in a position: of a group those go who can. */
export function attemptOf(p: Position, player: Player, move: Move): Attempt {
  const stay = stuckOf(p, player, move)
  const going = stay.length === 0 ? move : { ...move, cards: move.cards.filter((one) => !stay.includes(one)) }
  const card = firstOf(going.cards)
  return { p, player, move: going, card, from: standsAt(p, card), to: toLocation(move.to), stay }
}

const nobody: readonly CardId[] = []

/**
 * Those of a player's group whom a text keeps from moving. If nobody can go there is no group to be moved, and two starships dock
 * together or not at all. What only lacks a crew is refused by name: that can be helped. (MOV-149)
 */
function stuckOf(p: Position, player: Player, { using, cards }: Move): readonly CardId[] {
  if (cards.length < 2 || using === 'dock') return nobody
  const stuck = cards.filter(
    (card) => cardOf(p, card).owner === player && isOnTable(p, card) && cannotMove(p, card),
  )
  return stuck.length === cards.length ? nobody : stuck
}

/** What a move costs before anything modifies it, and which rules say so. */
export interface BasePrice {
  force: number | 'free'
  rules: readonly string[]
  /** What it is made of, where that is more than one thing. */
  parts?: readonly Part[]
  /** What changes it has been reckoned with. */
  settled?: true
}

export interface MoveKind<Using extends MoveName = MoveName> {
  using: Using
  class: 'regular' | 'unlimited' | 'react'
  /** The phases in which its player may use it; default: the move phase. */
  phases?: readonly Phase[]
  /** What moves is a text and no rule: an undercover spy too goes when it says. (TRM-390) */
  byText?: true
  /** Where those are others for some of these moves. */
  phasesFor?(attempt: Attempt): readonly Phase[]
  /** The rule that says when: cited where the time is wrong; default: that of regular moves. */
  timeRule?: RuleId
  /** Where that is another rule for some of these moves. */
  timeRuleFor?(attempt: Attempt): RuleId
  /** Why a card that is not the mover's own is not moved so; absent: it is not his to move. (MOV-002) */
  notYours?(card: CardId): Reason
  /** May several cards make it in one action? Default: no, each by an action of its own. */
  together?(attempt: Attempt): boolean
  /** Why they may not, where a rule of its own says so. */
  oneByOne?(card: CardId): Reason
  /** Could bringing the card there mean this kind of move? Used to pick the reasons worth telling. */
  concerns(attempt: Attempt): boolean
  /** The moves of this kind that are worth judging for this card. */
  attempts(p: Position, player: Player, card: CardId): Iterable<Move>
  /** The move that dropping this card there would mean, where it is more than the card and its goal. */
  intend?(p: Position, player: Player, card: CardId, to: MoveDestination): Move
  /** Made at another time than top-level moves (following is a response): the reasons about time, instead of the usual ones. */
  ownTime?(attempt: Attempt, moment: Moment): Iterable<Reason>
  /** Could such a card use it at all? A cheap look, for listing; default: yes. */
  everBy?(p: Position, card: CardId): boolean
  /** Nobody can use it while no location with such a print is on table. For listing too; default: any will do. */
  everWhere?(p: Position, location: CardId): boolean
  /** Could this player use it in this position at all? A cheap look, for listing; default: it is the phase. */
  everNow?(p: Position, player: Player): boolean
  /** What stands in the way, besides what holds for all moves (see moving.ts); on its way it says which rules apply. */
  judge(attempt: Attempt): Iterable<Reason>
  price(attempt: Attempt): BasePrice
  /** Locations crossed on the way, in order; the last is where it ends. Absent: straight to its destination. */
  path?(attempt: Attempt): CardId[]
  /** Cards other than the movers that spend their regular move, e.g. a shuttle vehicle. */
  alsoMoves?(attempt: Attempt): CardId[]
  /** Crew needed? Embarking and the like set it aside. Default: yes. */
  needsCrew?(attempt: Attempt): boolean
}

/** The phases in which a kind of move is used, or this move of that kind. */
export const phasesOf = (kind: MoveKind, attempt?: Attempt): readonly Phase[] =>
  (attempt && kind.phasesFor?.(attempt)) ?? kind.phases ?? usualPhases

const usualPhases: readonly Phase[] = ['move']

/** The cards that a move is made with, and what spends its regular move with them. */
export const moversOf = (attempt: Attempt, kind: MoveKind): readonly CardId[] => [
  ...attempt.move.cards,
  ...(kind.alsoMoves?.(attempt) ?? []),
]

/** The location where a goal lies: it is one itself, or the card that it leads aboard is there. */
export const placeOfGoal = (p: Position, to: MoveDestination): CardId | null =>
  'aboard' in to ? locationOf(p, to.aboard) : toLocation(to)

export const toLocation = (to: MoveDestination): CardId | null => ('location' in to ? to.location : null)
export const toCard = (to: MoveDestination): CardId | null => ('aboard' in to ? to.aboard : null)

/** The card in whose pilot, driver, passenger or astromech slot a card is, or null. */
export function onBridgeOf(p: Position, card: CardId): CardId | null {
  const slot = slotHeld(p, card)
  return slot !== null && isBridge(slot) ? carrierOf(p, card) : null
}

/** The card in whose cargo bay a card is, or null. */
export function inHoldOf(p: Position, card: CardId): CardId | null {
  const slot = slotHeld(p, card)
  return slot !== null && !isBridge(slot) ? carrierOf(p, card) : null
}
