/** Every card of the game as it is printed, whether it is played or not: what follows from its line in the catalogue. */

import type { CardFacts } from '../abilities/card-facts.ts'
import { printedCards } from '../cards/print/printed-card.ts'
import { printedFacts } from '../cards/print/printed-facts.ts'

/** The facts of every card, worked out at each call; none has a text. */
export const everyCard = (): CardFacts[] =>
  printedCards.map((line) => ({ ...printedFacts(line), key: line.id }) as unknown as CardFacts)
