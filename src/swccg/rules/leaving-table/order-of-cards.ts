/** In which order cards come to lie in a pile that are placed there by one action. */

import type { Change } from '../../../kernel/index.ts'
import { arrange } from '../../model/table.ts'
import { type CardId, opponentOf, type PileName, type Player, type Position } from '../../model/types.ts'
import type { FrameOf } from '../../model/under-way.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Leaves Table', { 'KRN-056': changes }),
  ...underHeading('Placing Cards Into A Hand, Deck, Pile, Or Stack', { 'KRN-065': changes }),
]

declare module '../../model/under-way.ts' {
  interface Frames {
    'order in pile': { by: Player; owner: Player; pile: PileName; cards: CardId[]; cites: string[] }
  }
}

/** Where the order matters. */
const ordered: readonly PileName[] = ['used', 'lost']

/** Two or more of a player's cards that lie in one pile now: somebody may say in which order. */
function ask(
  change: Change<Position>,
  { by, owner, cites }: Pick<FrameOf<'order in pile'>, 'by' | 'owner' | 'cites'>,
  all: readonly CardId[],
): void {
  for (const pile of ordered) {
    const cards = change.now.piles[owner][pile].filter((card) => all.includes(card))
    if (cards.length > 1) change.push({ does: 'order in pile', by, owner, pile, cards, cites })
  }
}

/** Cards that have left table together: each owner orders his own, the player whose turn it is first. (KRN-056) */
export function orderedByOwners(change: Change<Position>, cards: readonly CardId[]): void {
  const { player } = change.now.turn
  for (const owner of [opponentOf(player), player])
    ask(change, { by: owner, owner, cites: ['KRN-056'] }, cards)
}

/** Cards that an action has placed without saying who orders them: the player whose turn it is does. (KRN-065) */
export function orderedByTurn(change: Change<Position>, owner: Player, cards: readonly CardId[]): void {
  ask(change, { by: change.now.turn.player, owner, cites: ['KRN-065'] }, cards)
}

/** Passing leaves them as they lie. */
export const orderProcedure: ProcedureOf<'order in pile'> = {
  run(change, { by, owner, pile, cards }) {
    const there = change.now.piles[owner][pile].filter((card) => cards.includes(card))
    if (there.length < 2) return change.pop()
    change.ask({
      by,
      kind: 'order',
      why: 'order in pile',
      // The Used Pile lies face down, but these have just been seen.
      with: { pile, owner, ...(pile === 'used' ? { looking: true, seen: there } : {}) },
      mayPass: true,
      cards: there,
    })
  },

  answered(change, { by, owner, pile, cites }, answer) {
    change.pop()
    if (!('order' in answer)) return
    const left = [...answer.order]
    const all = change.now.piles[owner][pile]
    const order = all.map((card) => (answer.order.includes(card) ? left.shift()! : card))
    arrange(change, owner, pile, order)
    change.log({ say: 'ordered in pile', with: { pile, owner }, by, cites })
  },
}
