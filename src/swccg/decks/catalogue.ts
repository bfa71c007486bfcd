/**
 * The catalogue: all cards that players may have in a deck, those of the pool with all that the engine knows of them, the
 * others with what is printed in their fixed places. It is larger than the pool, and a part of the page of its own.
 */

import { type PrintedCard, printedCards } from '../cards/print/printed-card.ts'
import { isInPool, keyed } from '../model/cards/pool.ts'
import type { CardFacts } from '../model/types.ts'

export { bare, type NumberName, numberNames } from '../cards/print/printed-card.ts'

export interface CatalogueCard extends PrintedCard {
  /** The card as the engine plays it; null where it is not in the pool, or has not been taught yet. */
  readonly played: CardFacts | null
  /** Is it in the pool? */
  readonly inPool: boolean
}

/** All cards, sorted by set, then by number. */
export const catalogue: readonly CatalogueCard[] = printedCards.map((card) => ({
  ...card,
  get played() {
    return keyed(card.id) ?? null
  },
  get inPool() {
    return isInPool(card.id)
  },
}))

const byId = new Map(catalogue.map((card) => [card.id, card]))

/** The card with this id ('1_168'); leading zeros do not matter. */
export const cardWith = (id: string): CatalogueCard | undefined =>
  byId.get(id) ?? byId.get(id.replace(/(^|_)0+(?=\d)/g, '$1'))
