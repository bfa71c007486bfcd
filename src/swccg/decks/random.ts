/** A legal deck of random cards of the pool: one that can be played, with places to go and somebody to send there. */

import { nth } from '../../kernel/index.ts'
import { type KindOfCard, keysOf } from '../model/cards/pool.ts'
import type { CardType, Player } from '../model/types.ts'
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

type Roll = (below: number) => number

/** Random cards, of which nobody has looked whether they may be a deck: their texts need not have been taught. */
function draw(side: Player, roll: Roll, may: (card: KindOfCard) => boolean): Deck {
  const of = (types: readonly CardType[]) =>
    keysOf((card) => card.side === side && types.includes(card.type) && may(card))
  const some = (keys: readonly string[], count: number) =>
    Array.from({ length: keys.length > 0 ? count : 0 }, () => nth(keys, roll(keys.length)))
  const cards = shares.flatMap(([types, count]) => some(of(types), count))
  if (roll(objectiveOnceIn) === 0) cards.push(...some(of(['objective']), 1))
  cards.push(...some(of(others), deckSize - cards.length))
  return { side, cards }
}

/** An Objective that cannot begin a game spoils the deck. */
const isRight = (deck: Deck): boolean => checkDeck(deck).length === 0

/**
 * Draws until there is a deck that can be played. Each is given as it has been drawn, so that its cards can be taught
 * before they are looked at; the last of them is the deck.
 * @param roll a whole number from 0 up to, but not including, a bound.
 * @param may which cards it may be made of: all of them, if nothing is said.
 */
export function* drawnDecks(
  side: Player,
  roll: Roll,
  may: (card: KindOfCard) => boolean = () => true,
): Generator<Deck, Deck> {
  for (;;) {
    const deck = draw(side, roll, may)
    yield deck
    if (isRight(deck)) return deck
  }
}

/** The same at once, where all cards have been taught. */
export function randomDeck(side: Player, roll: Roll): Deck {
  for (const deck of drawnDecks(side, roll)) if (isRight(deck)) return deck
  throw new Error('there are always further decks')
}
