/**
 * The opponent's mind: a part of its own, which a worker runs (`opponent-worker.ts`). It is given what its player may
 * see, the decision that waits, and what it remembers; it knows nothing else of the game, and keeps nothing.
 */

import { rollsFrom } from '../../kernel/index.ts'
import { better, fresh, remembered, reply } from '../../opponent/index.ts'
import { teachCards } from '../../views/engine.ts'
import type { Asked, Heard, Look, Looked, Question, Reply } from './opponent-protocol.ts'

/**
 * Answers the decision that waits in the view, within its `budget` in milliseconds.
 * @throws where the game is over.
 */
export function think({ level, budget, view, seed, memory: known, deck, past }: Question): Reply {
  if (!view.decision) throw new Error('the game is over')
  const by = view.decision.by
  const memory = past.reduce(
    (held, { view, answer }) => remembered(held, view, answer),
    known ?? fresh(by, deck),
  )
  return reply(level, view, memory, rollsFrom(seed), {
    milliseconds: budget,
    clock: () => performance.now(),
  })
}

/** Looks at a decision that has been answered. It takes some seconds at most. */
const looked = ({ view, memory, given, seed, rival }: Look): Looked => ({
  better: better(view, memory, given, seed, rival),
})

/** Learns cards that it will be asked about. */
export const taught = teachCards

/** Answers whatever it is asked, by its number. It does not throw. */
export function answered(asked: Extract<Asked, { id: number }>): Heard {
  const { id } = asked
  try {
    return 'look' in asked ? { id, looked: looked(asked.look) } : { id, reply: think(asked.question) }
  } catch (fault) {
    return { id, fault: String(fault) }
  }
}
