/** What follows when ships move into a system: they move through all others of their path. (TI4-021) */

import type { Event, Frame, Procedure, Triggered } from '../../kernel/index.ts'
import { unitsIn } from '../model/galaxy.ts'
import type { Intent, Position, UnitId } from '../model/types.ts'

/** The effects that ships moving into a system trigger. */
export function effectsOf(p: Position, event: Event): Triggered[] {
  if (event.is !== 'moved into') return []
  const system = event.system as number
  return p.effects.flatMap(({ owner, system: of }, effect) => {
    if (owner === event.performer) return []
    const here = of === null ? unitsIn(p, system).some((unit) => unit.owner === owner) : of === system
    return here
      ? [{ id: `effect:${effect}`, frame: { does: 'effect', step: 0, effect, system, ships: event.ships } }]
      : []
  })
}

interface Effecting extends Frame {
  effect: number
  system: number
  ships: readonly UnitId[]
}

export const effectProcedure: Procedure<Position, Intent> = {
  run(change, frame) {
    const { effect, system, ships } = frame as Effecting
    const { name, owner } = change.now.effects[effect]!
    change.log({
      say: 'effect',
      with: { effect: name, system, ships: [...ships] },
      by: owner,
      cites: ['TI4-021'],
    })
    change.pop()
  },
}
