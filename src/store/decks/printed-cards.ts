/**
 * Lists of decks in whatever form they have been pasted, as a game takes them; and what is printed on those of their cards
 * whose game text is not played. It comes with the catalogue, when a list needs it.
 */

import { deckOf, problemsOfSheet, readDeckText } from '../../swccg/decks/index.ts'
import type { Player, Printed, Reason } from '../../views/engine.ts'
import { needCards } from '../cards/needed.ts'
import { listOf } from './ready.ts'

export interface Listed {
  /** As `GameSetUp.decks` takes it. */
  list: string
  printed: Printed
  /** What keeps the deck from being played. */
  reasons: readonly Reason[]
}

/** What a side's player has pasted. */
export async function listed(side: Player, text: string): Promise<Listed> {
  const read = readDeckText(text, side)
  if (!read.ok) return { list: '', printed: {}, reasons: read.reasons }
  const { sheet } = read
  await needCards(Object.keys(sheet.cards))
  return { list: listOf(sheet), printed: deckOf(sheet).printed ?? {}, reasons: problemsOfSheet(sheet) }
}
