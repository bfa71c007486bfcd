/** What keeps a deck sheet from being played, and the deck that it is when nothing does. */

import type { Reason } from '../../kernel/index.ts'
import { isPlayedInFull } from '../model/cards/pool.ts'
import { refusal } from '../rules/shared/reasons.ts'
import { checkDeck, type Deck, type Printed } from '../rules/start/decks.ts'
import { actsByPrint, byPrint, isByPrint } from './by-print.ts'
import { cardWith } from './catalogue.ts'
import { type DeckSheet, entriesOf, unknownOf } from './sheet.ts'
import { nearest } from './titles.ts'

/** What is printed on the cards of a sheet that are played by that alone, by their ids. */
function printedOn({ cards }: DeckSheet): Printed {
  const waiting = entriesOf(cards).filter(({ card }) => isByPrint(card))
  return Object.fromEntries(waiting.map(({ card }) => [card.id, byPrint(card)]))
}

/** The deck as a game takes it. */
export function deckOf(sheet: DeckSheet): Deck {
  const { side, cards, start } = sheet
  return {
    side,
    cards: entriesOf(cards).flatMap(({ card, count }) => Array.from({ length: count }, () => card.id)),
    printed: printedOn(sheet),
    ...(start.length > 0 ? { start } : {}),
  }
}

/** Of so many titles that nobody knows the nearest are looked for: that takes its time. */
const mostNear = 20

/** Everything that keeps the deck from being played, one sentence each; nothing if it may be played. */
export function problemsOfSheet(sheet: DeckSheet): Reason[] {
  const { side } = sheet
  const lines = unknownOf(sheet, 'cards').map(({ title }, at) => {
    const [near] = at < mostNear ? nearest(title, side, 1) : []
    return near
      ? refusal('DECK-001', { title, side, near: near.title }, 'near')
      : refusal('DECK-001', { title, side })
  })
  // Those are told above; to the rules they are cards that nobody knows.
  const known = checkDeck(withUnknown(sheet)).filter(({ rule }) => rule !== 'DECK-001')
  return [...known, ...lines]
}

/** Lines that name no card count towards the size of the deck all the same. */
function withUnknown(sheet: DeckSheet): Deck {
  const deck = deckOf(sheet)
  const lines = unknownOf(sheet, 'cards').flatMap(({ count, title }) =>
    Array.from({ length: count }, () => title),
  )
  return { ...deck, cards: [...deck.cards, ...lines] }
}

/** How much of the cards of a deck is played, where that is not all: their titles. It is no reason not to play the deck. */
interface NotInFull {
  /** A part of the game text is missing. */
  part: string[]
  /** What is printed in fixed places is played, and no game text. */
  numbers: string[]
  /** Nothing is: they are cards of the piles and the hand. */
  idle: string[]
}

/** Is the whole text of a card played? */
export function isFull(id: string): boolean {
  const card = cardWith(id)
  return card !== undefined && !isByPrint(card) && isPlayedInFull(id) === true
}

export function notInFull(sheet: DeckSheet): NotInFull {
  const found: NotInFull = { part: [], numbers: [], idle: [] }
  for (const { card } of entriesOf(sheet.cards)) {
    const { title } = card
    if (isByPrint(card)) found[actsByPrint(card) ? 'numbers' : 'idle'].push(title)
    else if (isPlayedInFull(card.id) === false) found.part.push(title)
  }
  return found
}

/** May the card begin a game when it is settled beforehand: is it a location, or made to start by a text that is played? */
export function mayStart(id: string): boolean {
  const card = cardWith(id)
  if (!card || card.type === 'location') return card !== undefined
  return !isByPrint(card) && (card.type === 'objective' || /starting/.test(card.subtype))
}
