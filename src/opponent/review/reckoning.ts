/**
 * What an answer that somebody has given was worth beside those that Admiral would have tried out, by his own reckoning:
 * each is played on by Trooper's habits in the same worlds, all of which agree with what the player could see. Admiral
 * looks ahead as long as his clock lets him; this looks at so many worlds and no more, so a game has one review.
 */

import { type Answer, type Game, rollsFrom } from '../../kernel/index.ts'
import type { Intent, Player, Position } from '../../swccg/index.ts'
import { refusesInView } from '../acts.ts'
import { type Candidate, candidatesOf, lasts, leadOf } from '../admiral/admiral.ts'
import { playedOut } from '../admiral/playout.ts'
import { imagined } from '../admiral/worlds.ts'
import { drainWorth } from '../habits/drain.ts'
import type { Memory } from '../memory.ts'
import { type Situation, situationOf } from '../situation.ts'
import { trooper } from '../trooper.ts'
import { because, type Why } from '../why.ts'

/** A better answer than the one that was given. */
export interface Better {
  answer: Answer<Intent, Player>
  why: Why
  /** How much better, in Force of Life Force as it is worth in the middle of a game. */
  worth: number
}

/** What seems to lead by less at a glance, in a first few worlds, or after all of them, is given up. */
const promising = 0.3
const worldsAtFirst = 4
const worldsInAll = 7
const least = 0.75
/** So many answers are looked at closely, beside the one that was given. */
const rivals = 3
/** What did best may have been lucky: how much better it is, other worlds tell, so many of each kind. */
const proof = { glances: 3, worlds: 12 }

const same = (one: Answer<Intent>, other: Answer<Intent>): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** How far the mean of these leads may be from what very many worlds would tell: one standard error. */
function errorOf(leads: readonly number[]): number {
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length
  const squares = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, leads.length - 1) / leads.length)
}

/** Amounts of Force: one that is a little larger or smaller is no mistake that can be told. */
const amounts: ReadonlySet<Intent['kind']> = new Set(['lose', 'draw', 'activate'])

/** Do both do the same, but for how much of it, or from where? */
const differsInAmount = (one: Answer<Intent>, other: Answer<Intent>): boolean =>
  'act' in one && 'act' in other && one.act.kind === other.act.kind && amounts.has(one.act.kind)

/** Is it a decision of a kind that Admiral weighs, with an answer that can be tried in what he could see? */
function isWeighed({ view, decision, p }: Situation, given: Answer<Intent, Player>): boolean {
  if (decision.kind !== 'action' && decision.kind !== 'response') return false
  return p.turn.number > 0 && !refusesInView(view, given)
}

/** A drain that costs nothing but the trouble: it is worth what it takes, in whatever world. */
function missedDrain(s: Situation): Better | null {
  const { answer, why } = trooper(s)
  if (!('act' in answer) || answer.act.kind !== 'drain') return null
  return { answer, why, worth: drainWorth(s, answer.act.location) }
}

/** The answers that may be better: Trooper's own, and what Admiral would try out against it. */
function othersOf(s: Situation, given: Answer<Intent, Player>): Candidate[] {
  const first = trooper(s)
  // Hardly ever is there more to do in a window in which Trooper, too, does nothing.
  if (s.decision.kind === 'response' && 'pass' in given && 'pass' in first.answer) return []
  const own: Candidate = { advice: first, glance: 0, leads: [] }
  return [own, ...candidatesOf(s, first)].filter(
    ({ advice: { answer } }) => !same(answer, given) && !differsInAmount(answer, given),
  )
}

/**
 * The best of the answers that are better than the one that was given; null where none seems so.
 * @param view the game as the one who has answered could see it.
 * @param memory what one remembers who has seen and done what he has.
 * @param seed the same question with the same seed has the same answer.
 * @param rival the one answer that it is compared with; absent: whatever Admiral would try out.
 */
export function better(
  view: Game<Position>,
  memory: Memory,
  given: Answer<Intent, Player>,
  seed: string,
  rival?: Answer<Intent, Player>,
): Better | null {
  const s = situationOf(view, memory, rollsFrom(seed))
  if (!isWeighed(s, given)) return null
  const drained = 'pass' in given ? missedDrain(s) : null
  if (drained) return drained
  if (rival) {
    const advice = { answer: rival, worth: 0, why: because('best of these', {}) }
    return proven(s, given, { advice, glance: 0, leads: [] }, seed)
  }
  let live = othersOf(s, given)
  for (let world = 0; world <= worldsInAll && live.length > 0; world++) {
    compareIn(s, given, live, `${seed} ${world}`, world === 0)
    const enough = world === 0 ? promising : world < worldsAtFirst ? 0 : least
    live = live
      .filter((one) => leadOf(one) > enough)
      .toSorted((one, other) => leadOf(other) - leadOf(one))
      .slice(0, rivals)
  }
  const [best] = live
  return best ? proven(s, given, best, seed) : null
}

/** How much better an answer does in worlds that it was not chosen by; null where that may be chance. */
function proven(
  s: Situation,
  given: Answer<Intent, Player>,
  { advice: { answer, why } }: Candidate,
  seed: string,
): Better | null {
  const advice = { answer, why, worth: 0 }
  const glances: number[] = []
  for (let world = 0; world < proof.glances; world++) {
    const one: Candidate = { advice, glance: 0, leads: [] }
    compareIn(s, given, [one], `${seed} glance ${world}`, true)
    glances.push(one.glance)
  }
  const glance = glances.reduce((sum, one) => sum + one, 0) / glances.length
  const one: Candidate = { advice, glance, leads: [] }
  for (let world = 0; world < proof.worlds; world++)
    compareIn(s, given, [one], `${seed} proof ${world}`, false)
  const worth = leadOf(one)
  return worth > errorOf(one.leads) ? { answer, why, worth } : null
}

/** Tries all of them in one more world: at a glance to the end of this turn, else until the other player has had his battles. */
function compareIn(
  s: Situation,
  given: Answer<Intent, Player>,
  live: readonly Candidate[],
  seed: string,
  isGlance: boolean,
): void {
  const { turn } = s.p
  const world = imagined(s, rollsFrom(seed))
  const until = isGlance || turn.player !== s.me ? turn.number : turn.number + 1
  const worthOf = (answer: Answer<Intent, Player>): number =>
    playedOut(world, answer, {
      me: s.me,
      memory: s.memory,
      // The same dice for each of them.
      roll: rollsFrom(`${seed} on`),
      until,
      late: () => false,
    }) ?? 0
  const mark = worthOf(given)
  for (const one of live) {
    const lead = worthOf(one.advice.answer) - mark
    if (isGlance) one.glance += lasts * lead
    else one.leads.push(lead)
  }
}
