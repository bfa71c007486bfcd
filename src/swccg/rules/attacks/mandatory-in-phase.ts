/** What creatures have to do within a phase, and do by themselves at its end where it has not been done. (Mandatory Actions) */

import type { Position } from '../../model/types.ts'
import type { Triggered } from '../../model/under-way.ts'
import { attacksDue } from './mandatory-attacks.ts'
import { squeezesDue } from './parasites.ts'

/** What is still due as the phase ends. (KRN-119) */
export function creatureDuties(p: Position): Triggered[] {
  if (p.turn.phase === 'battle') return attacksDue(p)
  return p.turn.phase === 'move' ? squeezesDue(p) : []
}
