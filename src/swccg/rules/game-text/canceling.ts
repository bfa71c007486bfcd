/** Canceling cards: what it comes to. (Canceling And Suspending) */

import type { Change } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { matches } from '../../model/filters.ts'
import { facts } from '../../model/pool.ts'
import { isActive, isOnTable } from '../../model/table.ts'
import type { CardId, CardType, Player, Position } from '../../model/types.ts'
import type { Event } from '../../model/under-way.ts'
import { leaving } from '../leaving-table/just-lost.ts'
import { protectedFrom } from './targeting.ts'

/** Being played or deployed: the frame of such an event ends when its card is canceled. */
export const isBeginning = (event: Event): boolean => event.is === 'playing' || event.is === 'deploying'

export const cardOf = (event: Event): CardId => event.card!

/** Ends the action that an event belongs to: the frame beneath the window on it. */
export function cancelBeneath(change: Change<Position>, event: Event): void {
  const window = change.stack.toReversed().findIndex((frame) => {
    const open = frame.does === 'window' ? frame.event : null
    return open?.is === event.is && open.card === event.card
  })
  if (window >= 0) change.alter(window + 1, { canceled: true })
}

/** Cancels the card that a text answers, or the cards that it has singled out. */
export function cancelAnswered(
  change: Change<Position>,
  {
    player,
    card,
    answers,
    targets,
  }: { player: Player; card: CardId; answers: Event | null; targets: readonly CardId[] },
) {
  const begun = answers && isBeginning(answers) ? cardOf(answers) : null
  if (begun !== null && (targets.length === 0 || targets.includes(begun)))
    return cancelBeneath(change, answers as Event)
  const there = targets.filter((target) => isOnTable(change.now, target))
  if (there.length > 0) change.push(leaving(there, { performer: player, by: card, how: 'canceled' }))
}

/** Characters, vehicles and starships are never canceled. (KRN-219) */
export const isNeverCanceled = (p: Position, card: CardId): boolean =>
  neverCanceled.includes(facts(p, card).type)

const neverCanceled: readonly CardType[] = ['character', 'vehicle', 'starship']

/** Would this text, which cancels by itself, cancel that card? */
export const cancelsByItself = (
  p: Position,
  { text, you, source }: { text: AbilityOf<'cancels'>; you: Player; source: CardId },
  target: CardId,
  event: Event | null = null,
): boolean =>
  !isNeverCanceled(p, target) &&
  matches(p, text.what, target, you) &&
  (isActive(p, target) || 'played' in p.cards[target]!.where) &&
  protectedFrom({ p, player: you, card: source }, target, event).next().done === true
