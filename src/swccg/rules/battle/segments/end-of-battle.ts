/** How a battle ends: completed, early for lack of presence, or canceled. */

import type { Change } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, hasForfeit } from '../../../model/cards/pool.ts'
import { forfeitable, participants } from '../../../model/fights/battle.ts'
import { hasState } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { endChanges } from '../../actions/responses/durations.ts'
import { loseFromTable } from '../../leaving-table/leaving-table.ts'
import { orderedByOwners } from '../../leaving-table/order-of-cards.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { restoreExcluded, under } from '../excluded-from-battle.ts'
import { fallenRules, joinNewcomers } from '../participating-in-battle.ts'

declare module '../../../model/under-way.ts' {
  interface Events {
    'battle ended': { at: CardId; completed: boolean }
  }
}

export const rules = [
  ...underHeading('Battle', {
    'BAT-004': { same: ['TRM-207'], ...changes },
    'BAT-005': changes,
    'BAT-006': changes,
    'BAT-007': changes,
  }),
  ...underHeading('End Of Battle', {
    'BAT-126': { same: ['TRM-137'], ...changes },
    'BAT-127': changes,
    'BAT-128': permits,
  }),
]

/** One side has lost all its presence: the battle is over in that instant, and what is 'hit' is lost. (BAT-004 to BAT-007) */
export function endEarly(change: Change<Position>): void {
  const p = change.now
  const { at, joined, initiator } = under(change)
  const gone = joined.filter((card) => !participants(p).includes(card))
  change.log({
    say: 'battle ends',
    with: { at, cards: participants(p), gone },
    by: initiator,
    cites: ['BAT-004', 'BAT-005', ...fallenRules(p), ...(gone.length > 0 ? ['MOV-174'] : [])],
  })
  finish(change, false)
}

/**
 * Cards that are 'hit' when a battle ends before its damage segment are lost, not forfeited. After it only those are left that
 * could not be forfeited because they were excluded: documents say nothing of them, and as no card is 'hit' without a battle,
 * they are lost as it ends. (BAT-007, WPN-033)
 * @returns all that has left table, what they carry and hold included.
 */
function loseHits(change: Change<Position>): CardId[] {
  const lost: CardId[] = []
  const { segment } = under(change)
  const late = segment === 'damage' || segment === 'end'
  for (const card of new Set([...under(change).joined, ...forfeitable(change.now)])) {
    if (!hasState(change.now, card, 'hit') || !hasForfeit(facts(change.now, card))) continue
    const cards = loseFromTable(change, card)
    lost.push(...cards)
    change.log({
      say: 'lost as hit',
      with: { card, cards: cards.slice(1) },
      by: cardOf(change.now, card).owner,
      cites: [late ? 'WPN-033' : 'BAT-007', 'BAT-105'],
    })
  }
  return lost
}

/** The battle is canceled, and ends at once. (KRN-214) */
export function cancel(change: Change<Position>): void {
  const { at, initiator } = under(change)
  change.log({ say: 'battle canceled', with: { at }, by: initiator, cites: ['KRN-214'] })
  finish(change, false)
}

/**
 * The battle leaves the stack: what lasted until its end is over, and then 'just ended' is responded to. How the cards lost as
 * 'hit' are ordered is asked when the battle is no longer there to go on. (BAT-127, BAT-128, KRN-056)
 */
export function finish(change: Change<Position>, completed: boolean): void {
  const battle = under(change)
  const { at, initiator } = battle
  joinNewcomers(change)
  const lost = loseHits(change)
  change.put('battle', null)
  restoreExcluded(change, battle)
  const ended = change.now.lasting.some(({ until }) => until === 'end of battle')
  if (completed || ended) {
    const cites = [completed ? 'BAT-128' : 'BAT-006', ...(ended ? ['BAT-127'] : [])]
    change.log({ say: 'battle over', with: { at }, by: initiator, cites })
  }
  endChanges(change, ({ until }) => until === 'end of battle')
  change.pop()
  change.window({ is: 'battle ended', performer: initiator, at, completed })
  orderedByOwners(change, lost)
}
