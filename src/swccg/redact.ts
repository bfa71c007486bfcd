/** What a player may not see: the order of decks, the opponent's hand, what lies face down. */

import type { Game } from '../kernel/index.ts'
import { opponentOf, type PileName, type Player, type Position } from './model/types.ts'

/** A card whose face is hidden. */
export const hiddenKey = 'hidden'

const secret: Record<'own' | 'other', readonly PileName[]> = {
  own: ['reserve', 'force', 'used'],
  other: ['reserve', 'force', 'used', 'hand'],
}

/** Of what players have chosen secretly: one's own. */
const ownOf = (secret: unknown, player: Player) => {
  const own = (secret as Partial<Record<Player, unknown>>)[player]
  return own === undefined ? {} : { [player]: own }
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
  // Who chooses among hidden cards that he may look at sees them.
  const { decision } = game
  if (decision?.by === seat && decision.with.looking === true)
    for (const card of decision.cards ?? []) hidden.delete(card)
  const cards = p.cards.map((card) => (hidden.has(card.id) ? { ...card, key: hiddenKey } : card))
  const face = { key: hiddenKey, title: '', side: player, type: 'filler' as const }
  return {
    ...game,
    chance: [],
    stack: game.stack.map((frame) =>
      frame.secret ? { ...frame, secret: ownOf(frame.secret, player) } : frame,
    ),
    state: { ...p, cards, destinies: { light: [], dark: [] }, defined: { ...p.defined, [hiddenKey]: face } },
  }
}
