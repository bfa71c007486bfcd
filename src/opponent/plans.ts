/** What is meant to come later in the turn keeps its Force until then: battles that are worth beginning. */

import { type CardId, forceOf, hasState, phases, swccg } from '../swccg/index.ts'
import { battleCost, wanted } from './habits/battle.ts'
import { placeAt } from './judgement.ts'
import type { Advice, Situation } from './situation.ts'

/** Is it one's own turn, before or between one's battles? */
const isAhead = ({ p, me }: Situation): boolean =>
  p.turn.player === me &&
  p.turn.number > 0 &&
  !p.battle &&
  phases.indexOf(p.turn.phase) <= phases.indexOf('battle')

function planned(s: Situation): ReadonlyMap<CardId, number> {
  const found = new Map<CardId, number>()
  if (!isAhead(s)) return found
  for (const at of s.p.layout) {
    if (hasState(s.p, at, 'battled')) continue
    const { ours, theirs } = placeAt(s, at)
    if (ours.presence && theirs.presence && wanted(s, at)) found.set(at, battleCost(s, at))
  }
  return found
}

/**
 * The Force that battles of this turn will cost which are worth beginning as things stand.
 * @param without a place whose battle is not counted.
 */
export function forceForBattles(s: Situation, without?: CardId): number {
  s.found.battles ??= planned(s)
  let sum = 0
  for (const [at, cost] of s.found.battles) if (at !== without) sum += cost
  return sum
}

/** Does enough Force stay for the battles that are planned, once this is done? */
export function keepsPlans(s: Situation, { answer }: Advice): boolean {
  if (!('act' in answer) || answer.act.kind === 'battle') return true
  const wanted = forceForBattles(s)
  if (wanted === 0) return true
  const verdict = swccg.judge(s.view, s.me, answer.act)
  return verdict.legal && (verdict.cost === 0 || forceOf(s.p, s.me) - verdict.cost >= wanted)
}
