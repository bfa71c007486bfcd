/** Texts that let cards react to the opponent's battles and Force drains. */

import type { Filter, LocationFilter, Text } from '../filters/filters.ts'

/** Lets cards move to, away from, or deploy to the place of a battle or Force drain that the opponent has just initiated. */
export interface Reacts extends Text {
  does: 'reacts'
  how: 'move' | 'move away' | 'deploy'
  /** This card, or such cards of its player. */
  who: Filter | 'self'
  /** Only where the battle or drain is at such a place. */
  at?: LocationFilter
  /** Only to a battle, or only to a drain. */
  to?: 'battle' | 'Force drain'
  /** Force added to what it costs. */
  add?: number
  free?: boolean
  /** 'If within range', as older cards have it. */
  withinRange?: true
}
