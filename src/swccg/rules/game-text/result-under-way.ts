/** Where the results of a text are on the stack, and what they work with. */

import type { Event, Frame } from '../../../kernel/index.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Drawn } from '../destiny/destiny-draws.ts'
import type { OwnedPile } from '../ground/intent.ts'
import type { Got } from '../piles/result.ts'
import type { Working } from '../values/amounts.ts'

/** A text whose results come about, one part after the other. */
export interface ResultsFrame extends Frame {
  does: 'results'
  player: Player
  card: CardId
  /** Its place among the texts of the card. */
  text: number
  targets: CardId[]
  to: CardId | null
  answers: Event | null
  x: number
  destiny: number | null
  served: boolean
  /** The destiny just drawn. */
  drawn?: Drawn
  /** That cards are about to leave table has been told. */
  told?: boolean
  /** The deck or pile that was named. */
  pile?: OwnedPile
  /** What results with decks and piles have come to. */
  got?: Got
  /** Players who still have their share of the part that is under way, the next one first. */
  shares?: Player[] | null
}

/** What its amounts are measured with. */
export const workingOf = (p: Position, { player, card, targets, to, x }: ResultsFrame): Working => ({
  p,
  player,
  card,
  targets,
  to,
  x,
})
