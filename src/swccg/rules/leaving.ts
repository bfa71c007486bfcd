/** Leaving table: a card goes to its owner's pile, and what is aboard or on it goes with it. */

import type { Change, Event, Frame, Procedure, Writer } from '../../kernel/index.ts'
import { isCreature } from '../model/crew.ts'
import { locationOf, put, withCargo } from '../model/table.ts'
import { canceledTexts } from '../model/texts.ts'
import type { CardId, Position } from '../model/types.ts'
import type { Intent } from './intent.ts'
import { jumpersOf, jumpingOff } from './jumping-off.ts'
import { inRulings } from './rulebook.ts'
import { citing } from './text-kind.ts'

export const rules = inRulings('creature - attaching', { 'ATK-095': {} })

/** Where a card itself goes; what is aboard and on it is lost in any case. */
type Pile = 'lost' | 'used' | 'out'

/**
 * A card on table is lost, and everything aboard and on it with it, in the same instant. (KRN-054, KRN-055)
 * @returns all cards that are lost, the card itself first.
 */
export function loseFromTable(w: Writer<Position>, card: CardId, pile: Pile = 'lost'): CardId[] {
  const gone = withCargo(w.now, card)
  for (const one of gone) {
    put(w, one, { in: one === card ? pile : 'lost' })
    // What it was on table is forgotten.
    const forgotten = w.now.cards[one]!.ate === undefined ? {} : { ate: 0 }
    w.patch('cards', one, { states: [], moved: 0, movedBy: null, ...forgotten })
  }
  return gone
}

interface LeavingFrame extends Frame {
  does: 'leaves'
  card: CardId
  event: Event
  pile: Pile
}

/** A card leaves table as an action of a player's, which can be responded to. Riders of a creature vehicle may stay. */
export function leavesTable(change: Change<Position>, card: CardId, event: Event, pile: Pile = 'lost'): void {
  if (jumpersOf(change.now, card).length === 0) {
    leave(change, card, event, pile)
    return
  }
  const frame: LeavingFrame = { does: 'leaves', step: 0, card, event, pile }
  change.push(frame)
  change.push(jumpingOff(card))
}

/** It is gone, with what is aboard and on it: parasites too. (ATK-095) */
function leave(change: Change<Position>, card: CardId, event: Event, pile: Pile): void {
  const left = whatLeaves(change.now, card)
  const cards = loseFromTable(change, card, pile)
  const parasites = cards.slice(1).filter((one) => isCreature(change.now, one))
  if (parasites.length > 0) {
    const cites = citing(change.now, ['ATK-095'])
    change.log({ say: 'lost with its host', with: { cards: parasites, ship: card }, cites })
  }
  change.window({ ...event, card, cards, ...left(cards) })
}

/** Whoever jumps off has done so. */
export const leaves: Procedure<Position, Intent> = {
  run(change, given) {
    const { card, event, pile } = given as LeavingFrame
    change.pop()
    leave(change, card, event, pile)
  },
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
