/** Lay out locations first: each of one's own icons is Force every turn, and each of the opponent's a place to drain. */

import { firstOf } from '../../kernel/index.ts'
import { type CardId, facts, type Intent, type Position } from '../../swccg/index.ts'
import { deploymentIn } from '../acts.ts'
import { type Advice, doing, type Situation } from '../situation.ts'
import { because } from '../why.ts'

/** An icon of one's own generates Force and lets the other player drain; one of his does the reverse. */
const perOwnIcon = 0.8
const perTheirIcon = 0.1

const beforeAllElse = 40

export function worthOfLocation({ p, me, they }: Situation, card: CardId): number {
  const { icons = { light: 0, dark: 0 } } = facts(p, card).location ?? {}
  return perOwnIcon * icons[me] + perTheirIcon * icons[they]
}

const isLocationCard = (p: Position, act: Intent) => {
  const card = deploymentIn(act)?.cards[0]
  return card !== undefined && facts(p, card).type === 'location'
}

export function* locations(s: Situation, acts: readonly Intent[]): Generator<Advice> {
  for (const act of acts) {
    if (!isLocationCard(s.p, act)) continue
    const card = firstOf(deploymentIn(act)!.cards)
    const worth = worthOfLocation(s, card)
    if (worth > 0.3) yield doing(s, act, beforeAllElse + worth, because('lay location', { card }))
  }
}
