/** What the texts in force make of a destiny, or of a total. */

import type { DestinyKind } from '../abilities/battle-texts.ts'
import type { AbilityOf } from '../abilities/types.ts'
import { inBattle } from '../model/battle-texts.ts'
import { matchesLocation } from '../model/filters.ts'
import { countHeld } from '../model/held.ts'
import { locationOf } from '../model/table.ts'
import { inPlay } from '../model/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from '../model/types.ts'
import type { Shot } from './intent.ts'
import { aboutShot } from './weapons/weapon-destiny.ts'

/** Whose destiny it is, and what it is drawn for. */
export interface DestinyFor {
  player: Player
  kind: DestinyKind
  /** The shot that weapon destiny is drawn for. */
  shot?: Shot
}

/** How often a text counts: for each such card, for each such location. */
const timesOf = (
  p: Position,
  { each, eachHeld }: AbilityOf<'changes destiny'>,
  source: CardId,
  you: Player,
): number =>
  (each ? inPlay(p, each, you, source).length : 1) * (eachHeld ? countHeld(p, eachHeld, source, you) : 1)

/** A destiny, or a total, with what the texts in force make of it: additions first, then the lowest reset. */
export function changed(
  p: Position,
  { player, kind, shot }: DestinyFor,
  of: 'each' | 'total',
  value: number,
): number {
  let sum = value
  let reset: number | null = null
  for (const { text, source, you } of shot ? aboutShot(p, shot) : inBattle(p, 'changes destiny')) {
    const mine = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.kind !== kind || text.of !== of || (text.whose !== 'each' && mine !== player)) continue
    const at = p.battle?.at ?? null
    if (
      text.where &&
      !shot &&
      (at === null || !matchesLocation(p, text.where, at, locationOf(p, source), you))
    )
      continue
    sum += (text.add ?? 0) * timesOf(p, text, source, you)
    if (text.set !== undefined) reset = Math.min(reset ?? text.set, text.set)
  }
  return reset ?? sum
}
