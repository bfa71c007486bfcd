/** The turn: its start, its six phases, re-circulation, and its end. */

import { type Change, loopFrame, nth, offeredLoop } from '../../../kernel/index.ts'
import { setState } from '../../model/table.ts'
import { opponentOf, type Phase, type Position, phases } from '../../model/types.ts'
import type { About } from '../../model/under-way.ts'
import { phaseEnd } from '../actions/initiating/mandatory-actions.ts'
import { endChanges } from '../actions/responses/durations.ts'
import { recirculate } from '../force/re-circulation.ts'
import { firstPhase } from '../shared/actions/time-of-turn.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'
import { countActivation } from './activate.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'start of turn': About
    'end of turn': About
  }
  interface Frames {
    turn: { cites?: string[] }
  }
}

export const rules = [
  ...underHeading('Order Of Events In A Turn', { 'TRN-045': changes }),
  ...underHeading('Start Of Turn', {
    'TRN-068': { same: ['TRM-360'], ...changes },
    'TRN-069': { same: ['TRM-361'], ...changes },
    'TRN-071': changes,
  }),
  ...underHeading('End Of Turn', {
    'DRW-019': { same: ['TRM-138'], ...changes },
    'DRW-020': permits,
    'DRW-021': { same: ['DRW-024', 'MOV-225', 'TRM-139'], ...changes },
    'DRW-023': { same: ['TRM-140'], ...changes },
    'DRW-027': { same: ['TRN-067'], ...changes },
    'DRW-028': changes,
  }),
  ...underHeading('End of Turn - Examples', {
    'DRW-026': permits,
    'DRW-037': changes,
    'DRW-040': changes,
    'DRW-101': { same: ['DRW-029'], ...changes },
  }),
  // The rulings of 2001 do not say when this is. (ED-57)
  ...underHeading('Until End Of Turn', {
    'DRW-022': changes,
    'DRW-030': { in: ['ar'], ...changes },
    'DRW-031': { in: ['ar'], ...changes },
    'DRW-032': { in: ['ar'], ...changes },
  }),
  ...underHeading('Types of Actions', { 'KRN-102': changes }),
  ...underHeading('Actions - Example 6 - Turn Progression', { 'KRN-187': changes }),
  ...underHeading('Automatic Actions', {
    'KRN-108': permits,
    'KRN-110': changes,
    'KRN-111': changes,
    'KRN-113': changes,
  }),
  ...underHeading('Actions - Example 7 - Automatic vs. Just Actions', { 'KRN-109': permits }),
  ...underHeading('Re-circulating', { 'KRN-014': changes }),
  ...inRulings('end of turn', { 'TRM-601': changes }),
]

/** The parts of a turn in order; the phases stand between the second and the eighth. (TRN-045) */
const steps = { start: 0, startOptions: 1, recirculate: 8, end: 9, endOptions: 10, over: 11 } as const

const phaseRules: Partial<Record<Phase, string[]>> = {
  activate: ['TRN-071'],
  control: ['CTL-001'],
  battle: ['BAT-001'],
  move: ['MOV-001'],
  draw: ['DRW-001', 'DRW-002'],
}

function beginPhase(change: Change<Position>, phase: Phase): void {
  const { turn } = change.now
  change.put('turn', { ...turn, phase })
  // The phase before it ended with two passes in a row; the first action of this one is the turn's player's.
  const order = phase === 'activate' ? ['KRN-102'] : ['KRN-187', 'KRN-102']
  // That a phase begins is no action: nobody can respond to it.
  const cites = [...(phaseRules[phase] ?? []), ...order, 'KRN-097']
  change.log({ say: 'phase begins', with: { phase }, by: turn.player, cites })
  if (phase === 'activate') countActivation(change)
  change.push(phaseEnd(phase))
  change.push(loopFrame(phase, turn.player))
}

/** Hands out optional actions with this timing, if anybody has one; else it is closed at once. */
function openSlot(change: Change<Position>, slot: 'start of turn' | 'end of turn'): void {
  const cites = slot === 'start of turn' ? ['TRN-069'] : ['DRW-023', 'DRW-020']
  const { player } = change.now.turn
  change.push(offeredLoop(slot, player, { say: slot, with: {}, by: player, cites }))
}

/** What a card has done this turn, and does no second time in it. */
const onceATurn = ['battled', 'drained', 'drain given up', 'attacked'] as const

/** The next turn, at once: nothing can be done in between. (DRW-028) */
function handOver(change: Change<Position>): void {
  const { turn } = change.now
  const number = turn.number + 1
  const left = (['light', 'dark'] as const).some((player) => change.now.piles[player].used.length > 0)
  change.log({
    say: 'turn ends',
    with: { number: turn.number },
    by: turn.player,
    cites: ['DRW-027', 'DRW-028', ...(left ? ['DRW-101'] : [])],
  })
  change.put('turn', { number, player: opponentOf(turn.player), phase: 'activate' })
  endChanges(change, ({ untilTurn }) => untilTurn !== undefined && untilTurn <= number)
  for (const { id } of change.now.cards) for (const state of onceATurn) setState(change, id, state, false)
}

export const turnProcedure: ProcedureOf<'turn'> = {
  run(change, { step, cites = [] }) {
    const { number, player } = change.now.turn
    change.next(step + 1)
    switch (step) {
      case steps.start:
        change.log({ say: 'turn begins', with: { number }, by: player, cites: ['TRN-045', ...cites] })
        return change.window({ is: 'start of turn', performer: player })
      case steps.startOptions:
        return openSlot(change, 'start of turn')
      case steps.recirculate:
        return recirculate(change)
      case steps.end:
        change.log({ say: 'turn over', with: {}, by: player, cites: ['DRW-018', 'DRW-019'] })
        return change.window({ is: 'end of turn', performer: player })
      case steps.endOptions:
        return openSlot(change, 'end of turn')
      case steps.over:
        handOver(change)
        return change.next(steps.start, { cites: [] })
      default:
        return beginPhase(change, nth(phases, step - firstPhase))
    }
  },
}
