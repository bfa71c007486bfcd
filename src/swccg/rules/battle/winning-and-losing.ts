/** What the start of a battle, winning and losing trigger by themselves. */

import type { Position } from '../../model/types.ts'
import type { Event, Triggered } from '../../model/under-way.ts'
import { changes, underHeading } from '../ground/rulebook.ts'
import { exclusionsDue } from './participating.ts'

export const rules = [
  ...underHeading('Initiate The Battle', { 'BAT-021': changes }),
  ...underHeading('Power Segment', { 'BAT-086': changes }),
]

/** The rule by which this comes before anything optional. */
export const firstInBattle = ({ is }: Event): string[] =>
  is === 'battle initiated' ? ['BAT-021'] : is === 'battle decided' ? ['BAT-086'] : []

/** Cards that may not battle are excluded as soon as they take part. */
export const battleTriggers = (p: Position): Triggered[] => (p.battle ? exclusionsDue(p) : [])
