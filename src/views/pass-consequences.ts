/** What passing gives up: what goes on or stays because nobody answers it, and what the one who is asked does not do. */

import {
  drainAmount,
  type Event,
  type Game,
  opponentOf,
  type Player,
  type Position,
  swccg,
} from './engine.ts'
import { powerThere } from './numbers.ts'
import { type Right, rightsAmong } from './response-options.ts'

export interface PassConsequences {
  /** What is responded to, with the numbers that it has now. */
  answers: { event: Event; numbers: Record<string, number> } | null
  /** What could be done instead; empty where it has been told as what the stop is for. */
  rights: readonly Right[]
  /** There is more, with cards of a hand that is not shown now. */
  hidden: boolean
  /** How much Force could still be activated, and how many cards drawn. */
  activate: number
  draw: number
  /** What is owed in a battle and stays so; null outside of its damage segment. */
  owed: { attrition: number; damage: number } | null
}

const known = new WeakMap<Game<Position>, { open?: PassConsequences | null; all?: PassConsequences | null }>()

/** By the decision that waits; null where it may not be passed. `openly`: nothing of a hand is named. */
export function passConsequences(game: Game<Position>, openly: boolean): PassConsequences | null {
  const remembered = known.get(game) ?? {}
  known.set(game, remembered)
  const key = openly ? 'open' : 'all'
  let found = remembered[key]
  if (found === undefined) {
    found = worked(game, openly)
    remembered[key] = found
  }
  return found
}

function worked(game: Game<Position>, openly: boolean): PassConsequences | null {
  const { decision, state, stack } = game
  if (!decision?.mayPass || (decision.kind !== 'action' && decision.kind !== 'response')) return null
  const by = decision.by
  const legal = [...swccg.legal(state, stack, by)]
  const { rights, hidden } = rightsAmong(state, legal, openly)
  const top = stack.at(-1)
  const event = top?.does === 'window' ? top.event : null
  const battle = state.battle?.segment === 'damage' ? state.battle : null
  return {
    answers: event && decision.kind === 'response' ? { event, numbers: numbersOf(state, by, event) } : null,
    rights,
    hidden,
    activate: Math.max(0, ...legal.map((one) => (one.kind === 'activate' ? one.count : 0))),
    draw: Math.max(0, ...legal.map((one) => (one.kind === 'draw' ? one.count : 0))),
    owed: battle && decision.kind === 'action' ? battle.owed[by] : null,
  }
}

/** The numbers of what is about to happen. */
function numbersOf(p: Position, by: Player, event: Event): Record<string, number> {
  if (event.is === 'destiny drawn') return { destiny: event.value }
  const { at } = event
  if (typeof at !== 'number') return {}
  if (event.is === 'Force drain initiated') return { count: drainAmount(p, event.performer, at).total }
  if (event.is !== 'battle initiated') return {}
  return { ours: powerThere(p, by, at), theirs: powerThere(p, opponentOf(by), at) }
}
