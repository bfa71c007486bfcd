import type { CardId, CardState, Position } from '../types.ts'

/**
 * A card that is in the game, by its id.
 * @throws where the position has no such card: what names cards from outside is looked at before it comes here.
 */
export function cardOf({ cards }: Pick<Position, 'cards'>, id: CardId): CardState {
  const card = cards[id]
  if (!card) throw new Error(`there is no card ${id}`)
  return card
}
