/** Texts that change the numbers of cards. */

import type { Filter, Text } from './filters.ts'

/** A modifier or reset of a number. */
export interface Modifies extends Text {
  does: 'modify'
  what: 'landspeed' | 'hyperspeed' | 'power' | 'maneuver' | 'ability' | 'forfeit'
  /** 'host': what it is aboard or attached to; 'piloted': what it pilots. */
  who: Filter | 'self' | 'host' | 'piloted'
  /** With who: 'host': only a host that this filter takes ('while aboard any starfighter'). */
  hostIs?: Filter
  add?: number
  set?: number
}
