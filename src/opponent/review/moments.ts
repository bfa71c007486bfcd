/** The decisions of one side in a game that has been played, and which of them are worth another look. */

import type { Answer, Game, History } from '../../kernel/index.ts'
import { type Intent, type Player, type Position, swccg } from '../../swccg/index.ts'
import { fresh, type Memory, remembered } from '../memory.ts'
import type { Better } from './reckoning.ts'

/** A decision as the one who made it saw it. */
export interface Made {
  /** How many answers had been given before. */
  at: number
  turn: number
  view: Game<Position>
  memory: Memory
  given: Answer<Intent, Player>
  seed: string
}

/** A decision with something much better than what was answered. */
export interface Moment extends Better {
  at: number
  turn: number
  given: Answer<Intent, Player>
}

/** How strictly a game is looked through. */
export const strictnesses = ['gentle', 'normal', 'strict'] as const
export type Strictness = (typeof strictnesses)[number]

/** What is worth less is not told, in Force. */
export const leastWorth: Record<Strictness, number> = { gentle: 4, normal: 2.5, strict: 1.25 }

/** So many are told. */
export const mostMoments = 5

/** All decisions that this player has made in a game, one after the other, with what he could see and remember. */
export function* decisionsOf(
  { games, turns, at, start }: History<Position, Intent>,
  player: Player,
): Generator<Made> {
  const deck = start.state.cards.filter(({ owner }) => owner === player).map(({ key }) => key)
  let memory = fresh(player, deck)
  for (const [index, { answer }] of turns.slice(0, at).entries()) {
    const game = games[index]
    if (!game || game.decision?.by !== player) continue
    const view = swccg.redact(game, player)
    const given = answer as Answer<Intent, Player>
    yield { at: index, turn: game.state.turn.number, view, memory, given, seed: `${start.seed} ${index}` }
    memory = remembered(memory, view, given)
  }
}

/** At most five of these, those worth most, in the order of the game. Of one and the same thing missed twice in a turn, one. */
export function worthAnotherLook(found: readonly Moment[], strictness: Strictness): Moment[] {
  const enough = found.filter(({ worth }) => worth >= leastWorth[strictness])
  const ranked = enough.toSorted((one, other) => other.worth - one.worth)
  const told = new Map<string, Moment>()
  for (const moment of ranked) {
    const key = `${moment.turn} ${JSON.stringify(moment.answer)}`
    if (!told.has(key)) told.set(key, moment)
  }
  return [...told.values()].slice(0, mostMoments).sort((one, other) => one.at - other.at)
}
