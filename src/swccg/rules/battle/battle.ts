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

declare module '../../model/under-way.ts' {
  interface Events {
    'battle initiated': { at: CardId; participants?: readonly CardId[] }
    'weapons segment over': { at: CardId; participants?: readonly CardId[] }
    'battle ending': { at: CardId }
  }
  interface Frames {
    // biome-ignore lint/complexity/noBannedTypes: it has none; what is asked of the battle stands in the position.
    battle: {}
  }
}

export const rules = [...underHeading('Battle', { 'BAT-015': changes, 'BAT-016': changes })]

const steps = {
  responses: 0,
  weapons: 1,
  weaponsOver: 2,
  power: 3,
  damage: 4,
  ending: 5,
  endOptions: 6,
  over: 7,
} as const

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
  run(change, { step, canceled }) {
    const { initiator, total, at } = under(change)
    if (canceled) return cancel(change)
    // Once winner and loser are named, losing all presence ends nothing any more. (BAT-004, BAT-101)
    if (step > steps.responses && total === null && isLonely(change.now)) return endEarly(change)
    change.next(step + 1)
    switch (step) {
      case steps.responses:
        return change.window(eventOf(change.now, 'battle initiated'))
      case steps.weapons:
        joinNewcomers(change)
        open(change, 'weapons', ['BAT-015', 'BAT-027', 'BAT-029'])
        return change.push(loopFrame('weapons segment', initiator))
      case steps.weaponsOver:
        return change.window(eventOf(change.now, 'weapons segment over'))
      case steps.power:
        joinNewcomers(change)
        noteWhoIsThere(change, 'power')
        open(change, 'power', ['BAT-015', 'BAT-030', 'BAT-041'])
        return change.push({ does: 'power segment', step: 0, counted: 0 })
      case steps.damage:
        noteWhoIsThere(change, 'damage')
        open(change, 'damage', ['BAT-015', 'BAT-088'])
        return openDamage(change)
      case steps.ending:
        ignoreLeftOver(change)
        open(change, 'end', ['BAT-103', 'BAT-126'])
        return change.window({ is: 'battle ending', performer: initiator, at })
      case steps.endOptions:
        return change.push(offeredLoop('end of battle', initiator))
      default:
        return finish(change, true)
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
