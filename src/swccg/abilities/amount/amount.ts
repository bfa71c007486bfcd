/** How much: the one form of every number in a text that may vary. Wherever a text takes an Amount, it takes all of it. */

import type { Player, Value } from '../basics.ts'
import type { Condition, Filter, HeldLocations, LocationFilter } from '../filters/filters.ts'

/** Numbers that the text itself brings about: chosen for its price, drawn, chosen in its course, cards placed by it. */
export type Named = 'X' | 'destiny' | 'number' | 'placed'

export type Amount =
  | number
  | { the: Named }
  /** How many such cards there are; with `pairedWith`, how many pairs; with `there`, only those present at what is targeted. */
  | { count: Filter; pairedWith?: Filter; there?: boolean }
  | { places: HeldLocations }
  /** How many Force icons there are on a side of such locations. */
  | { icons: Player; at: LocationFilter }
  /**
   * The number of a card as it is now: of this card, of what has been targeted (the highest of several; defense values
   * together), of what it answers; the highest among cards.
   */
  | { stat: Value; of: 'self' | 'target' | 'it' | Filter }
  | { sum: Amount[] }
  /** So much for each. Nothing for each of nothing, whatever would be added to it. (KRN-150, KRN-151) */
  | { times: number; of: Amount }
  | { atMost: number; of: Amount }
  | { if: Condition; give: Amount }

/** An amount 'for each': what is counted, how much for each, how many count, how much it is in the end at most. */
export interface ForEach {
  much: number
  counted: Extract<Amount, { count: unknown } | { places: unknown } | { icons: unknown }> | null
  most?: number
  atMost?: number
}

const isCounted = (amount: Amount): amount is NonNullable<ForEach['counted']> =>
  typeof amount === 'object' && ('count' in amount || 'places' in amount || 'icons' in amount)

/** An amount told as 'so much for each'; null where it is none. A number counts nothing. */
export function forEachOf(amount: Amount): ForEach | null {
  if (typeof amount === 'number') return { much: amount, counted: null }
  if (isCounted(amount)) return { much: 1, counted: amount }
  if ('times' in amount) {
    const { times, of } = amount
    if (isCounted(of)) return { much: times, counted: of }
    if (typeof of === 'object' && 'atMost' in of && isCounted(of.of))
      return { much: times, counted: of.of, most: of.atMost }
    return null
  }
  if (!('atMost' in amount)) return null
  const inner = forEachOf(amount.of)
  return inner && inner.atMost === undefined ? { ...inner, atMost: amount.atMost } : null
}

/** Does it count cards, places or icons? */
export const counts = (amount: Amount): boolean => forEachOf(amount)?.counted != null

/** What a number is usually about, for whoever has to weigh a text without a position; what is counted is two. */
export function usually(amount: Amount | undefined, unknown = 0): number {
  if (amount === undefined) return 0
  if (typeof amount === 'number') return amount
  const told = forEachOf(amount)
  if (told) return told.much * Math.min(told.most ?? 2, 2)
  if ('sum' in amount) return amount.sum.reduce<number>((sum, one) => sum + usually(one, unknown), 0)
  return unknown
}
