/** Activation: a command token from the tactic pool makes a system the active one. */

import { type Change, type Reason, refusal } from '../../kernel/index.ts'
import { hasToken } from '../model/galaxy.ts'
import type { FrameOf, Intent, Player, Position, SystemId, TacticalAction } from '../model/types.ts'
import { underHeading } from './rulebook.ts'

export const rules = [
  ...underHeading('Movement', { 'TI4-101': {} }),
  ...underHeading('Tactical Action: Activation', { 'TI4-203': {}, 'TI4-204': {}, 'TI4-205': {} }),
]

/** Every reason against activating a system. */
export function* reasonsAgainstActivation(p: Position, by: Player, system: SystemId): Generator<Reason> {
  if (p.phase !== 'action') yield refusal('TI4-101', { phase: p.phase })
  if (p.player !== by) yield refusal('PLAY-002', { by: p.player })
  if (p.action) yield refusal('TI4-205', { active: p.action.active })
  if ((p.pools[by]?.tactic ?? 0) < 1) yield refusal('TI4-203')
  if (hasToken(p, system, by)) yield refusal('TI4-204', { system })
}

/** Places the token, and begins the tactical action. */
export function activate(change: Change<Position>, by: Player, system: SystemId): void {
  const { pools, tokens } = change.now
  const own = pools[by]!
  change.put('pools', { ...pools, [by]: { ...own, tactic: own.tactic - 1 } })
  change.put('tokens', [...tokens, { owner: by, system }])
  change.log({ say: 'activated', with: { system }, by, cites: ['TI4-101', 'TI4-204'] })
  change.put('action', actionIn(system))
  change.push(actionFrame())
}

/** A tactical action at its movement step, in an active system. */
export const actionIn = (active: SystemId): TacticalAction => ({
  active,
  part: 'move',
  declared: [],
  fired: [],
  hits: {},
  retreated: [],
})

/** The procedure of a tactical action that has come so far. */
export const actionFrame = (part: TacticalAction['part'] = 'move'): FrameOf<'tactical action'> =>
  part === 'space combat'
    ? { does: 'tactical action', step: 'retreats', heard: [] }
    : { does: 'tactical action', step: part === 'move' ? 'movement' : 'space cannon offense' }

export function* legalActivations(p: Position, by: Player): Generator<Intent> {
  for (const system of p.systems.keys())
    if (reasonsAgainstActivation(p, by, system).next().done) yield { kind: 'activate', system }
}
