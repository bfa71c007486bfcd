/**
 * Forfeit those cards that together cost least for what is owed, what is hit before all else; lose Force where no card is
 * cheaper.
 */

import { type CardId, forfeitOf, type Intent } from '../../swccg/index.ts'
import { cardIn, lossIn } from '../acts.ts'
import { type Advice, bestOf, doing, type Situation } from '../situation.ts'
import { because } from '../why.ts'
import { isHit, tableWorth } from '../worth.ts'
import { priceOfLosing } from './lose-force.ts'

/** Of so many cards every set is weighed; of more, those that pay best for their price. */
const looksAt = 10
/** What a unit of Force costs where none is asked for yet. */
const usual = 1.2
/** What belongs to the best way of paying comes before all else. */
const chosen = 3

interface Payment {
  card: CardId
  act: Intent
  /** What it pays of attrition and damage. */
  value: number
  /** What giving it up costs: nothing where it is lost in any case. */
  price: number
}

const paymentsOf = ({ p }: Situation, acts: readonly Intent[]): Payment[] =>
  acts.flatMap((act) => {
    const card = cardIn(act)
    if (act.kind !== 'forfeit' || card === null) return []
    return [{ card, act, value: forfeitOf(p, card) ?? 0, price: isHit(p, card) ? 0 : tableWorth(p, card) }]
  })

/** What a set costs, with the Force that is lost for the damage beyond it; infinite where attrition asks for more cards. */
function costOf(
  set: readonly Payment[],
  all: number,
  { attrition, damage }: { attrition: number; damage: number },
  perForce: number,
): number {
  let [value, price] = [0, 0]
  for (const one of set) {
    value += one.value
    price += one.price
  }
  if (value < attrition && set.length < all) return Number.POSITIVE_INFINITY
  return price + perForce * Math.max(0, damage - value)
}

/** The cards that it costs least to forfeit, as it stands. */
function cheapest(s: Situation, payments: readonly Payment[], perForce: number): ReadonlySet<CardId> {
  const owed = s.p.battle?.owed[s.me] ?? { attrition: 0, damage: 0 }
  // What is hit is lost anyway, and pays as well.
  const hit = payments.filter(({ price }) => price === 0)
  const open = payments
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => b.value / b.price - a.value / a.price)
    .slice(0, looksAt)
  let [best, least] = [payments, costOf(payments, payments.length, owed, perForce)] as const
  for (let bits = 0; bits < 1 << open.length; bits++) {
    const set = [...hit, ...open.filter((_, place) => (bits >> place) & 1)]
    const cost = costOf(set, payments.length, owed, perForce)
    if (cost < least) [best, least] = [set, cost]
  }
  return new Set(best.map(({ card }) => card))
}

/** What the damage segment asks for: cards forfeited, and Force lost. */
export function* paying(s: Situation, acts: readonly Intent[]): Generator<Advice> {
  const losses = acts.flatMap((act) => {
    const loss = lossIn(act)
    if (!loss) return []
    return [doing(s, act, -priceOfLosing(s, loss.from, loss.card ?? null), because('pay from pile', {}))]
  })
  yield* losses
  const payments = paymentsOf(s, acts)
  const best = bestOf(losses)
  const perForce = best ? -best.worth : usual
  const set = cheapest(s, payments, perForce)
  for (const { card, act, value, price } of payments) {
    const why = isHit(s.p, card) ? because('forfeit hit', { card }) : because('forfeit', { card })
    yield doing(s, act, (set.has(card) ? chosen : -chosen) - price + 0.1 * value, why)
  }
}
