/** Which cards of a hand can be played or deployed now: worked out while nothing else is done, card by card. */

import { useEffect, useState } from 'react'
import { type CardId, type Game, type Position, targetsFor } from '../../views/index.ts'

const known = new WeakMap<Game<Position>, Map<CardId, boolean>>()

const answers = (game: Game<Position>): Map<CardId, boolean> => {
  const found = known.get(game) ?? new Map<CardId, boolean>()
  known.set(game, found)
  return found
}

const later = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 120)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 1500 })
  return () => cancelIdleCallback(idle)
}

/** Can this card of the hand be brought anywhere now? False until that is known. */
export function usePlayable(game: Game<Position> | null, card: CardId): boolean {
  const [answer, setAnswer] = useState<{ game: Game<Position>; playable: boolean } | null>(null)
  useEffect(() => {
    if (!game?.decision || game.decision.by !== game.state.cards[card]?.owner) return
    const all = answers(game)
    const have = all.get(card)
    if (have !== undefined) {
      setAnswer({ game, playable: have })
      return
    }
    return later(() => {
      const playable = targetsFor(game, card).size > 0
      all.set(card, playable)
      setAnswer({ game, playable })
    })
  }, [game, card])
  return answer !== null && answer.game === game && answer.playable
}
