/**
 * The opponent that looks ahead. What Trooper would consider it tries out in worlds that agree with what it has seen, each
 * played on by Trooper's habits on both sides until the other player has had his battles, and judged there. It departs from Trooper's choice
 * only for what does better in those worlds by more than chance would make of it.
 */

import { type Intent, swccg } from '../../swccg/index.ts'
import { placeIn } from '../acts.ts'
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
const worldsAtMost = 20
/** So many of them are still tried after so many worlds: time is for those that may be best. */
const rivals = (worlds: number): number => (worlds < 2 ? 5 : worlds < 5 ? 3 : worlds < 9 ? 2 : 1)
/** How much worse than Trooper's another answer is taken to be before it is tried; and to let it be. */
const another = -0.3
const letBe = -3
/** Of a lead at the end of this turn, so much is taken to last. */
export const lasts = 0.6
/** What is thought of an answer at a glance counts as much as so many worlds in which it was tried. */
const doubt = 2
/** By less it is not worth to depart from Trooper. */
const least = 0.25
/** An answer that is worse by that much is given up: much, for one world tells little, and there is time for more. */
const farBehind = -6
/** What Trooper holds to be worth more than that is done at once: locations above all. */
const beyondDoubt = 30
/** A battle that Trooper would not begin is tried out all the same if it is not hopeless. */
const hopeless = -3

/** Phases in which more than one answer may be right. */
const searched = new Set(['deploy', 'battle', 'move'])

export interface Candidate {
  advice: Advice
  /** How much better than Trooper's answer it seems to be at a glance. */
  glance: number
  /** How much better it did than Trooper's answer in the same world, one world after the other. */
  leads: number[]
}

/** How much better an answer is than Trooper's, after all that has been thought of it and seen. */
export const leadOf = ({ glance, leads }: Candidate): number =>
  leads.reduce((sum, lead) => sum + lead, doubt * glance) / (leads.length + doubt)

/** Battles that Trooper leaves alone. */
function* bolder(s: Situation, acts: readonly Intent[]): Generator<Advice> {
  for (const act of acts) {
    if (act.kind !== 'battle') continue
    const at = placeIn(act)!
    const { ours, theirs, loss, gain } = battleAt(s, at)
    if (2 * ours < theirs || gain - loss < hopeless) continue
    const why = because('battle', { at, ours, theirs, loss: Math.round(loss), gain: Math.round(gain) })
    yield doing(s, act, -1, why)
  }
}

/** The answers that are worth trying out against Trooper's own. */
export function candidatesOf(s: Situation, first: Advice): Candidate[] {
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
  return [...distinct.values()].slice(1, widest + 1).map((advice) => ({
    advice,
    glance: 'pass' in advice.answer ? letBe : another,
    leads: [],
  }))
}

/**
 * Tries Trooper's answer and the others in the same worlds, as long as there is time: in a first one to the end of this
 * turn, at a glance; then, in one world after the other, until the other player has had his battles. What does best comes
 * first; what leads where Trooper's answer leads, does much worse, or lags behind the best few, is given up.
 */
function tryOut(s: Situation, first: Advice, candidates: readonly Candidate[], late: () => boolean): void {
  const { turn } = s.p
  const soon = { me: s.me, memory: s.memory, roll: s.roll, until: turn.number, late }
  const later = turn.player === s.me ? { ...soon, until: turn.number + 1 } : soon
  let live = [...candidates]
  for (let world = 0; world <= worldsAtMost && live.length > 0 && !late(); world++) {
    const playout = world === 0 ? soon : later
    const game = imagined(s, s.roll)
    const mark = playedOut(game, first.answer, playout)
    if (mark === null) return
    const same = new Set<Candidate>()
    for (const one of live) {
      const worth = playedOut(game, one.advice.answer, playout)
      if (worth === null) return
      if (world > 0) one.leads.push(worth - mark)
      else if (worth === mark) same.add(one)
      else one.glance += lasts * (worth - mark)
    }
    live = live
      .filter((one) => !same.has(one) && leadOf(one) > farBehind)
      .toSorted((a, b) => leadOf(b) - leadOf(a))
      .slice(0, rivals(world))
  }
}

/** Is there more than one answer, and does it matter which? */
function matters({ p, decision }: Situation): boolean {
  if (decision.kind !== 'action' && decision.kind !== 'response') return false
  if (p.turn.number === 0) return false
  return searched.has(p.turn.phase) || decision.kind === 'response'
}

/** Is there too little time for another look? It may take as long as the longest one so far. */
function lateness({ milliseconds, clock }: Budget): () => boolean {
  let last = clock()
  const end = last + milliseconds
  let longest = 0
  return () => {
    const now = clock()
    longest = Math.max(longest, now - last)
    last = now
    return now + longest >= end
  }
}

export function admiral(s: Situation, budget?: Budget): Advice {
  const late = budget ? lateness(budget) : null
  const first = trooper(s)
  if (!late || first.worth > beyondDoubt || !matters(s)) return first
  const candidates = candidatesOf(s, first)
  tryOut(s, first, candidates, late)
  let best = first
  let most = least
  for (const one of candidates) {
    const lead = leadOf(one)
    if (lead > most) [best, most] = [one.advice, lead]
  }
  return best
}
