/** What keeps a deck sheet from being played, and the deck that it is when nothing does. */

import type { Reason } from '../../kernel/index.ts'
import { no } from '../rules/ground/reasons.ts'
import { checkDeck, type Deck } from '../rules/start/decks.ts'
import { cardWith } from './catalogue.ts'
import { type DeckSheet, entriesOf } from './sheet.ts'

/** The deck as a game takes it. Cards that the engine does not play are in it by their titles. */
export function deckOf({ side, cards, start }: DeckSheet): Deck {
  const entries = entriesOf(cards)
  return {
    side,
    cards: entries.flatMap(({ card, count }) =>
      Array.from({ length: count }, () => (card.played ? card.id : card.title)),
    ),
    ...(start.length > 0 ? { start } : {}),
  }
}

/** Everything that keeps the deck from being played, one sentence each; nothing if it may be played. */
export function problemsOfSheet(sheet: DeckSheet): Reason[] {
  const { side, unknown } = sheet
  const lines = unknown.map(({ title }) => no('DECK-001', { title, side }))
  const entries = entriesOf(sheet.cards)
  const waiting = entries
    .filter(({ card }) => !card.played && card.side === side)
    .map(({ card }) => no('DECK-001', { title: card.title, side }, 'not played'))
  const foreign = entries
    .filter(({ card }) => !card.played && card.side !== side)
    .map(({ card }) => no('DECK-002', { title: card.title, side }, 'other side'))
  // Those are told above; to the rules they are cards that nobody knows.
  const known = checkDeck(withUnknown(sheet)).filter(
    ({ rule, say }) => rule !== 'DECK-001' || say !== undefined,
  )
  return [...known, ...foreign, ...lines, ...waiting]
}

/** Lines that name no card count towards the size of the deck all the same. */
function withUnknown(sheet: DeckSheet): Deck {
  const deck = deckOf(sheet)
  const lines = sheet.unknown.flatMap(({ count, title }) => Array.from({ length: count }, () => title))
  return { ...deck, cards: [...deck.cards, ...lines] }
}

/** Cards of the deck of whose game text a part is not played yet. They are no reason not to play it. */
export const partlyPlayed = (sheet: DeckSheet): string[] =>
  entriesOf(sheet.cards)
    .filter(({ card }) => card.played?.missing?.length)
    .map(({ card }) => card.id)

/** May the card begin a game when it is settled beforehand: is it a location, an Objective, or made to start? */
export const mayStart = (id: string): boolean => {
  const { type, subtype = '' } = cardWith(id) ?? {}
  return type === 'location' || type === 'objective' || /starting/.test(subtype)
}
