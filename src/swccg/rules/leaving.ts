/** Leaving table: a card goes to its owner's pile, and what is aboard or on it goes with it. */

import type { Change, Event, Writer } from '../../kernel/index.ts'
import { locationOf, put, withCargo } from '../model/table.ts'
import { canceledTexts } from '../model/texts.ts'
import type { CardId, Position } from '../model/types.ts'

/**
 * A card on table is lost, and everything aboard and on it with it, in the same instant. (KRN-054, KRN-055)
 * @returns all cards that are lost, the card itself first.
 */
export function loseFromTable(w: Writer<Position>, card: CardId): CardId[] {
  const gone = withCargo(w.now, card)
  for (const one of gone) {
    put(w, one, { in: 'lost' })
    // What it was on table is forgotten.
    w.patch('cards', one, { states: [], moved: 0, movedBy: null })
  }
  return gone
}

/** A card leaves table as an action of a player's, which can be responded to. */
export function leavesTable(change: Change<Position>, card: CardId, event: Event): void {
  const left = whatLeaves(change.now, card)
  const cards = loseFromTable(change, card)
  change.window({ ...event, card, cards, ...left(cards) })
}

/** What an event says of cards that leave: where that was, and which had lost their text, so that it does not trigger. */
export function whatLeaves(
  p: Position,
  card: CardId,
): (cards: CardId[]) => { at: CardId | null; silent: CardId[] } {
  const at = locationOf(p, card)
  const canceled = canceledTexts(p)
  return (cards) => ({ at, silent: cards.filter((one) => canceled.has(one)) })
}
