/** What a squadron counts as: one starship, no starfighter, and three ships of its class. (starship - squadron class) */

import { asList, type Reason } from '../../../../kernel/index.ts'
import type { Filter } from '../../../abilities/types.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { hasWords } from '../../../model/cards/title-words.ts'
import { isSquadron, isStarship } from '../../../model/crew.ts'
import { countOfShips, countsAs } from '../../../model/squadrons.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { applies } from '../../shared/observing.ts'
import { alsoBy, refusal } from '../../shared/reasons.ts'
import { changes, inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('starship - squadron class', {
    'TRM-459': {},
    'TRM-460': changes,
    'TRM-461': {},
    'TRM-462': { same: ['DEP-261'] },
    'TRM-463': {},
    'TRM-464': changes,
  }),
  ...inRulings('starship - squadron class examples', { 'DEP-265': { same: ['TRM-467'] } }),
]

/** Does a text ask for that class of starship by its name? */
const asksFor = ({ subtype, is }: Filter, kind: string): boolean =>
  [...asList(subtype), ...asList(is)].some((word) => plain(word) === kind)

/** Why it is no starfighter, being a squadron, or no squadron, having the word in its title only. (TRM-461, TRM-459) */
export function* otherClass(p: Position, card: CardId, filter: Filter, by: CardId): Generator<Reason> {
  if (isSquadron(p, card)) {
    if (asksFor(filter, 'starfighter')) yield refusal('TRM-461', { card, by })
  } else if (
    isStarship(p, card) &&
    asksFor(filter, 'squadron') &&
    hasWords(facts(p, card).title, 'squadron', false)
  )
    yield refusal('TRM-459', { card, by })
}

/** The rules by which a text takes a squadron: as one, or as ships of its class. */
export function* rulesOfSquadron(p: Position, card: CardId, filter: Filter): Generator<string> {
  if (!isSquadron(p, card)) return
  if (asksFor(filter, 'squadron')) yield 'TRM-459'
  if (countsAs(p, card, filter) > 1) yield 'TRM-460'
}

/** Says that a squadron is lost, captured or out of play with one of its ships. (TRM-464) */
export function wholeSquadron(p: Position, cards: readonly CardId[], filter: Filter): void {
  if (countOfShips(p, cards, filter) > cards.length) applies('TRM-464')
}

/** Why these cards are too many ships for a text that takes so many from a deck or pile, or places them in one. (TRM-462) */
export function* tooManyShips(
  p: Position,
  cards: readonly CardId[],
  filter: Filter | undefined,
  most: number | 'any',
  by: CardId,
): Generator<Reason> {
  const count = countOfShips(p, cards, filter)
  if (count === cards.length) return
  applies('TRM-460')
  if (most !== 'any' && count > most) yield refusal('TRM-462', { cards, by, count: most })
}

/** The same for a text that moves them. (TRM-463) */
export function* tooManyToMove(
  p: Position,
  cards: readonly CardId[],
  filter: Filter,
  most: number | 'any' | 'all',
  by: CardId,
): Generator<Reason> {
  const count = countOfShips(p, cards, filter)
  if (count === cards.length) return
  applies('TRM-460')
  if (most !== 'any' && most !== 'all' && count > most) yield refusal('TRM-463', { cards, by, count: most })
}

/** What goes on starfighters goes on no squadron. (DEP-265) */
export function* squadronIsNoStarfighter(
  p: Position,
  filters: readonly Filter[],
  details: { card: CardId; ship: CardId },
): Generator<Reason> {
  if (isSquadron(p, details.ship) && filters.some(({ subtype }) => asList(subtype).includes('starfighter')))
    yield alsoBy(refusal('DEP-265', details), 'TRM-461')
}
