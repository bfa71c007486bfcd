/** What an opponent remembers from one decision to the next: plain data, which its past views and answers bring back. */

import type { Answer, Game } from '../kernel/index.ts'
import {
  type CardId,
  hiddenKey,
  type Intent,
  isLocation,
  locationOf,
  type Player,
  type Position,
} from '../swccg/index.ts'
import { goalOf, spelled } from './acts.ts'

export interface Memory {
  /** By owner and by key of the pool: how many copies it has seen at the same time, its own deck included. */
  seen: Record<Player, Readonly<Record<string, number>>>
  /** The turn that `done` is about. */
  turn: number
  /** How often it has done what in this turn. */
  done: Readonly<Record<string, number>>
  /** Where it has deployed cards in this turn. */
  deployed: readonly CardId[]
  /** By card whose text looked for something in vain: in which turn that was. */
  vain: Readonly<Record<number, number>>
}

/** @param deck the keys of the cards of its own deck ('1_19'), where they are known. */
export function fresh(player: Player, deck: readonly string[] = []): Memory {
  const own: Record<string, number> = {}
  for (const key of deck) own[key] = (own[key] ?? 0) + 1
  const seen = player === 'light' ? { light: own, dark: {} } : { light: {}, dark: own }
  return { seen, turn: 0, done: {}, deployed: [], vain: {} }
}

/** What it remembers after it has seen this position. */
function seenIn(memory: Memory, { cards }: Position): Memory['seen'] {
  const counted: Record<Player, Record<string, number>> = { light: {}, dark: {} }
  for (const { key, owner } of cards)
    if (key !== hiddenKey) counted[owner][key] = (counted[owner][key] ?? 0) + 1
  const merged = (player: Player) => {
    const before = memory.seen[player]
    const more = Object.entries(counted[player]).filter(([key, count]) => count > (before[key] ?? 0))
    return more.length === 0 ? before : { ...before, ...Object.fromEntries(more) }
  }
  return { light: merged('light'), dark: merged('dark') }
}

/** The same memory with what it has just done; what it has seen stays as it was. */
export function doneAfter(memory: Memory, p: Position, given: Answer<Intent, Player>): Memory {
  const { number: turn } = p.turn
  const { seen, vain } = memory
  const { done, deployed } = memory.turn === turn ? memory : fresh(given.by)
  if (!('act' in given)) return { seen, vain, turn, done, deployed }
  const act = spelled(given.act)
  const at = placeOfDeployment(p, given.act)
  return {
    seen,
    vain,
    turn,
    done: { ...done, [act]: (done[act] ?? 0) + 1 },
    deployed: at === null || deployed.includes(at) ? deployed : [...deployed, at],
  }
}

/** The location that a deployment leads to; null where it leads to none, and for other acts. */
function placeOfDeployment(p: Position, act: Intent): CardId | null {
  const goal = act.kind === 'deploy' ? goalOf(act.to) : null
  return goal === null || isLocation(p, goal) ? goal : locationOf(p, goal)
}

/** What has been looked for in vain, this decision included. */
function vainAfter({ vain }: Memory, decision: Game<Position>['decision'], turn: number): Memory['vain'] {
  const card = decision?.why === 'search in vain' ? decision.with.card : null
  return typeof card === 'number' ? { ...vain, [card]: turn } : vain
}

/**
 * What it remembers after it has answered this decision. From `fresh`, the decisions of its player in their order bring
 * back all of it, whoever has answered them.
 */
export const remembered = (
  memory: Memory,
  { state, decision }: Game<Position>,
  given: Answer<Intent, Player>,
): Memory => ({
  ...doneAfter(memory, state, given),
  seen: seenIn(memory, state),
  vain: vainAfter(memory, decision, state.turn.number),
})
