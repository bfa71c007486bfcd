/** What follows when ships move into a system: they move through all others of their path. (TI4-021) */

import type { Procedure, Triggered } from '../../kernel/index.ts'
import { unitsIn } from '../model/galaxy.ts'
import type { Event, FrameOf, Intent, Position, Ti4Types } from '../model/types.ts'

/** The id of an effect, where it is asked which one comes first. */
const optionOf = (effect: number): string => `effect:${effect}`

/** What the effect is called that an option stands for. */
export const effectNamed = (p: Position, option: string): string | undefined =>
  p.effects.find((_, effect) => optionOf(effect) === option)?.name

/** The effects that ships moving into a system trigger. */
export function effectsOf(p: Position, event: Event): Triggered<Ti4Types>[] {
  if (event.is !== 'moved into') return []
  const { system, ships } = event
  return p.effects.flatMap(({ owner, system: of }, effect) => {
    if (owner === event.performer) return []
    const here = of === null ? unitsIn(p, system).some((unit) => unit.owner === owner) : of === system
    return here ? [{ id: optionOf(effect), frame: { does: 'effect', effect, system, ships } }] : []
  })
}

export const effectProcedure: Procedure<Position, Intent, FrameOf<'effect'>> = {
  run(change, { effect, system, ships }) {
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
