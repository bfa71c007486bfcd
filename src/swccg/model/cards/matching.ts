/** Matching pilots, starships and weapons: one names the other. (matching pilot; matching starship; matching weapon) */

import { cardsAboard, cardsOn, isActive } from '../table.ts'
import type { CardFacts, CardId, Position } from '../types.ts'
import { isA } from './characteristics.ts'
import { skywalker } from './faces.ts'
import { facts, once, plain, titlesOf } from './pool.ts'

/** The titles and personas that the texts of a card name. */
const namedIn = once((card): ReadonlySet<string> => {
  const found = new Set<string>()
  JSON.stringify(card.abilities ?? [], (key, value) => {
    if (key === 'persona' || key === 'title' || (key === 'is' && value === skywalker))
      for (const name of [value].flat()) found.add(plain(String(name)))
    return value
  })
  return found
})

const namesOf = ({ title, persona }: CardFacts): string[] => [
  ...titlesOf({ title } as CardFacts),
  ...(persona === undefined ? [] : [plain(persona)]),
]

/**
 * Does the first card's text name the second, by title or persona? What is not played yet of the text is told by `matching`.
 * (TRM-179, TRM-181)
 */
const names = (card: CardFacts, other: CardFacts): boolean =>
  namesOf(other).some(
    (name) => namedIn(card).has(name) || (card.matching ?? []).some((one) => plain(one) === name),
  )

/** A pilot and a starship match if that is unique and either card's text names the other. (TRM-179, TRM-181) */
function isMatch(pilot: CardFacts, ship: CardFacts): boolean {
  if (!ship.unique || ship.type !== 'starship' || !pilot.icons?.includes('pilot')) return false
  return names(pilot, ship) || names(ship, pilot)
}

/** Is its matching pilot aboard? */
export const hasMatchingPilot = (p: Position, ship: CardId): boolean =>
  cardsAboard(p, ship).some((card) => isActive(p, card) && isMatch(facts(p, card), facts(p, ship)))

/** A weapon is made for a character whom its text names; for a Skywalker, if it names those. (WPN-068) */
const isMadeFor = (weapon: CardFacts, bearer: CardFacts): boolean =>
  namesOf(bearer).some((name) => namedIn(weapon).has(name)) ||
  (namedIn(weapon).has(plain(skywalker)) && isA(bearer, skywalker))

/** A permanent weapon is, if its own name has that of the character in it. (WPN-069) */
export const permanentMatches = (card: CardFacts): boolean =>
  card.permanentWeapon !== undefined &&
  namesOf(card).some((name) => plain(card.permanentWeapon as string).includes(name))

/** Has a character a matching weapon, as part of it or deployed on it? */
export const hasMatchingWeapon = (p: Position, card: CardId): boolean =>
  permanentMatches(facts(p, card)) ||
  cardsOn(p, card).some(
    (thing) =>
      facts(p, thing).type === 'weapon' && isActive(p, thing) && isMadeFor(facts(p, thing), facts(p, card)),
  )
