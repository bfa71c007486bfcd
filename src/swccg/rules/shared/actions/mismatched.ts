/** A card that is not one of those that a text is about: what it lacks, in words about that card. */

import type { Filter } from '../../../abilities/types.ts'
import { locationOf } from '../../../model/table.ts'
import { lackOf } from '../../../model/texts/missing-value.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'

/** The sentences that say what it lacks, where it is of the right kind. */
type NotMeant = 'meant whose' | 'meant state' | 'meant crew' | 'meant company' | 'meant place'

/**
 * How to say that the filter does not take this card: that it is another's, elsewhere, in another state …, or undefined where
 * it is of another kind altogether. For a refusal whose details are those of `about`.
 */
export function notMeant(
  p: Position,
  filter: Filter,
  card: CardId,
  you: Player,
  source: CardId | null = null,
): NotMeant | undefined {
  const lack = lackOf(p, filter, card, you, source)
  if (lack === 'kind') return undefined
  return lack === 'owner' ? 'meant whose' : `meant ${lack}`
}

/** The card that is not meant, whose text it is, and where the card is. */
export const about = (p: Position, card: CardId, by: CardId) => ({ card, by, at: locationOf(p, card) })
