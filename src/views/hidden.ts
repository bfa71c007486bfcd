/** What is hidden of a game, and what would show it. */

import {
  type CardId,
  type Decision,
  type Game,
  type Intent,
  type Player,
  type Position,
  swccg,
} from './engine.ts'

const isInHand = ({ cards }: Position, card: CardId): boolean => {
  const where = cards[card]?.where
  return where !== undefined && 'in' in where && where.in === 'hand'
}

/** Would naming this show what is in a hand? */
export const showsHand = (p: Position, intent: Intent): boolean =>
  cardsNamed(intent).some((card) => isInHand(p, card))

/** Every card that an intent names, however deep. Amounts are no cards. */
function cardsNamed(part: unknown, key = ''): CardId[] {
  if (typeof part === 'number') return ['count', 'function', 'place', 'parsec'].includes(key) ? [] : [part]
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap((one) => cardsNamed(one, key))
  return Object.entries(part).flatMap(([name, one]) => cardsNamed(one, name))
}

/** The cards of a decision that may be chosen without showing a hand. */
export const openCards = (p: Position, { cards = [] }: Decision): CardId[] =>
  cards.filter((card) => !isInHand(p, card))

/** Does it show cards: to be chosen, put in an order, deployed from where they lie, or only read? */
export const showsCards = ({ kind, with: { seen } }: Decision): boolean =>
  kind === 'cards' || kind === 'order' || (kind === 'action' && seen !== undefined)

const open = new WeakMap<Game<Position>, Position>()

/** What lies open for both players. */
export function seenByNobody(game: Game<Position>): Position {
  let found = open.get(game)
  if (!found) {
    found = swccg.redact(swccg.redact(game, 'light'), 'dark').state
    open.set(game, found)
  }
  return found
}

const known = new WeakMap<Game<Position>, Partial<Record<Player, Position>>>()

/** The position as this player may see it. */
export function seenBy(game: Game<Position>, player: Player): Position {
  const views = known.get(game) ?? {}
  known.set(game, views)
  views[player] ??= swccg.redact(game, player).state
  return views[player]
}
