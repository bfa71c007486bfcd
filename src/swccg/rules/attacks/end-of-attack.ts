/** The end of an attack: 'hit' cards are lost, and everything is as before. (Attacks; Attacks - The Steps Of An Attack) */

import type { Change } from '../../../kernel/index.ts'
import { attackParticipants, isOneSided } from '../../model/fights/attack.ts'
import { hasState, setState } from '../../model/table.ts'
import type { CardId, Position } from '../../model/types.ts'
import { leavesTable } from '../leaving-table/leaving-table.ts'
import { arOnly, changes, permits, underHeading } from '../shared/rulebook.ts'
import { under } from './attack-under-way.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'attack ended': { at: CardId; completed: boolean }
  }
}

export const rules = [
  ...underHeading('Attacks', {
    'ATK-006': { ...arOnly, ...changes },
    'ATK-013': permits,
    'ATK-021': changes,
  }),
  ...underHeading('Attacks - The Steps Of An Attack', { 'ATK-047': { ...arOnly, ...changes } }),
  ...underHeading('Attacks - Parasites Attacking', { 'ATK-068': changes }),
]

/** Tells how the attack under way ends. */
function logEnd(
  change: Change<Position>,
  say: 'attack ends' | 'attack canceled' | 'attack over',
  cites: readonly string[],
): void {
  const { at, initiator } = under(change)
  change.log({ say, with: { at }, by: initiator, cites })
}

/** 'Hit' cards are lost, after what has become of the defender. (ATK-006, ATK-047, ATK-068) */
export function loseHits(change: Change<Position>): void {
  const { defeated, initiator, kind } = under(change)
  for (const card of attackParticipants(change.now)) {
    if (!hasState(change.now, card, 'hit')) continue
    const after = kind === 'by parasite' ? ['ATK-068', 'ATK-047'] : ['ATK-047']
    change.log({
      say: 'lost as hit',
      with: { card, cards: [] },
      by: initiator,
      cites: ['ATK-006', ...(kind === 'on creature' ? ['ATK-089'] : []), ...(defeated ? after : [])],
    })
    leavesTable(change, card, { is: 'lost', performer: initiator })
  }
}

/** One side is gone, or, by the rulings of 2001, the creature is 'hit': the attack is over at once. (ATK-021, ATK-089) */
export const endEarly = (change: Change<Position>): void =>
  logEnd(change, 'attack ends', [isOneSided(change.now) ? 'ATK-021' : 'ATK-089'])

/** The attack is canceled. (KRN-214) */
export const cancel = (change: Change<Position>): void => logEnd(change, 'attack canceled', ['KRN-214'])

/** The attack leaves the stack; whoever was inactive is so still. (ATK-013, ATK-020) */
export function finish(change: Change<Position>, completed: boolean): void {
  const { at, initiator } = under(change)
  const idle = change.now.cards.filter(({ states }) => states.includes('defending')).map(({ id }) => id)
  for (const card of idle) setState(change, card, 'defending', false)
  if (completed) logEnd(change, 'attack over', ['ATK-013', ...(idle.length > 0 ? ['ATK-020'] : [])])
  change.put('attack', null)
  change.pop()
  change.window({ is: 'attack ended', performer: initiator, at, completed })
}
