/** What can be known of cards that nobody shows: which destinies are left in a deck, as far as its cards have been seen. */

import { hiddenKey, keyed, type Player, type Position } from '../swccg/index.ts'
import type { Chances, Situation } from './situation.ts'

/** How often each destiny number stands in decks as they are usually made, in 100 cards. */
const usual: Chances = [0.04, 0.17, 0.18, 0.2, 0.17, 0.14, 0.09, 0.01]

/** No number is greater, as far as anybody counts on. */
const greatest = usual.length - 1

/** How many copies of each card of a player lie where they are not seen, as far as they are known. */
export function hiddenOf(
  { p, memory }: Pick<Situation, 'p' | 'memory'>,
  player: Player,
): Map<string, number> {
  const left = new Map(Object.entries(memory.seen[player]))
  for (const { key, owner } of p.cards) {
    if (owner !== player || key === hiddenKey) continue
    const count = left.get(key)
    if (count !== undefined) left.set(key, count - 1)
  }
  return left
}

const printedDestiny = (p: Position, key: string): number => {
  const { destiny = 0 } = p.defined[key] ?? keyed(key) ?? {}
  return Math.max(0, Math.min(greatest, Math.round(destiny)))
}

/** How likely each destiny is that a player draws next: from the hidden cards that are known, and for the rest as usual. */
function destinyOf(s: Situation, player: Player): Chances {
  const known = s.found.destinies[player]
  if (known) return known
  const { reserve, force, used, hand } = s.p.piles[player]
  const hidden = reserve.length + force.length + used.length + (player === s.me ? 0 : hand.length)
  const counts = new Array<number>(usual.length).fill(0)
  let seen = 0
  for (const [key, count] of hiddenOf(s, player)) {
    if (count <= 0) continue
    const destiny = printedDestiny(s.p, key)
    counts[destiny] = (counts[destiny] ?? 0) + count
    seen += count
  }
  const unknown = Math.max(0, hidden - seen)
  const all = Math.max(1, seen + unknown)
  const found = counts.map((count, destiny) => (count + unknown * (usual[destiny] ?? 0)) / all)
  s.found.destinies[player] = found
  return found
}

/** How likely each total of two independent draws is. */
function sumOf(one: Chances, other: Chances): Chances {
  const found = new Array<number>(one.length + other.length - 1).fill(0)
  for (const [a, likely] of one.entries())
    for (const [b, also] of other.entries()) found[a + b] = (found[a + b] ?? 0) + likely * also
  return found
}

/** The total of so many draws; nothing is drawn from an empty deck. */
export function drawing(s: Situation, player: Player, draws: number): Chances {
  const can = Math.min(draws, s.p.piles[player].reserve.length, 4)
  let found: Chances = [1]
  for (let i = 0; i < can; i++) found = sumOf(found, destinyOf(s, player))
  return found
}

/** How likely a total is above a number. */
export const above = (chances: Chances, bound: number): number =>
  chances.reduce((sum, likely, value) => (value > bound ? sum + likely : sum), 0)
