/** What an opponent has before it, and what it makes of that. */

import type { Answer, Game, Roll } from '../kernel/index.ts'
import type { CardId, Decision, Intent, Player, Position } from '../swccg/index.ts'
import { opponentOf } from '../swccg/index.ts'
import type { Memory } from './memory.ts'
import type { Why } from './why.ts'

/** How likely a destiny of 0, 1, 2 … is. */
export type Chances = readonly number[]

/** What a player has at a place. */
export interface Strength {
  power: number
  ability: number
  presence: boolean
}

/** A place as whoever decides sees it. */
export interface Place {
  at: CardId
  ours: Strength
  theirs: Strength
  /** What each could drain there if it were alone. */
  ourDrain: number
  theirDrain: number
  /** The power that the other player could add there in a turn, as far as can be guessed. */
  threat: number
}

/** A decision to be made, as whoever makes it may see it. */
export interface Situation {
  view: Game<Position>
  p: Position
  me: Player
  they: Player
  decision: Decision
  memory: Memory
  roll: Roll
  /** What has been worked out about this position. */
  found: {
    destinies: Partial<Record<Player, Chances>>
    places: Map<CardId, Place>
    theirForce?: number
    /** By place: what battles cost that are worth beginning later in the turn. */
    battles?: ReadonlyMap<CardId, number>
  }
}

/** How much an answer is worth against others (0: as much as doing nothing), and why. */
export interface Opinion {
  worth: number
  why: Why
}

export interface Advice extends Opinion {
  answer: Answer<Intent, Player>
}

/** Rules of thumb about acts of one kind: which of those that are legal now are worth something, or must not be done. */
export type ActHabit = (s: Situation, acts: readonly Intent[]) => Iterable<Advice>

/** A rule of thumb about a question; null where it has nothing to say. */
export type QuestionHabit = (s: Situation) => Advice | null

/** @throws where nothing is asked any more. */
export function situationOf(view: Game<Position>, memory: Memory, roll: Roll): Situation {
  const { decision, state } = view
  if (!decision) throw new Error('the game is over')
  const me = decision.by
  const found = { destinies: {}, places: new Map() }
  return { view, p: state, me, they: opponentOf(me), decision, memory, roll, found }
}

/** An act with what is thought of it. */
export const doing = ({ me }: Pick<Situation, 'me'>, act: Intent, worth: number, why: Why): Advice => ({
  answer: { by: me, act },
  worth,
  why,
})

/** The one of most worth; of several the first. Null of none. */
export function bestOf<T extends { worth: number }>(all: Iterable<T>): T | null {
  let best: T | null = null
  for (const one of all) if (best === null || one.worth > best.worth) best = one
  return best
}
