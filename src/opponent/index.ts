/** Somebody to play against. An opponent sees what its player may see, answers the pending decision, and says why. */

import { type Answer, type Game, type Roll, refuse } from '../kernel/index.ts'
import { type Intent, type Player, type Position, swccg } from '../swccg/index.ts'
import { admiral, type Budget } from './admiral/admiral.ts'
import type { Level } from './levels.ts'
import { type Memory, remembered } from './memory.ts'
import { random, taken } from './random.ts'
import { recruit } from './recruit.ts'
import { type Advice, type Situation, situationOf } from './situation.ts'
import { trooper } from './trooper.ts'
import { because, type Why } from './why.ts'

export type { Budget } from './admiral/admiral.ts'
export { isLevel, type Level, levels } from './levels.ts'
export { fresh, type Memory, remembered } from './memory.ts'
export { type Better, better } from './review/reckoning.ts'
export { sayWhy, whyWords } from './say-why.ts'
export type { Why, WhyWords } from './why.ts'

export interface Reply {
  answer: Answer<Intent, Player>
  why: Why
  /** What it remembers from now on. */
  memory: Memory
  /** The level's own answer would have been refused, and another one stands in for it. */
  stoodIn?: true
}

const atRandom = ({ view, roll }: Situation): Advice => ({
  answer: random(view, roll),
  worth: 0,
  why: because('at random', {}),
})

const advisers: Record<Level, (s: Situation, budget?: Budget) => Advice> = {
  random: atRandom,
  recruit,
  trooper,
  admiral,
}

/**
 * What this level answers to the pending decision.
 * @param view the game as the one who decides may see it: `swccg.redact(game, game.decision.by)`.
 * @param memory `fresh` as the game begins, then what the last reply gave.
 * @param roll chance, from a seed: the same view, memory and rolls give the same answer.
 * @param budget for `admiral`, which without one answers as `trooper` does.
 * @throws where the game is over.
 */
export function reply(
  level: Level,
  view: Game<Position>,
  memory: Memory,
  roll: Roll,
  budget?: Budget,
): Reply {
  const situation = situationOf(view, memory, roll)
  const { answer, why } = advisers[level](situation, budget)
  if (!refuse(swccg, view, answer)) return { answer, why, memory: remembered(memory, view, answer) }
  const other = legalAnswer(situation)
  return {
    answer: other,
    why: because('best of these', {}),
    memory: remembered(memory, view, other),
    stoodIn: true,
  }
}

/** Any answer that the rules take: passing if possible. */
function legalAnswer({ view, me: by, decision, roll }: Situation): Answer<Intent, Player> {
  const pass = { by, pass: true } as const
  if (decision.mayPass) return pass
  if (decision.kind !== 'action' && decision.kind !== 'response') return taken(view, decision, roll) ?? pass
  for (const act of swccg.legal(view.state, view.stack, by)) return { by, act }
  return pass
}
