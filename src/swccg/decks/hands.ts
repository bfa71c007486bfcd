/** Opening hands to try: what a deck might begin with. */

import { chanceFrom, shuffle } from '../../kernel/index.ts'
import { type DeckSheet, entriesOf } from './sheet.ts'

export interface OpeningHand {
  /** The cards that begin the game, by id. */
  start: string[]
  hand: string[]
  /** What would be drawn next, the first first. */
  next: string[]
}

/** Shuffles what the deck does not begin with, and draws a starting hand of eight. The same seed gives the same hand. */
export function openingHand(sheet: DeckSheet, seed: string | number): OpeningHand {
  const cards = entriesOf(sheet.cards).flatMap(({ card, count }) =>
    Array.from({ length: count }, () => card.id),
  )
  for (const id of sheet.start) {
    const at = cards.indexOf(id)
    if (at >= 0) cards.splice(at, 1)
  }
  const [drawn] = shuffle(chanceFrom(seed), cards)
  return { start: [...sheet.start], hand: drawn.slice(0, 8), next: drawn.slice(8) }
}
