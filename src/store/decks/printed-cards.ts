/** What is printed on cards whose game text is not played: it comes with the catalogue, when a deck has such cards. */

import { byPrint, cardTitled, cardWith, isByPrint } from '../../swccg/decks/index.ts'
import type { Player, Printed } from '../engine.ts'

/** The cards that these names mean to a side's deck, by the names. What the catalogue does not know is left out. */
export function printedCards(side: Player, names: readonly string[]): Printed {
  const found = names.flatMap((name) => {
    const card = cardWith(name) ?? cardTitled(name, side)
    return card && isByPrint(card) ? [[name, byPrint(card)] as const] : []
  })
  return Object.fromEntries(found)
}
