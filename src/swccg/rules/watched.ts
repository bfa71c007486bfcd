/** Who registers for which event: windows that nobody watches are never opened. */

import type { Event } from '../../kernel/index.ts'
import type { Ability, Filter } from '../abilities/types.ts'
import { matches } from '../model/filters.ts'
import { facts } from '../model/pool.ts'
import { textsInForce } from '../model/texts.ts'
import type { CardId, Position } from '../model/types.ts'
import { cardOf, isBeginning } from './acting/cancel.ts'
import { isKind } from './acting/happenings.ts'
import { isStoppable } from './stopping.ts'

/** Does anything register for this event: a card on table, or one in a hand? */
export function isWatched(p: Position, event: Event): boolean {
  const hands = [...p.piles.light.hand, ...p.piles.dark.hand].flatMap(
    (card) => facts(p, card).abilities ?? [],
  )
  if (isAnswered(p, event, hands)) return true
  if (event.is === 'battle initiated' || event.is === 'Force drain initiated') {
    if (textsInForce(p, 'reacts').length > 0 || hands.some(({ does }) => does === 'reacts')) return true
  }
  if (event.is === 'moved') return textsInForce(p, 'may follow').length > 0
  if (event.is === 'weapons segment over') {
    const after = (text: Ability) => text.does === 'move away' && text.when === 'after weapons segment'
    return textsInForce(p, 'move away').some(({ text }) => after(text)) || hands.some(after)
  }
  if (event.is === 'battle initiated') {
    if (textsInForce(p, 'fires').some(({ text }) => text.answers === event.is)) return true
    return textsInForce(p, 'move away').length > 0 || hands.some(({ does }) => does === 'move away')
  }
  if (event.is === 'Force drain initiated') {
    const canceling = textsInForce(p, 'cancels Force drain').length > 0
    return canceling || hands.some(({ does }) => does === 'cancels Force drain')
  }
  return hands.some((text) => text.does === 'stops' && isStoppable(text.what, p, event))
}

/** Is it such a card, whoever's text asks? */
const isMeant = (p: Position, what: Filter, card: CardId): boolean =>
  (['light', 'dark'] as const).some((you) => matches(p, what, card, you))

/** Does an action that answers this kind of event stand in a hand, or is one in force? */
function isAnswered(p: Position, event: Event, hands: readonly Ability[]): boolean {
  const waits = (text: Ability) =>
    (text.does === 'action' && text.answers !== undefined && isKind(text.answers, event)) ||
    (text.does === 'cancels card' && isBeginning(event) && isMeant(p, text.what, cardOf(event)))
  const onTable = [...textsInForce(p, 'action'), ...textsInForce(p, 'cancels card')]
  return hands.some(waits) || onTable.some(({ text }) => waits(text))
}
