/** Who stays away from his like: a starship from copies of it, an operative from his fellows. (unique and restricted cards) */

import type { Reason } from '../../../../kernel/index.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isStarship } from '../../../model/crew.ts'
import { isOperative } from '../../../model/operatives.ts'
import { cardsAboard, locationOf } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'
import { besideFellow, isOfSameTitle, onTable, operatives } from '../characters/operatives.ts'

export const rules = [...inRulings('unique and restricted cards', { 'DEP-241': {} })]

const isLimitedShip = (p: Position, card: CardId): boolean => {
  const { unique, limit } = facts(p, card)
  return isStarship(p, card) && (unique === true || limit !== undefined)
}

/** The starships with dots on table. */
const limitedShips = onTable(isLimitedShip)

/** Why this card may not come to a location: one of its like is there. (DEP-241, DEP-196) */
export function* besideItsLike(p: Position, card: CardId, location: CardId): Generator<Reason> {
  const isThere = (other: CardId) =>
    other !== card && locationOf(p, other) === location && isOfSameTitle(p, other, card)
  if (isLimitedShip(p, card)) {
    const copy = limitedShips(p).find(isThere)
    if (copy !== undefined) yield refusal('DEP-241', { card, by: copy, to: location })
  }
  yield* besideFellow(p, card, location)
}

/** Why these cards may not go this way: one of their like stands at its end or, for operatives, on the way. */
export function* meetingTheirLike(
  p: Position,
  cards: readonly CardId[],
  way: () => readonly CardId[],
): Generator<Reason> {
  const riders = operatives(p).length > 0 ? cards.flatMap((card) => cardsAboard(p, card)) : []
  const shy = [...cards, ...riders].filter((card) => isOperative(facts(p, card)) || isLimitedShip(p, card))
  if (shy.length === 0 || operatives(p).length + limitedShips(p).length < 2) return
  const path = way().filter((location) => !cards.some((card) => location === locationOf(p, card)))
  for (const card of shy) {
    const ends = isStarship(p, card) ? path.slice(-1) : path
    for (const location of ends) yield* besideItsLike(p, card, location)
  }
}
