/** What comes first where a battle starts, or is won and lost. */

import type { Event } from '../../../model/under-way.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Initiate The Battle', { 'BAT-021': changes }),
  ...underHeading('Power Segment', { 'BAT-086': changes }),
]

/** The rule by which this comes before anything optional. */
export const firstInBattle = ({ is }: Event): string[] =>
  is === 'battle initiated' ? ['BAT-021'] : is === 'battle decided' ? ['BAT-086'] : []
