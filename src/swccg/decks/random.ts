/** A legal deck of random cards of the pool: one that can be played, with places to go and somebody to send there. */

import { nth } from '../../kernel/index.ts'
import { pool } from '../cards/index.ts'
import type { CardFacts, CardType, Player } from '../model/types.ts'
import { checkDeck, type Deck, deckSize } from '../rules/start/decks.ts'

/** So many of each kind; the rest is anything else. */
const shares: readonly [readonly CardType[], number][] = [
  [['location'], 12],
  [['character'], 18],
  [['starship', 'vehicle'], 8],
  [['weapon', 'device'], 6],
]

const others: readonly CardType[] = ['interrupt', 'effect', 'creature', 'epic event']

/** In one of so many decks an Objective begins the game. */
const objectiveOnceIn = 6

/**
 * @param roll a whole number from 0 up to, but not including, a bound.
 * @param may which cards it may be made of: all of them, if nothing is said.
 */
export function randomDeck(
  side: Player,
  roll: (below: number) => number,
  may: (card: CardFacts) => boolean = () => true,
): Deck {
  const own = pool.filter((card) => card.side === side && card.type !== 'filler' && may(card))
  const of = (types: readonly CardType[]) => own.filter(({ type }) => types.includes(type))
  const some = (cards: readonly CardFacts[], count: number) =>
    Array.from({ length: cards.length > 0 ? count : 0 }, () => nth(cards, roll(cards.length)).key)
  const cards = shares.flatMap(([types, count]) => some(of(types), count))
  if (roll(objectiveOnceIn) === 0) cards.push(...some(of(['objective']), 1))
  cards.push(...some(of(others), deckSize - cards.length))
  const deck = { side, cards }
  // An Objective that cannot begin a game spoils the deck.
  return checkDeck(deck).length === 0 ? deck : randomDeck(side, roll, may)
}
