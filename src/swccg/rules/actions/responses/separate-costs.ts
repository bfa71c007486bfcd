/** Separate costs: new costs that other cards put on an action, paid before its own. (Separate Costs) */

import type { Change, Reason } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { forceOf, locationOf, spendForce } from '../../../model/table.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Paying Costs', { 'KRN-137': {} }),
  ...underHeading('Separate Costs', { 'KRN-314': changes, 'KRN-315': {} }),
]

type Doing = AbilityOf<'separate cost'>['of']

/** What must be used first for deploying a card there, or for playing it. */
export function separateCost(p: Position, of: Doing, card: CardId, to: CardId | null = null): number {
  return textsInForce(p, 'separate cost')
    .filter(({ text, source, you }) => {
      if (text.of !== of || !matches(p, text.who, card, you)) return false
      return !text.to || (to !== null && matchesLocation(p, text.to, to, locationOf(p, source), you))
    })
    .reduce((sum, { text }) => sum + text.force, 0)
}

/** What is lacking for both costs together: then nothing is paid. 'Free' takes away the base cost only. (KRN-137, KRN-315) */
export function* unpaidWith(
  p: Position,
  player: Player,
  card: CardId,
  base: number,
  extra: number,
): Generator<Reason> {
  const have = forceOf(p, player)
  if (extra === 0 || base + extra <= have) return
  if (base === 0) yield refusal('KRN-315', { card, need: extra, have })
  yield* notPaidTogether(base + extra, have)
}

/** All costs are paid at once, or none is. (KRN-137) */
export function* notPaidTogether(need: number, have: number): Generator<Reason> {
  if (need > have) yield refusal('KRN-137', { need, have })
}

/** Pays it, before the cost of the action itself. (KRN-314) */
export function paySeparately(
  change: Change<Position>,
  player: Player,
  card: CardId,
  extra: number,
  base: number,
): void {
  if (extra === 0) return
  spendForce(change, player, extra)
  change.log({
    say: 'separate cost paid',
    with: { card, cost: extra },
    by: player,
    cites: ['KRN-313', 'KRN-314', ...(base === 0 ? ['KRN-315'] : [])],
  })
}
