/** Decks and the catalogue, for the screens that are about them: fetched with these. */

export {
  activationByTurn,
  actsByPrint,
  type CatalogueCard,
  type Curve,
  cardWith,
  catalogue,
  type DeckFormat,
  type DeckRead,
  type DeckSheet,
  deckFormats,
  type Entry,
  entriesOf,
  isByPrint,
  longestText,
  mayStart,
  type NumberName,
  nearest,
  notInFull,
  numberNames,
  openingHand,
  problemsOfSheet,
  readDeckText,
  setName,
  setOf,
  sets,
  sizeOf,
  statisticsOf,
  textOf,
  type UnknownLine,
  withCount,
  writeDeck,
} from '../../swccg/decks/index.ts'
export * from './deck-editor.ts'
export * from './keeping.ts'
export * from './query.ts'
export { readyDecks, readySheet } from './ready.ts'
export { sayReason } from './say-reason.ts'
export * from './search.ts'
