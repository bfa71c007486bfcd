/** The decisions of one side in a game that has been played, and which of them are worth another look. */

import type { Answer, Game, History } from '../../kernel/index.ts'
import { type Intent, type Player, type Position, swccg } from '../../swccg/index.ts'
import { spelled } from '../acts.ts'
import { fresh, type Memory, remembered } from '../memory.ts'
import type { Better } from './reckoning.ts'
import { leastWorth, type Strictness } from './strictness.ts'

/** A decision as the one who made it saw it. */
export interface Made {
  /** How many answers had been given before. */
  at: number
  view: Game<Position>
  /** What one remembers who has seen and done what he has. */
  memory: Memory
  given: Answer<Intent, Player>
  /** Whoever looks at the same decision again with it comes to the same. */
  seed: string
}

/** A decision with something better than what was answered. */
export interface Moment extends Better {
  at: number
  turn: number
  given: Answer<Intent, Player>
}

/** So many are told. */
const mostMoments = 5

/** Of one kind, so many: whoever passes a drain in every turn has other things to learn as well. */
const mostOfOneKind = 2

/** What pays for battle damage or attrition: one decision of many about one thing. */
const isPayment = (given: Answer<Intent>): boolean =>
  'act' in given && (given.act.kind === 'lose' || given.act.kind === 'forfeit')

/** What is missed, whenever it is missed: two moments of one turn about the same are one. */
const keyOf = ({ turn, answer }: Moment): string =>
  `${turn} ${isPayment(answer) ? 'payment' : 'act' in answer ? spelled(answer.act) : 'pass'}`

/** What kind of thing is missed: a drain, a deployment, a payment … */
const kindOf = ({ answer }: Moment): string =>
  isPayment(answer) ? 'payment' : 'act' in answer ? answer.act.kind : 'pass'

/** All decisions that this player has made in a game, one after the other, with what he could see and remember. */
function* decisionsOf(
  { games, turns, at, start }: History<Position, Intent>,
  player: Player,
): Generator<Made> {
  const deck = start.state.cards.filter(({ owner }) => owner === player).map(({ key }) => key)
  let memory = fresh(player, deck)
  for (const [index, turn] of turns.slice(0, at).entries()) {
    const game = games[index]
    if (!game || game.decision?.by !== player) continue
    const given = turn.answer as Answer<Intent, Player>
    const view = swccg.redact(game, player)
    yield { at: index, view, memory, given, seed: `${start.seed} ${index}` }
    memory = remembered(memory, view, given)
  }
}

/**
 * Looks through a game. It yields a decision at a time, is given back what would have been better (`better`), wherever
 * that has been worked out, and returns all that was found.
 */
export function* review(
  history: History<Position, Intent>,
  player: Player,
): Generator<Made, Moment[], Better | null> {
  const found: Moment[] = []
  /** By turn: what this player has done in it, at which decisions. */
  const done = new Map<string, number>()
  let paid = -1
  for (const made of decisionsOf(history, player)) {
    const { at, given } = made
    const turn = made.view.state.turn.number
    if ('act' in given) done.set(`${turn} ${spelled(given.act)}`, at)
    if (paid === turn && isPayment(given)) continue
    const better = yield made
    if (!better) continue
    if (isPayment(better.answer)) paid = turn
    found.push({ ...better, at, turn, given })
  }
  // What was done a little later was not missed.
  return found.filter((moment) => (done.get(keyOf(moment)) ?? -1) < moment.at)
}

/**
 * At most five of these, those worth most, and two of one kind, in the order of the game. Of one and the same thing missed
 * twice in a turn, one.
 */
export function worthAnotherLook(found: readonly Moment[], strictness: Strictness): Moment[] {
  const told = new Map<string, Moment>()
  const ofKind = new Map<string, number>()
  for (const moment of found.toSorted((one, other) => other.worth - one.worth)) {
    const [key, kind] = [keyOf(moment), kindOf(moment)]
    const before = ofKind.get(kind) ?? 0
    if (moment.worth < leastWorth[strictness] || told.has(key) || before === mostOfOneKind) continue
    told.set(key, moment)
    ofKind.set(kind, before + 1)
  }
  return [...told.values()].slice(0, mostMoments).sort((one, other) => one.at - other.at)
}
