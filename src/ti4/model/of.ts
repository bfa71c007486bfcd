/** What a position of Twilight Imperium must have where a rule asks for it. */

import type { Position, System, SystemId, TacticalAction, Unit, UnitId } from './types.ts'

/**
 * A unit by its id.
 * @throws where there is none: what names units from outside is looked at before it comes here.
 */
export function unitOf({ units }: Pick<Position, 'units'>, id: UnitId): Unit {
  const unit = units[id]
  if (!unit) throw new Error(`there is no unit ${id}`)
  return unit
}

/**
 * A system by its id.
 * @throws where there is none.
 */
export function systemOf({ systems }: Pick<Position, 'systems'>, id: SystemId): System {
  const system = systems[id]
  if (!system) throw new Error(`there is no system ${id}`)
  return system
}

/**
 * The tactical action under way.
 * @throws where none is: its steps ask, and nobody else.
 */
export function actionNow({ action }: Pick<Position, 'action'>): TacticalAction {
  if (!action) throw new Error('no tactical action is under way')
  return action
}
