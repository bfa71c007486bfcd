/** A battle from its initiation to its end, segment by segment. */

import { type Change, loopFrame, offeredLoop } from '../../../kernel/index.ts'
import { fightersAt, participants } from '../../model/fights/battle.ts'
import { battleNow } from '../../model/fights/battle-now.ts'
import type { CardId, Position, Segment } from '../../model/types.ts'
import type { EventOf } from '../../model/under-way.ts'
import { type ProcedureOf, topmost } from '../shared/procedure.ts'
import { changes, underHeading } from '../shared/rulebook.ts'
import { under } from './excluded-from-battle.ts'
import { isHeldByStanding, isLonely, joinNewcomers } from './participating-in-battle.ts'
import { ignoreLeftOver, openDamage } from './segments/damage-segment.ts'
import { cancel, endEarly, finish } from './segments/end-of-battle.ts'

const steps = [
  'responses',
  'weapons segment',
  'weapons segment over',
  'power segment',
  'damage segment',
  'end of battle',
  'actions at the end of battle',
  'over',
] as const

declare module '../../model/under-way.ts' {
  interface Events {
    'battle initiated': { at: CardId; participants?: readonly CardId[] }
    'weapons segment over': { at: CardId; participants?: readonly CardId[] }
    'battle ending': { at: CardId }
  }
  interface Frames {
    /** How far a battle is. What is asked of the battle stands in the position. */
    battle: { step: (typeof steps)[number] }
  }
}

export const rules = [...underHeading('Battle', { 'BAT-015': changes, 'BAT-016': changes })]

/** Who comes after this comes too late to take part. (BAT-042, BAT-100) */
function noteWhoIsThere(change: Change<Position>, segment: 'power' | 'damage'): void {
  const battle = under(change)
  const there = [...fightersAt(change.now, battle.at)]
  const before = battle.there?.power ?? []
  const late = segment === 'damage' ? there.filter((card) => !before.includes(card)) : []
  change.put('battle', { ...battle, there: { ...battle.there, [segment]: there } })
  if (late.length > 0)
    change.log({ say: 'too late for battle', with: { cards: late, at: battle.at }, cites: ['BAT-042'] })
}

/** A segment begins: it is logged, and the initiator has its first action. */
function open(change: Change<Position>, segment: Segment, given: readonly string[]): void {
  const cites = [...given, ...(isHeldByStanding(change.now) ? ['BAT-193'] : [])]
  change.put('battle', { ...under(change), segment })
  const { initiator, at } = under(change)
  change.log({ say: 'segment begins', with: { segment, at }, by: initiator, cites })
}

export const battleProcedure: ProcedureOf<'battle'> = {
  steps,

  run(change, { step, canceled }) {
    const { initiator, total, at } = under(change)
    if (canceled) return cancel(change)
    // Once winner and loser are named, losing all presence ends nothing any more. (BAT-004, BAT-101)
    if (step !== 'responses' && total === null && isLonely(change.now)) return endEarly(change)
    if (step !== 'over') change.next()
    switch (step) {
      case 'responses':
        return change.window(eventOf(change.now, 'battle initiated'))
      case 'weapons segment':
        joinNewcomers(change)
        open(change, 'weapons', ['BAT-015', 'BAT-027', 'BAT-029'])
        return change.push(loopFrame('weapons segment', initiator))
      case 'weapons segment over':
        return change.window(eventOf(change.now, 'weapons segment over'))
      case 'power segment':
        joinNewcomers(change)
        noteWhoIsThere(change, 'power')
        open(change, 'power', ['BAT-015', 'BAT-030', 'BAT-041'])
        return change.push({ does: 'power segment', counted: 0 })
      case 'damage segment':
        noteWhoIsThere(change, 'damage')
        open(change, 'damage', ['BAT-015', 'BAT-088'])
        return openDamage(change)
      case 'end of battle':
        ignoreLeftOver(change)
        open(change, 'end', ['BAT-103', 'BAT-126'])
        return change.window({ is: 'battle ending', performer: initiator, at })
      case 'actions at the end of battle':
        return change.push(offeredLoop('end of battle', initiator))
      case 'over':
        return finish(change, true)
      default:
        step satisfies never
    }
  },
}

/** A moment of a battle that can be answered: it is initiated, or its weapons segment is over. (BAT-016) */
export type BattleMoment = EventOf<'battle initiated' | 'weapons segment over'>

const eventOf = (p: Position, is: BattleMoment['is']): BattleMoment => {
  const { initiator, at } = battleNow(p)
  return { is, performer: initiator, at, participants: participants(p) }
}

/** The battle under way is canceled: its frame ends as soon as what is above it is over. */
export function cancelBattle(change: Change<Position>): void {
  const battle = topmost(change.stack, 'battle')
  if (battle) change.alter(battle.depth, { canceled: true })
}
