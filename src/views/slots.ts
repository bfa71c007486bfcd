/** Capacity slots as they are drawn: one after the other, filled first. */

import { nth } from '../kernel/index.ts'
import {
  type CardId,
  type Position,
  ridersOf,
  type SlotGroup,
  type SlotKind,
  slotGroups,
  slotsTaken,
} from './engine.ts'

export interface Slot {
  /** Which of the card's groups of slots. */
  group: number
  kinds: readonly SlotKind[]
  /** Counted from 1 among the slots of the same kinds. */
  number: number
  card: CardId | null
}

/** The groups of a card, the narrowest first, as riders look for room. */
function byChoice(groups: readonly SlotGroup[]): number[] {
  return groups
    .map((_, index) => index)
    .sort((a, b) => {
      const one = nth(groups, a)
      const other = nth(groups, b)
      return one.kinds.length - other.kinds.length || Number(!one.only) - Number(!other.only)
    })
}

/** Every slot of a starship or vehicle; of slots without limit the filled ones and one more. */
export function slotsOf(p: Position, ship: CardId): Slot[][] {
  const groups = slotGroups(p, ship)
  const left = groups.map(({ count }) => (count === 'unlimited' ? Number.POSITIVE_INFINITY : count))
  const seated: CardId[][] = groups.map(() => [])
  const order = byChoice(groups)
  for (const { card, slot } of ridersOf(p, ship)) {
    const open = order.filter((index) => groups[index]?.kinds.includes(slot))
    const size = slotsTaken(p, card)
    const group = open.find((index) => (left[index] ?? 0) >= size) ?? open[0]
    if (group === undefined) continue
    seated[group]?.push(card)
    left[group] = Math.max(0, (left[group] ?? 0) - size)
  }
  const counted = new Map<string, number>()
  return groups.map(({ kinds }, group) => {
    const empty = Math.min(left[group] ?? 0, left[group] === Number.POSITIVE_INFINITY ? 1 : 60)
    const cards = [...(seated[group] ?? []), ...Array.from({ length: empty }, () => null)]
    return cards.map((card) => {
      const name = kinds.join('+')
      const number = (counted.get(name) ?? 0) + 1
      counted.set(name, number)
      return { group, kinds, number, card }
    })
  })
}
