import type { Change } from '../../kernel/index.ts'
import type { Position } from '../model/types.ts'

/** Rolls a die of ten sides; a roll that the position names comes first. */
export function roll(change: Change<Position>): number {
  const [next, ...rest] = change.now.dice
  if (next === undefined) return change.random(1, 10)
  change.put('dice', rest)
  return next
}
