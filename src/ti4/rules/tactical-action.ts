/** The tactical action as far as it is played: activation, movement, Space Cannon Offense; combat would follow. */

import { type Change, type Procedure, type Stepped, seatAfter } from '../../kernel/index.ts'
import { isContested } from '../model/galaxy.ts'
import { actionNow } from '../model/of.ts'
import {
  type FrameOf,
  type Intent,
  type Player,
  type Position,
  type TacticalAction,
  tacticalSteps,
} from '../model/types.ts'
import { arrive } from './arrival.ts'
import { limitsFrame } from './limits.ts'
import { legalRetreats } from './retreat.ts'
import { endTurn } from './turn.ts'

type TacticalFrame = FrameOf<'tactical action'>
type Begin = (change: Change<Position>, by: Player, intent: Intent) => void

const part = (change: Change<Position>, to: TacticalAction['part']) =>
  change.put('action', { ...actionNow(change.now), part: to })

/** The ships that are declared arrive, and what moving in brings about follows. */
export function endMovement(change: Change<Position>, by: Player): void {
  const ships = arrive(change, by)
  const { active } = actionNow(change.now)
  part(change, 'after move')
  change.goTo('space cannon offense')
  change.push(limitsFrame(by))
  // They move into the active system alone; everything else they move through. (TI4-021)
  if (ships.length > 0) change.window({ is: 'moved into', performer: by, system: active, ships })
}

/** Asks those whose ships would fight, the active player last, whether they retreat instead. */
function askWhoRetreats(change: Change<Position>, { heard = [] }: TacticalFrame) {
  const { now } = change
  const next = isContested(now)
    ? [...around(now)].find((player) => !heard.includes(player) && !legalRetreats(now, player).next().done)
    : undefined
  if (next === undefined) {
    change.next()
    return change.push(limitsFrame(now.player))
  }
  const { active } = actionNow(now)
  change.ask({ by: next, kind: 'action', why: 'retreat', with: { active }, mayPass: true })
}

/** The players around the table, the active player last. */
function* around({ players, player }: Position): Generator<Player> {
  let next = player
  do {
    next = seatAfter(players, next)
    yield next
  } while (next !== player)
}

/** @param begin carries out what a player does at a decision of the action. */
export const tacticalAction = (
  begin: Begin,
): Procedure<Position, Intent, TacticalFrame> & Stepped<TacticalFrame> => ({
  steps: tacticalSteps,

  run(change, frame) {
    const { player } = change.now
    const { active } = actionNow(change.now)
    switch (frame.step) {
      case 'movement':
        return change.ask({ by: player, kind: 'action', why: 'move ships', with: { active }, mayPass: true })
      case 'space cannon offense': {
        part(change, 'space cannon')
        change.next()
        const event = { is: 'space cannon offense', performer: player, system: active } as const
        // Beginning with the active player, and then around the table.
        return change.push({ does: 'window', event, passes: 0, done: [], toAct: player })
      }
      case 'space combat':
        part(change, 'space combat')
        if (isContested(change.now))
          change.log({ say: 'space combat would follow', with: { active }, by: player, cites: ['TI4-006'] })
        return change.next({ heard: [] })
      case 'retreats':
        return askWhoRetreats(change, frame)
      case 'over':
        change.pop()
        change.put('action', null)
        change.log({ say: 'action over', with: { active }, by: player, cites: [] })
        return endTurn(change)
      default:
        frame.step satisfies never
    }
  },

  answered(change, frame, answer) {
    if (frame.step === 'movement' && 'pass' in answer) return endMovement(change, answer.by)
    if (frame.step === 'retreats' && ('pass' in answer || ('act' in answer && answer.act.kind === 'retreat')))
      change.stay({ heard: [...(frame.heard ?? []), answer.by] })
    if ('act' in answer) begin(change, answer.by, answer.act)
  },
})
