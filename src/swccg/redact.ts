/** What a player may not see: the order of decks, the opponent's hand, what lies face down. */

import type { Game } from '../kernel/index.ts'
import { type CardState, opponentOf, type PileName, type Player, type Position } from './model/types.ts'

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

/** A player's piles, the secret ones in the order of their numbers instead of their own. */
function unordered(p: Position, owner: Player, viewer: Player): Position['piles'][Player] {
  const piles = { ...p.piles[owner] }
  for (const pile of secret[owner === viewer ? 'own' : 'other']) {
    piles[pile] = piles[pile].toSorted((a, b) => a - b)
  }
  return piles
}

/** Nothing about a hidden card tells which one it is. */
function faceDown({ crossed: _, ...card }: CardState): CardState {
  return { ...card, key: hiddenKey }
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
  const cards = p.cards.map((card) => (hidden.has(card.id) ? faceDown(card) : card))
  // Made-up cards are told of only where one can be seen, and hidden piles lie in no order.
  const seen = new Set(cards.map(({ key }) => key))
  const defined = Object.fromEntries(Object.entries(p.defined).filter(([key]) => seen.has(key)))
  const face = { key: hiddenKey, title: '', side: player, type: 'filler' as const }
  return {
    ...game,
    chance: [],
    stack: game.stack.map((frame) =>
      frame.secret ? { ...frame, secret: ownOf(frame.secret, player) } : frame,
    ),
    state: {
      ...p,
      cards,
      piles: { light: unordered(p, 'light', player), dark: unordered(p, 'dark', player) },
      destinies: { light: [], dark: [] },
      defined: { ...defined, [hiddenKey]: face },
    },
  }
}
