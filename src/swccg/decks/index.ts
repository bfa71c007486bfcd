/**
 * Decks as players keep, exchange and study them, and the catalogue of all cards. It is fetched apart from the engine,
 * whose games know the pool alone.
 */

export { actsByPrint, isByPrint } from './by-print.ts'
export * from './catalogue.ts'
export { deckOf, isFull, mayStart, notInFull, problemsOfSheet } from './checking.ts'
export { everyCard } from './every-card.ts'
export { openingHand } from './hands.ts'
export { textOf } from './reading/letters.ts'
export {
  type DeckFormat,
  type DeckRead,
  deckFormats,
  longestText,
  readDeckText,
} from './reading.ts'
export { setName, setOf, sets } from './sets.ts'
export * from './sheet.ts'
export {
  activationByTurn,
  type Curve,
  numberOf,
  statisticsOf,
} from './statistics.ts'
export { cardTitled, likelySide, nearest } from './titles.ts'
export { writeDeck } from './writing.ts'
