/** Dark starfighters turn back from Death Star II sectors by themselves where their player has not. (Mandatory Actions) */

import { isCrewed, isStarfighter } from '../../model/crew.ts'
import { isActive } from '../../model/table.ts'
import { cannotMove } from '../../model/texts.ts'
import type { Position } from '../../model/types.ts'
import type { Triggered } from '../../model/under-way.ts'
import type { Move } from '../ground/intent.ts'
import { optionId } from '../ground/option.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import { attemptOf } from './move.ts'
import { startMove } from './procedure.ts'
import { deathStar2Sector, wayBack } from './sector-movement.ts'

/** Dark's starfighters that are to turn back as its move phase ends, because they have not: those that can move. (TRM-226) */
export function turningBack(p: Position): Triggered[] {
  if (p.turn.player !== 'dark' || p.turn.phase !== 'move') return []
  return p.cards.flatMap(({ id, owner, moved }): Triggered[] => {
    if (owner !== 'dark' || moved === p.turn.number || !isStarfighter(p, id) || !isActive(p, id)) return []
    const move = isCrewed(p, id) && !cannotMove(p, id) ? wayBack(p, id) : null
    return move ? [{ id: optionId('turns back', id), frame: { does: 'turn back', step: 0, move } }] : []
  })
}

declare module '../../model/under-way.ts' {
  interface Frames {
    'turn back': { move: Move }
  }
}

/** What its player has left undone comes by itself. (KRN-119) */
export const turnBack: ProcedureOf<'turn back'> = {
  run(change, { move }) {
    change.pop()
    const [card] = move.cards
    if (card !== undefined && isActive(change.now, card))
      startMove(change, deathStar2Sector, attemptOf(change.now, 'dark', move))
  },
}
