/** How much an amount of a text comes to in a position. (KRN-150, KRN-151, KRN-293) */

import type { Amount, Named } from '../../abilities/amount/amount.ts'
import type { Value } from '../../abilities/basics.ts'
import { countHeld } from '../places/locations-held.ts'
import { isPresentAt } from '../places/presence.ts'
import { locationOf } from '../table.ts'
import type { CardId, Player, Position } from '../types.ts'
import { holds, inPlay } from './conditions.ts'
import { matchesLocation } from './filters.ts'
import { readings } from './readings.ts'

/** Whose text it is, and what its amounts are about. */
export interface Asking {
  you: Player
  source: CardId
  /** What has been targeted, and the place that has been. */
  targets?: readonly CardId[]
  to?: CardId | null
  /** The card that the text answers, or whose number it changes. */
  it?: CardId | null
  /** Numbers that have been chosen or drawn; those that have not count 0. */
  named?: Readonly<Partial<Record<Named, number>>>
  /** The number of a card as it is now; it stands above what reads texts, and so is handed in. */
  stat: (card: CardId, value: Value) => number
}

/** The cards whose number is asked for. */
const cardsMeant = (
  p: Position,
  of: Extract<Amount, { stat: unknown }>['of'],
  { source, targets = [], it = null, you }: Asking,
): readonly CardId[] => {
  if (of === 'self') return [source]
  if (of === 'target') return targets
  if (of === 'it') return it === null ? [] : [it]
  return inPlay(p, of, you, source)
}

function counted(
  p: Position,
  amount: Extract<Amount, { count: unknown }>,
  { you, source, to = null }: Asking,
) {
  const { count, pairedWith, there } = amount
  const all = inPlay(p, count, you, source)
  const found = there && to !== null ? all.filter((id) => isPresentAt(p, id, to)).length : all.length
  return pairedWith ? Math.min(found, inPlay(p, pairedWith, you, source).length) : found
}

/** The Force icons on a side of the locations that are meant. */
const iconsOn = (
  p: Position,
  { icons, at }: Extract<Amount, { icons: unknown }>,
  { you, source }: Asking,
): number =>
  p.layout
    .filter((location) => matchesLocation(p, at, location, locationOf(p, source), you))
    .reduce((sum, location) => sum + readings.icons(p, icons, location), 0)

/** The number of an amount; below 0 where the text takes something off. */
export function quantityOf(p: Position, amount: Amount, asking: Asking): number {
  if (typeof amount === 'number') return amount
  if ('the' in amount) return asking.named?.[amount.the] ?? 0
  if ('count' in amount) return counted(p, amount, asking)
  if ('places' in amount) return countHeld(p, amount.places, asking.source, asking.you)
  if ('icons' in amount) return iconsOn(p, amount, asking)
  if ('times' in amount) return amount.times * quantityOf(p, amount.of, asking)
  if ('atMost' in amount) return Math.min(amount.atMost, quantityOf(p, amount.of, asking))
  if ('sum' in amount) return amount.sum.reduce<number>((sum, one) => sum + quantityOf(p, one, asking), 0)
  if ('if' in amount)
    return holds(p, amount.if, asking.source, asking.you) ? quantityOf(p, amount.give, asking) : 0
  const numbers = cardsMeant(p, amount.of, asking).map((card) => asking.stat(card, amount.stat))
  if (numbers.length === 0) return 0
  return amount.stat === 'defense value' ? numbers.reduce((sum, n) => sum + n) : Math.max(...numbers)
}
