/** One headless game between two opponents, as plain data that a worker can be given. */

import { rollsFrom } from '../../kernel/index.ts'
import { type Outcome, outcomeOf } from '../../opponent/contest.ts'
import type { Level } from '../../opponent/index.ts'
import { type Deck, newGame, type Player } from '../../swccg/index.ts'

const limit = { decisions: 20_000, turns: 300 }

export interface Match {
  levels: Record<Player, Level>
  decks: Record<Player, Deck>
  seed: string
  /** Milliseconds for an answer of Admiral's. */
  budget: number
  /** Positions that Admiral may look at for an answer, instead: the same games on every machine. */
  looks?: number
}

/** Plays it, with the clock of this machine. */
export function playMatch({ levels, decks, seed, budget, looks }: Match): Outcome {
  const game = newGame({ ...decks, edition: 'ar', seed })
  if (!game.ok) throw new Error('a deck of the match is not fine')
  const clock = () => performance.now()
  let looked = 0
  const budgeted = looks ? { milliseconds: looks, clock: () => looked++ } : { milliseconds: budget, clock }
  const opponents = levels
  return outcomeOf({
    start: game.start,
    opponents,
    roll: rollsFrom(seed),
    limit,
    budget: budgeted,
    clock,
  })
}
