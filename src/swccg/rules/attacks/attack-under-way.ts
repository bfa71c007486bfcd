/** An attack under way: its frame on the stack, and what the position says of it. */

import type { Change } from '../../../kernel/index.ts'
import type { Attack, CardId, Player, Position } from '../../model/types.ts'
import type { FrameOf } from '../../model/under-way.ts'
import type { Drawn } from '../shared/actions/results.ts'

/** The steps of an attack. (ATK-004) */
export const attackSteps = [
  'target',
  'responses',
  'weapons segment',
  'power segment',
  'ferocity',
  'destiny',
  'totals',
  'damage segment',
  'hits',
  'over',
] as const

declare module '../../model/under-way.ts' {
  interface Frames {
    /** How far an attack is. What is asked of the attack stands in the position. */
    attack: {
      step: (typeof attackSteps)[number]
      /** The side that a creature attacks, and its target where a card names that; null: not named yet. */
      side: Player | null
      target: CardId | null
      /** The rules by which it has been started. */
      cites: readonly string[]
      /** It is over before its time. */
      early?: boolean
      /** The side has been chosen. */
      chosen?: boolean
      /** The destinies just drawn. */
      drawn?: Drawn | null
    }
  }
}

export type AttackFrame = FrameOf<'attack'>

/** The attack under way. */
export const under = (change: Change<Position>): Attack => change.now.attack!
