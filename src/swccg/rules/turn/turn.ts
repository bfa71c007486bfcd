/** The turn: its start, its six phases, re-circulation, and its end. */

import { type Change, loopFrame } from '../../../kernel/index.ts'
import type { Phase, Position } from '../../model/types.ts'
import type { About } from '../../model/under-way.ts'
import { phaseEnd } from '../actions/initiating/mandatory-actions.ts'
import { recirculate } from '../force/re-circulation.ts'
import { type TurnStep, turnSteps } from '../shared/actions/time-of-turn.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, underHeading } from '../shared/rulebook.ts'
import { countActivation } from './activate.ts'
import { handOver, openSlot } from './start-and-end-of-turn.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'start of turn': About
    'end of turn': About
  }
  interface Frames {
    turn: { step: TurnStep; cites?: string[] }
  }
}

export const rules = [
  ...underHeading('Order Of Events In A Turn', { 'TRN-045': changes }),
  ...underHeading('Types of Actions', { 'KRN-102': changes }),
  ...underHeading('Actions - Example 6 - Turn Progression', { 'KRN-187': changes }),
]

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

export const turnProcedure: ProcedureOf<'turn'> = {
  steps: turnSteps,

  run(change, { step, cites = [] }) {
    const { number, player } = change.now.turn
    if (step !== 'next turn') change.next()
    switch (step) {
      case 'start of turn':
        change.log({ say: 'turn begins', with: { number }, by: player, cites: ['TRN-045', ...cites] })
        return change.window({ is: 'start of turn', performer: player })
      case 'actions at the start of turn':
        return openSlot(change, 'start of turn')
      case 're-circulation':
        return recirculate(change)
      case 'end of turn':
        change.log({ say: 'turn over', with: {}, by: player, cites: ['DRW-018', 'DRW-019'] })
        return change.window({ is: 'end of turn', performer: player })
      case 'actions at the end of turn':
        return openSlot(change, 'end of turn')
      case 'next turn':
        handOver(change)
        return change.goTo('start of turn', { cites: [] })
      default:
        return beginPhase(change, step)
    }
  },
}
