/** Forfeit what costs least for what is owed, what is hit before all else; lose Force where no card is cheaper. */

import { type CardId, forfeitOf, type Intent } from '../../swccg/index.ts'
import { cardIn, lossIn } from '../acts.ts'
import { type Advice, doing, type Situation } from '../situation.ts'
import { because } from '../why.ts'
import { isHit, tableWorth } from '../worth.ts'
import { priceOfLosing } from './lose-force.ts'

/** What forfeiting a card costs more than it pays. */
function priceOfForfeit(s: Situation, card: CardId): number {
  const { p, me } = s
  const { attrition, damage } = p.battle?.owed[me] ?? { attrition: 0, damage: 0 }
  const value = forfeitOf(p, card) ?? 0
  const worth = isHit(p, card) ? 0 : tableWorth(p, card)
  // A card that pays both counts for both.
  const paid = Math.min(value, damage) * 1.15 + (attrition > 0 ? 3 * Math.min(value, attrition) : 0)
  // Much more than is owed is wasted.
  return worth - paid + 0.1 * Math.max(0, value - Math.max(damage, attrition))
}

/** What the damage segment asks for: cards forfeited, and Force lost. */
export function* paying(s: Situation, acts: readonly Intent[]): Generator<Advice> {
  for (const act of acts) {
    const card = cardIn(act)
    if (card !== null) {
      const worth = -priceOfForfeit(s, card)
      // Nobody forfeits more than he owes.
      yield doing(
        s,
        act,
        worth,
        isHit(s.p, card) ? because('forfeit hit', { card }) : because('forfeit', { card }),
      )
      continue
    }
    const loss = lossIn(act)
    if (loss)
      yield doing(s, act, 1.15 - priceOfLosing(s, loss.from, loss.card ?? null), because('pay from pile', {}))
  }
}
