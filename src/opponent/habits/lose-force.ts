/**
 * Lose Force from where it hurts least: cards in hand that cannot be used, then the Used Pile; the Reserve Deck as long as
 * it has destinies to spare; the Force Pile last. Who has little Life Force left gives up his hand for it.
 */

import { type CardId, cardOf, lifeForceOf } from '../../swccg/index.ts'
import { bestOf, type QuestionHabit, type Situation } from '../situation.ts'
import { because } from '../why.ts'
import { handWorth } from '../worth.ts'

type From = 'hand' | 'reserve' | 'force' | 'used'

/** With less Life Force each unit of it counts for more. */
const few = 14

/** What one unit from there costs. */
export function priceOfLosing(s: Situation, from: From, card: CardId | null): number {
  const { p, me } = s
  const life = lifeForceOf(p, me)
  const { hand, reserve } = p.piles[me]
  if (from === 'hand') {
    if (card === null) return 1
    const crowd = hand.length > 9 ? 0.8 : 1
    return handWorth(s, card) * crowd
  }
  const dear = 1.1 + Math.max(0, few - life) * 0.25
  if (from === 'used') return dear
  if (from === 'reserve') return dear + (reserve.length < 5 ? 0.4 : 0.05)
  const mine = p.turn.player === me && p.turn.phase !== 'draw'
  return dear + (mine ? 0.4 : 0.15)
}

export const loseForce: QuestionHabit = (s) => {
  const { p, me: by, decision } = s
  const options = (decision.cards ?? []).map((card) => {
    const { where } = cardOf(p, card)
    const from = 'in' in where ? (where.in as From) : 'reserve'
    const why = from === 'hand' ? because('lose from hand', { card }) : because('lose from pile', { from })
    return { answer: { by, cards: [card] }, worth: -priceOfLosing(s, from, card), why }
  })
  return bestOf(options)
}
