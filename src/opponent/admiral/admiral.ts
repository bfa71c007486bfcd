/**
 * The opponent that looks ahead. What Trooper would consider it tries out in worlds that agree with what it has seen, each
 * played on by Trooper's habits on both sides until the other player has had his battles, and judged there. It departs from Trooper's choice
 * only for what does better in those worlds by more than chance would make of it.
 */

import { type Intent, swccg } from '../../swccg/index.ts'
import { nameOf, placeIn } from '../acts.ts'
import { battleAt } from '../odds.ts'
import { type Advice, doing, type Situation } from '../situation.ts'
import { opinions, trooper } from '../trooper.ts'
import { because } from '../why.ts'
import { playedOut } from './playout.ts'
import { imagined } from './worlds.ts'

/** How long an answer may take. The clock comes from above: nothing here knows the time. */
export interface Budget {
  milliseconds: number
  /** Milliseconds since any moment. */
  clock: () => number
}

/** So many of the answers that Trooper thinks best are tried out. */
const widest = 5
const worldsAtMost = 40
/** Before so many worlds nothing is decided. */
const enoughWorlds = 3
/** How many standard errors an answer must be better than Trooper's. */
const confidence = 0.8
const least = 0.3
/** An answer that is worse by that much is given up. */
const farBehind = 3
/** What Trooper holds to be worth more than that is done at once: locations above all. */
const beyondDoubt = 30
/** A battle that Trooper would not begin is tried out all the same if it is not hopeless. */
const hopeless = -3

/** Phases in which more than one answer may be right. */
const searched = new Set(['deploy', 'battle', 'move'])

interface Candidate {
  advice: Advice
  worths: number[]
}

/** Battles that Trooper leaves alone. */
function* bolder(s: Situation, acts: readonly Intent[]): Generator<Advice> {
  for (const act of acts) {
    if (nameOf(act) !== 'battle') continue
    const at = placeIn(act)!
    const { ours, theirs, loss, gain } = battleAt(s, at)
    if (2 * ours < theirs || gain - loss < hopeless) continue
    const why = because('battle', { at, ours, theirs, loss: Math.round(loss), gain: Math.round(gain) })
    yield doing(s, act, -1, why)
  }
}

/** The answers that are worth trying out, Trooper's own first. */
function candidatesOf(s: Situation, first: Advice): Candidate[] {
  const { view, me, decision } = s
  const acts = [...swccg.legal(view.state, view.stack, me)]
  const known = opinions(s, acts).toSorted((a, b) => b.worth - a.worth)
  const pass: Advice[] = decision.mayPass
    ? [{ answer: { by: me, pass: true }, worth: 0, why: because('nothing worth it', {}) }]
    : []
  const all = [first, ...known.slice(0, widest - 1), ...pass, ...bolder(s, acts)]
  const distinct = new Map<string, Advice>()
  for (const advice of all) {
    const key = JSON.stringify(advice.answer)
    if (!distinct.has(key)) distinct.set(key, advice)
  }
  return [...distinct.values()].slice(0, widest + 1).map((advice) => ({ advice, worths: [] }))
}

/** How much better an answer is than Trooper's in the worlds tried: on average, less what chance may have made of it. */
function surely(one: Candidate, first: Candidate): number {
  const differences = one.worths.map((worth, world) => worth - first.worths[world]!)
  const count = differences.length
  if (count < enoughWorlds) return Number.NEGATIVE_INFINITY
  const mean = differences.reduce((sum, each) => sum + each, 0) / count
  const spread = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, count - 1)
  return mean - confidence * Math.sqrt(spread / count)
}

/** Has an answer done so much worse than Trooper's that more worlds would hardly change it? */
function isBehind(one: Candidate, first: Candidate): boolean {
  if (one.worths.length < enoughWorlds) return false
  const behind = one.worths.reduce((sum, worth, world) => sum + first.worths[world]! - worth, 0)
  return behind / one.worths.length > farBehind
}

/** Tries every candidate in one world after the other, as long as there is time. A world that is not finished does not count. */
function tryOut(s: Situation, candidates: readonly Candidate[], { milliseconds, clock }: Budget): void {
  const end = clock() + milliseconds
  const late = () => clock() >= end
  const { turn } = s.p
  const untilTurn = turn.player === s.me ? turn.number + 1 : turn.number
  let live = candidates
  for (let world = 0; world < worldsAtMost && !late(); world++) {
    const game = imagined(s, s.roll)
    const worths: number[] = []
    for (const { advice } of live) {
      const playout = { me: s.me, memory: s.memory, roll: s.roll, untilTurn, late }
      const worth = playedOut(game, advice.answer, playout)
      if (worth === null) return
      worths.push(worth)
    }
    for (const [i, one] of live.entries()) one.worths.push(worths[i]!)
    live = live.filter((one) => one === live[0] || !isBehind(one, live[0]!))
    if (live.length < 2) return
  }
}

/** Is there more than one answer, and does it matter which? */
function matters({ p, decision }: Situation): boolean {
  if (decision.kind !== 'action' && decision.kind !== 'response') return false
  if (p.turn.number === 0) return false
  return searched.has(p.turn.phase) || decision.kind === 'response'
}

export function admiral(s: Situation, budget?: Budget): Advice {
  const first = trooper(s)
  if (!budget || first.worth > beyondDoubt || !matters(s)) return first
  const candidates = candidatesOf(s, first)
  const [own] = candidates
  if (!own || candidates.length < 2) return first
  tryOut(s, candidates, budget)
  let best = own
  let lead = least
  for (const one of candidates) {
    const sure = surely(one, own)
    if (sure > lead) [best, lead] = [one, sure]
  }
  return best.advice
}
