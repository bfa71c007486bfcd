/** 'Leaving table' means being about to leave it: what a text makes of that comes before. (KRN-058) */

import type { Change } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import { hasState, isOnTable, setState, withCargo } from '../../model/table.ts'
import { textsInForce } from '../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'leaving table': { card: CardId; cards: readonly CardId[] }
  }
}

export const rules = underHeading('Leaves Table', { 'KRN-057': changes, 'KRN-058': permits })

const state = 'about to leave'

/** Is it leaving already, for whatever reason? It does not leave twice. */
export const isAboutToLeave = (p: Position, card: CardId): boolean => hasState(p, card, state)

/** Does any text wait for cards to leave table? */
export const watchesLeaving = (p: Position): boolean =>
  textsInForce(p, 'triggered').some(({ text }) => text.on.is === 'leaving table')

/** Cards are about to leave, with what is aboard and on them; they are on table still. */
export function announceLeaving(change: Change<Position>, cards: readonly CardId[], performer: Player): void {
  const all = [...new Set(cards.flatMap((card) => withCargo(change.now, card)))]
  for (const card of all) setState(change, card, state, true)
  change.window({ is: 'leaving table', performer, card: firstOf(all), cards: all })
}

/** They leave now; whatever has been saved from it stays as it was. */
export function leaveNow(change: Change<Position>): void {
  for (const { id } of change.now.cards)
    if (isOnTable(change.now, id) && hasState(change.now, id, state)) setState(change, id, state, false)
}
