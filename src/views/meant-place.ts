/** Where a card is meant to go that is brought to somebody. */

import { carryingOf, targetsFor } from './drop-options.ts'
import { type CardId, facts, type Game, isOnTable, locationOf, type Position } from './engine.ts'
import { atPlace, type PlaceKey, placeOf } from './places.ts'

/** What goes to a location, and to nobody in particular there. */
const standing = ['character', 'creature', 'vehicle', 'starship']

/** Lies somebody on table whom this character could be another version of? Then bringing it to anybody is meant as that. */
function hasVersion(p: Position, card: CardId): boolean {
  const { type, persona, title } = facts(p, card)
  return (
    type === 'character' &&
    p.cards.some(({ id }) => {
      if (id === card || !isOnTable(p, id)) return false
      const other = facts(p, id)
      return other.title === title || (persona !== undefined && other.persona === persona)
    })
  )
}

/**
 * On a narrow screen people fill the place that they stand at, and “beside Luke” is easily heard as “on Luke”: whoever is
 * brought to a character that nobody can board is brought to where that one stands.
 */
export function meantPlace(game: Game<Position>, card: CardId, place: PlaceKey): PlaceKey {
  const p = game.state
  const meant = placeOf(place)
  if (meant.is !== 'card' || meant.slots !== undefined || targetsFor(game, card).has(place)) return place
  const carrying = carryingOf(game, card)
  const goes = carrying === 'move' || carrying === 'deploy'
  if (!goes || !standing.includes(facts(p, card).type)) return place
  if (facts(p, meant.card).type !== 'character' || !isOnTable(p, meant.card)) return place
  const location = locationOf(p, meant.card)
  if (location === null || (carrying === 'deploy' && hasVersion(p, card))) return place
  return atPlace(location)
}
