/** Texts about Force icons, generation, drains and losses. */

import type { Amount } from '../amount/amount.ts'
import type { Slot } from '../basics.ts'
import type { Condition, LocationFilter, Text, Whose } from '../filters/filters.ts'

/** Adds Force icons to a side of locations, or cancels some. */
export interface ForceIcons extends Text {
  does: 'Force icons'
  whose?: Whose
  where: LocationFilter
  add: number
}

/** Changes or limits what locations generate; without `where`, the total. */
export interface ForceGeneration extends Text {
  does: 'Force generation'
  whose?: Whose
  where?: LocationFilter
  add?: number
  limit?: number
}

/** Changes the amount of Force drains, or what initiating one costs, or forbids it. */
export interface ForceDrain extends Text {
  does: 'Force drain'
  whose?: Whose
  where: LocationFilter
  /** Only where this card itself is present. */
  present?: boolean
  add?: Amount
  set?: number
  /** Who is drained loses no more than this. (CTL-016) */
  losesAtMost?: number
  /** What the opponent may not do with them. (CTL-019, CTL-021) */
  mayNotBe?: 'modified' | 'canceled' | 'modified or canceled' | 'limited'
  /** Whose drains they are modifies them in vain by his own cards, or adds to them in vain. (CTL-026) */
  cancels?: 'modifiers' | 'bonuses'
  cost?: number
  prevented?: boolean
  unless?: Condition
}

/** A card without ability that its player may drain with, as if it gave presence for that alone. (CTL-012) */
export interface MayDrain extends Text {
  does: 'may Force drain'
  where: LocationFilter
}

/** An automatic loss of Force at the start or end of turns. */
export interface LosesForce extends Text {
  does: 'loses Force'
  whose?: Whose
  count: number
  when: Slot
  /** Of which turns; absent: of every turn. */
  turn?: 'yours' | 'opponent'
}

/** A response Interrupt, or a text, that cancels a Force drain of the opponent's. */
export interface CancelsDrain extends Text {
  does: 'cancels Force drain'
  price: number
}

/** What texts say of Force. */
export type ForceText = ForceIcons | ForceGeneration | ForceDrain | LosesForce | CancelsDrain | MayDrain
