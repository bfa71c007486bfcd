/** Decks, piles and hands as texts act on them: empty ones, shuffling, and showing cards to one player or both. */

import type { Change, Details, Reason } from '../../../kernel/index.ts'
import { facts } from '../../model/cards/pool.ts'
import { cardsOn } from '../../model/table.ts'
import { type CardId, opponentOf, type PileName, type Player, type Position } from '../../model/types.ts'
import type { Decision } from '../../model/under-way.ts'
import type { OwnedPile } from '../shared/actions/intent.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Empty Deck Or Pile', {
    'KRN-023': { same: ['DEP-188', 'TRM-126'] },
    'KRN-025': { same: ['TRM-128'] },
    'KRN-024': { same: ['TRM-127'] },
    'KRN-026': { same: ['TRM-129'] },
    'KRN-028': { same: ['TRM-130'], ...changes },
    'KRN-031': { same: ['TRM-131'], ...permits },
  }),
  ...underHeading('Empty Hand', { 'KRN-206': { same: ['TRM-133'] } }),
  ...underHeading('Unit of Force', { 'KRN-272': permits }),
  ...underHeading('Implied Target Rule', { 'KRN-209': permits, 'KRN-213': changes }),
]

export const cardsIn = (p: Position, { of, place }: OwnedPile): readonly CardId[] => p.piles[of][place]

/** What a text is told to act on: the own deck or pile, or the opponent's. */
export const placeOf = (player: Player, place: PileName, whose?: 'opponent'): OwnedPile => ({
  of: whose ? opponentOf(player) : player,
  place,
})

export const titlesOf = (p: Position, cards: readonly CardId[]): string[] =>
  cards.map((card) => facts(p, card).title)

/** Refuses what an empty deck, pile or hand does not allow. */
export function* ifEmpty(
  p: Position,
  { of, place }: OwnedPile,
  use: 'takes' | 'looks' | 'draws' | 'shuffles',
  card: CardId,
): Generator<Reason> {
  // The card itself is leaving the hand.
  if (cardsIn(p, { of, place }).some((one) => one !== card)) return
  if (place === 'hand') return yield refusal('KRN-206', { owner: of })
  const empty = { pile: place, owner: of }
  if (use === 'takes') yield refusal('KRN-023', empty, 'empty')
  if (use === 'draws') yield refusal('KRN-025', empty, 'empty')
  if (use === 'shuffles') yield refusal('KRN-026', empty, 'empty')
  else if (use !== 'draws') yield refusal('KRN-024', empty, 'empty')
}

/** Refuses what takes a card from a stack that is empty. (KRN-023) */
export function* ifNothingStacked(p: Position, on: CardId): Generator<Reason> {
  if (cardsOn(p, on).length === 0) yield refusal('KRN-023', { card: on }, 'no stack')
}

/** Refuses to draw from an empty Force Pile. (KRN-025) */
export function* ifNoForce(p: Position, player: Player): Generator<Reason> {
  if (p.piles[player].force.length === 0) yield refusal('KRN-025', {})
}

/**
 * Both players may see these cards until the next action begins; those that are glimpsed, their owner alone: they were taken
 * from his hand, which he could look at. (KRN-074)
 */
export function show(
  change: Change<Position>,
  cards: readonly CardId[],
  part: 'shown' | 'glimpsed' = 'shown',
): void {
  if (cards.length > 0) change.put(part, [...new Set([...(change.now[part] ?? []), ...cards])])
}

/** Cards that have been shuffled, or have been revealed long enough, are shown no longer. */
export function conceal(change: Change<Position>, cards: readonly CardId[]): void {
  const others = (list: readonly CardId[]) => list.filter((card) => !cards.includes(card))
  for (const part of ['shown', 'glimpsed', 'revealed'] as const) {
    const list = change.now[part] ?? []
    if (list.length > others(list).length) change.put(part, others(list))
  }
}

/** Asks a player for so many of these cards, by a question with these details. */
export function askFor(
  change: Change<Position>,
  by: Player,
  why: Decision['why'],
  details: Details,
  cards: readonly CardId[],
  [min, max]: readonly [number, number],
  mayPass = false,
): void {
  change.ask({ by, kind: 'cards', why, with: details, mayPass, cards, min, max })
}

/** Lets one player look at cards: nobody else sees them, and he goes on when he has read them. (KRN-034, KRN-036) */
export function letLook(
  change: Change<Position>,
  by: Player,
  why: Decision['why'],
  cards: readonly CardId[],
  details: Details,
): void {
  askFor(change, by, why, { ...details, looking: true, seen: cards }, [], [0, 0], true)
}
