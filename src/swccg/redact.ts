/** What a player may not see: the order of decks, the opponent's hand, what lies face down. */

import type { Game } from '../kernel/index.ts'
import { opponentOf, type PileName, type Player, type Position } from './model/types.ts'

/** A card whose face is hidden. */
export const hiddenKey = 'hidden'

const secret: Record<'own' | 'other', readonly PileName[]> = {
  own: ['reserve', 'force', 'used'],
  other: ['reserve', 'force', 'used', 'hand'],
}

/** The game as one player sees it: hidden cards lose their faces and owners keep their number. */
export function redact(game: Game<Position>, seat: string): Game<Position> {
  const player = seat as Player
  const p = game.state
  const hidden = new Set<number>()
  for (const side of [player, opponentOf(player)]) {
    for (const pile of secret[side === player ? 'own' : 'other']) {
      for (const card of p.piles[side][pile]) hidden.add(card)
    }
  }
  const cards = p.cards.map((card) => (hidden.has(card.id) ? { ...card, key: hiddenKey } : card))
  const face = { key: hiddenKey, title: '', side: player, type: 'filler' as const }
  return {
    ...game,
    chance: [],
    state: { ...p, cards, destinies: { light: [], dark: [] }, defined: { ...p.defined, [hiddenKey]: face } },
  }
}
