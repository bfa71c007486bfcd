/** A kind of intent: what a chapter lets a player try. */

import type { Change, Reason, Verdict } from '../../../../kernel/index.ts'
import type { Amount } from '../../../model/texts/amounts.ts'
import type { Player, Position, Slot } from '../../../model/types.ts'
import { inOrder } from '../order-of-reasons.ts'
import type { Intent, IntentName, IntentOf } from './intent.ts'
import type { Moment } from './moment.ts'
import type { Time } from './time-for-intents.ts'

export interface IntentKind<K extends IntentName> {
  /** May this player do so now? With every reason if not. */
  judge(p: Position, by: Player, intent: IntentOf<K>, moment: Moment): Verdict<Intent>
  /** Begins what has been judged legal: pays, and pushes frames. */
  begin(change: Change<Position>, by: Player, intent: IntentOf<K>): void
  /** Everything of this kind that this player may begin now. Absent: it is judged, and not listed. */
  legal?(p: Position, by: Player, moment: Moment): Iterable<Intent>
  /** When one of this kind could be begun at all. Absent: at any time, by what cards say. */
  time?: Time
  /** Counting and looking are no actions. Absent: it is one. */
  isAction?: false
  /** Rules of its own by which it is not done in a slot that it has not the timing of; they tell more than the slot's. */
  besides?(p: Position, by: Player, intent: IntentOf<K>): Iterable<Reason>
  /** Has it the timing of this slot? Absent: it is never done at the start or end of a turn. */
  belongsTo?(p: Position, intent: IntentOf<K>, slot: Slot): boolean
}

export type IntentKinds = { [K in IntentName]: IntentKind<K> }

/** Something that is known, or worked out once nothing is refused: a battle at a card that is no location has no cost. */
type Later<T> = T | (() => T)

const known = <T extends object | number>(value: Later<T>): T =>
  typeof value === 'function' ? value() : value

/** The verdict where these are the reasons against it, those of other editions included. */
export function verdictOf(
  p: Position,
  found: Iterable<Reason>,
  cost: Later<number | Amount>,
  rules: Later<string[]>,
): Verdict<Intent> {
  const reasons = inOrder(p, found)
  if (reasons.length > 0) return { legal: false, reasons }
  const price = known(cost)
  if (typeof price === 'number') return { legal: true, cost: price, rules: known(rules) }
  return {
    legal: true,
    cost: price.total,
    rules: known(rules),
    get parts() {
      return price.parts
    },
  }
}
