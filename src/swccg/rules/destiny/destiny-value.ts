/** What the texts in force make of a destiny, or of a total. */

import type { DestinyKind } from '../../abilities/battle/battle.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { inBattle } from '../../model/fights/battle-texts.ts'
import { locationOf } from '../../model/table.ts'
import { type Amount, amountOf, type Base } from '../../model/texts/amounts.ts'
import { matchesLocation } from '../../model/texts/filters.ts'
import { opponentOf, type Player, type Position } from '../../model/types.ts'
import type { Shot } from '../shared/actions/intent.ts'
import { changeBy } from '../values/amounts.ts'
import { aboutShot } from './weapon-destiny.ts'

/** Whose destiny it is, and what it is drawn for. */
export interface DestinyFor {
  player: Player
  kind: DestinyKind
  /** The shot that weapon destiny is drawn for. */
  shot?: Shot
}

/** The texts in force that change such a destiny of a player's, or its total. */
const changesOf = (p: Position, { player, kind, shot }: DestinyFor, of: 'each' | 'total') =>
  (shot ? aboutShot(p, shot) : inBattle(p, 'changes destiny')).filter(({ text, source, you }) => {
    const mine = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.kind !== kind || text.of !== of || (text.whose !== 'each' && mine !== player)) return false
    const at = p.battle?.at ?? null
    if (!text.where || shot) return true
    return at !== null && matchesLocation(p, text.where, at, locationOf(p, source), you)
  })

/** What the texts in force make of a destiny, or of a total; it may fall below 0 until it counts. (KRN-292, KRN-294, KRN-342) */
export const changed = (p: Position, about: DestinyFor, of: 'each' | 'total', base: Base): Amount =>
  amountOf(
    p,
    base,
    changesOf(p, about, of),
    (one) => ({
      add: one.text.add === undefined ? undefined : changeBy(p, one, one.text.add),
      is: one.text.set,
    }),
    { floor: false, rule: ({ text }) => ruleFor(p, about, of, text) },
  )

/** A total battle destiny is changed by texts themselves, or as an action has had it before. (BAT-061, BAT-062, BAT-215) */
function ruleFor(
  p: Position,
  { kind }: DestinyFor,
  of: 'each' | 'total',
  text: AbilityOf<'changes destiny'>,
): string {
  if (of === 'each') return 'KRN-338'
  if (kind !== 'battle') return kind === 'weapon' ? 'KRN-346' : 'BAT-215'
  return p.lasting.some(({ ability }) => ability === text) ? 'BAT-062' : 'BAT-061'
}
