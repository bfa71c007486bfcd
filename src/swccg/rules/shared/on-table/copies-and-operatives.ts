/** Who stays away from his like: a starship from copies of it, an operative from his fellows. */

import { type Reason, rememberAbout } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, ofPrint, titlesOf } from '../../../model/cards/pool.ts'
import { isStarship } from '../../../model/crew.ts'
import { isOperative, isOperativeAtHome } from '../../../model/operatives.ts'
import { cardsAboard, isOnTable, locationOf, tableCards } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { alsoBy, no } from '../reasons.ts'
import { inRulings } from '../rulebook.ts'

export const rules = [
  ...inRulings('unique and restricted cards', { 'DEP-241': {} }),
  ...inRulings('operative rules', { 'DEP-196': { same: ['TRM-297'] }, 'TRM-296': {} }),
]

/** It is not the operative that a text asks for: the word is not in its title. (TRM-296) */
export const noOperative = (card: CardId, by: CardId): Reason => no('TRM-296', { card, by })

const sameTitle = (p: Position, one: CardId, other: CardId): boolean =>
  titlesOf(facts(p, one)).some((title) => titlesOf(facts(p, other)).includes(title))

const isLimitedShip = (p: Position, card: CardId): boolean => {
  const { unique, limit } = facts(p, card)
  return isStarship(p, card) && (unique === true || limit !== undefined)
}

/** The cards on table that are so by what is printed on them. */
function onTable(isSo: (p: Position, card: CardId) => boolean): (p: Position) => readonly CardId[] {
  const all = rememberAbout(ofPrint, (p: Position) => p.cards.map(({ id }) => id).filter((id) => isSo(p, id)))
  return rememberAbout([tableCards], (p: Position) => all(p).filter((id) => isOnTable(p, id)))
}

/** The operatives on table, the missing and the captured among them. */
export const operatives = onTable((p, id) => isOperative(facts(p, id)))

/** The starships with dots on table. */
const limitedShips = onTable(isLimitedShip)

/** Why this card may not come to a location: one of its like is there. (DEP-241, DEP-196) */
export function* besideItsLike(p: Position, card: CardId, location: CardId): Generator<Reason> {
  const isThere = (other: CardId) =>
    other !== card && locationOf(p, other) === location && sameTitle(p, other, card)
  if (isLimitedShip(p, card)) {
    const copy = limitedShips(p).find(isThere)
    if (copy !== undefined) yield no('DEP-241', { card, by: copy, to: location })
  }
  if (!isOperativeAtHome(p, card, location)) return
  const { owner } = cardOf(p, card)
  const fellow = operatives(p).find((id) => cardOf(p, id).owner === owner && isThere(id))
  if (fellow !== undefined) yield alsoBy(no('DEP-196', { card, by: fellow, to: location }), 'TRM-296')
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
