/** What no move can be, whatever the rules say: of an unknown kind, to what is no place, into the card itself. */

import type { Reason } from '../../../kernel/index.ts'
import { isLocation } from '../../model/places/locations.ts'
import { isOnTable, isWithin } from '../../model/table.ts'
import type { CardId, Position } from '../../model/types.ts'
import { insideItself, noPlace, noSuchAction, notAboard, notOnTable } from '../shared/actions/answering.ts'
import type { Move } from '../shared/actions/intent.ts'
import { isMoveName } from './all-moves.ts'

const isCard = (p: Position, card: CardId) => p.cards[card] !== undefined
const isPlace = (p: Position, card: CardId) =>
  isCard(p, card) && isLocation(p, card) && p.layout.includes(card)

/** Why nobody could mean this move. A page offers no such thing; a save or a file may hold it. */
export function* malformed(p: Position, { using, cards, to, by, via = [] }: Move): Generator<Reason> {
  const [card = null] = cards
  if (card === null || !isMoveName(using)) return yield noSuchAction()
  const others = by === undefined ? cards : [...cards, by]
  if (!others.every((one) => isCard(p, one))) return yield noSuchAction()
  const away = others.filter((one) => !isOnTable(p, one))
  if (away.length > 0) return yield* away.map((one) => notOnTable({ card: one }))
  if ('location' in to) {
    if (![to.location, ...via].every((place) => isPlace(p, place))) yield noPlace({ card })
  } else if ('parsec' in to) {
    if (to.orbits !== null && !isPlace(p, to.orbits)) yield noPlace({ card })
  } else if (!isCard(p, to.aboard)) {
    yield noPlace({ card })
  } else if (!isOnTable(p, to.aboard)) {
    yield notOnTable({ card: to.aboard })
  } else if (isLocation(p, to.aboard)) {
    yield notAboard({ card, at: to.aboard })
  } else if (using !== 'dock' && cards.some((one) => isWithin(p, to.aboard, one))) {
    yield insideItself({ card })
  }
}
