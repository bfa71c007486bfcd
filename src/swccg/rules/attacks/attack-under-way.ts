/** The frame of an attack on the stack. */

import type { FrameShape } from '../../../kernel/index.ts'
import type { CardId, Player } from '../../model/types.ts'
import type { Drawn } from '../ground/result-of-an-action.ts'

/** The frame of an attack: how far it is. What is asked of the attack stands in the position. */
export interface AttackFrame extends FrameShape {
  does: 'attack'
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

declare module '../../model/under-way.ts' {
  interface Frames {
    attack: AttackFrame
  }
}

export const attackFrame = (start: {
  side: Player | null
  target: CardId | null
  cites: readonly string[]
}): AttackFrame => ({ does: 'attack', step: 0, ...start })
