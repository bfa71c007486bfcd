/** Canceling a Force drain, and those that may not be. (Force Drains May Not Be Modified Or Canceled By Opponent) */

import type { Change, Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Event } from '../../model/under-way.ts'
import { answersNothing, tooLateForDrain } from '../shared/actions/action-initiation.ts'
import { notYourTurn } from '../shared/actions/answering.ts'
import { eventOf, notAnswering, type TextKind } from '../shared/actions/text-kind.ts'
import { applies } from '../shared/observing.ts'
import { topmost } from '../shared/procedure.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import { protecting } from './force-drain-amount.ts'

export const rules = [
  ...underHeading('Force Drains And Modifiers Example 2', { 'CTL-026': permits }),
  ...underHeading('Force Drain Modifier', { 'CTL-016': permits }),
  ...underHeading('Force Drains May Not Be Modified Or Canceled By Opponent', {
    'CTL-019': changes,
    'CTL-020': permits,
    'CTL-021': { same: ['TRM-150'] },
    'CTL-022': { same: ['TRM-151'], ...changes },
    'CTL-023': { same: ['TRM-152'], ...permits },
    'CTL-024': permits,
  }),
  ...inRulings('Force drains may not be modified or canceled by opponent', { 'TRM-149': crdOnly }),
]

const { refuse } = within(rules)

/** Why a card may not change the Force drain that has just been initiated: under the rulebook it may, in vain. (TRM-149, ED-55) */
export function* notModifiable(p: Position, event: Event | null, card: CardId): Generator<Reason> {
  if (event?.is !== 'Force drain initiated' || cardOf(p, card).owner === event.performer) return
  const by = protecting(p, event.performer, event.at, 'modified')
  if (by !== null) yield refuse('TRM-149', { card, at: event.at, by })
}

/** Why a card may not cancel the Force drain that has just been initiated. (CTL-021) */
export function* notCancelable(p: Position, event: Event | null, card: CardId): Generator<Reason> {
  if (event?.is !== 'Force drain initiated' || cardOf(p, card).owner === event.performer) return
  const at = event.at
  const by = protecting(p, event.performer, at, 'canceled')
  if (by !== null) yield refusal('CTL-021', { card, at, by })
}

/** Texts that cancel a Force drain that the opponent has just initiated. */
export const cancelDrain: TextKind<AbilityOf<'cancels Force drain'>> = {
  *judge({ p, player, card }, moment): Generator<Reason> {
    const event = eventOf(moment)
    if (event?.is !== 'Force drain initiated' || event.performer === player) {
      yield answersNothing({ card }, 'no drain')
      const losing = moment.frame?.does === 'lose Force'
      if (losing || event?.is === 'Force lost' || event?.is === 'Force drained')
        yield tooLateForDrain({ card })
      return yield* notAnswering(card, moment)
    }
    applies('KRN-127', 'CTL-013')
    if (moment.toAct !== player) yield notYourTurn(moment.toAct)
    yield* notCancelable(p, event, card)
  },

  price: ({ text }) => ({ force: text.price, rules: [] }),

  *attempts(_p, _player, _card, _text, moment) {
    if (eventOf(moment)?.is === 'Force drain initiated') yield { targets: [] }
  },

  targets: () => [],

  /** Beneath the card are the window on the drain, and the drain. */
  result: (change) => change.alter(2, { canceled: true }),
}

/** The Force drain that a text answers is canceled. */
export function cancelDrainAnswered(change: Change<Position>): void {
  const drain = topmost(change.stack, 'Force drain')
  if (drain) change.alter(drain.depth, { canceled: true })
}
