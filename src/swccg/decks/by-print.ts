/**
 * Cards that are not in the pool are played by what is printed in their fixed places: their numbers, icons and seats, where
 * a location lies and how many Force icons it has. Their game texts are not played, and their faces say so. Effects,
 * Interrupts and the like do nothing by their numbers alone: they are cards of the piles and the hand, and nothing else.
 */

import { printedFacts } from '../cards/print/printed-facts.ts'
import { wholeText } from '../model/cards/pool.ts'
import type { CardFacts } from '../model/types.ts'
import { isIdleObjective } from '../rules/start/starting-cards.ts'
import type { CatalogueCard } from './catalogue.ts'

/** Is the card played by what is printed on it alone? An Objective that cannot begin a game by its text is, too. */
export const isByPrint = ({ played, inPool }: CatalogueCard): boolean =>
  !inPool || (played !== null && isIdleObjective(played))

/** Types that do something by their numbers. */
const acting: readonly string[] = ['character', 'starship', 'vehicle', 'location']

/** Does the card do anything by what is printed in its fixed places? */
export const actsByPrint = ({ type }: CatalogueCard): boolean => acting.includes(type)

/** Types that the pool knows without their text; an Objective would begin the game by it. */
const kept: readonly string[] = [...acting, 'weapon', 'device', 'effect', 'interrupt', 'epic event']

/** The facts of a card that is not in the pool, as far as they are printed. */
export function byPrint(card: CatalogueCard): CardFacts {
  const facts = printedFacts(card)
  const key = `print:${card.id}`
  if (kept.includes(card.type)) return { ...facts, key, missing: [wholeText] }
  return { ...facts, key, type: 'effect', subtype: card.type, missing: [wholeText] }
}
