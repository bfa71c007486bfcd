/** Texts that cancel a Force drain that the opponent has just initiated. */

import type { Change, Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import type { Position } from '../../model/types.ts'
import { notYourTurn } from '../ground/answering.ts'
import { answersNothing, tooLateForDrain } from '../ground/initiation.ts'
import { applies } from '../ground/observing.ts'
import { topmost } from '../ground/procedure.ts'
import { eventOf, notAnswering, type TextKind } from '../ground/text-kind.ts'
import { notCancelable } from './protected-force-drains.ts'

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
