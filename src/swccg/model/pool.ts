/** The cards that exist. The pool is registered once, by the ruleset; a scenario's own cards stand in the position. */

import { crossed, sidesOf, turned } from './faces.ts'
import type { CardFacts, CardId, CardState, Player, Position, Where } from './types.ts'

const byKey = new Map<string, CardFacts>()

export function register(cards: readonly CardFacts[]): void {
  for (const card of cards) byKey.set(card.key, card)
}

/** The facts of a card in this position, of the side that is up. */
export function facts(p: Position, card: CardId): CardFacts {
  const { key, flips, crossed: hasCrossed } = p.cards[card]!
  const found = byKey.get(key) ?? p.defined[key]
  if (!found) throw new Error(`no card '${key}' in the pool`)
  if (hasCrossed) return crossed(found, p.edition)
  return flips ? turned(found, flips) : found
}

/** The sides of a card as printed, the front first, and which of them is up. */
export function printedSides(p: Position, card: CardId): { sides: CardFacts[]; up: number } {
  const { key, flips = 0 } = p.cards[card]!
  const sides = sidesOf(byKey.get(key) ?? p.defined[key] ?? facts(p, card))
  return { sides, up: flips % sides.length }
}

/** The card of the pool with this key. */
export const keyed = (key: string): CardFacts | undefined => byKey.get(key)

/** All cards of the pool with this title, in the order of their sets. An Objective goes by the title of its front, too. */
export function titled(title: string): CardFacts[] {
  const wanted = plain(title)
  return [...byKey.values()].filter(
    (card) => plain(card.title) === wanted || (card.back !== undefined && titlesOf(card)[1] === wanted),
  )
}

/** The titles of a card: both of those that a combo card joins, or that stand on the sides of an Objective. (DEP-174, TRN-042) */
export function titlesOf({ title }: CardFacts): readonly string[] {
  let titles = titleLists.get(title)
  if (!titles) {
    titles = [...new Set([plain(title), ...title.split(/ [&/] /).map(plain)])]
    titleLists.set(title, titles)
  }
  return titles
}

const titleLists = new Map<string, readonly string[]>()

const plainForms = new Map<string, string>()

/** Titles are compared without case, accents of typography and extra space; the sides of an Objective with or without it. */
export function plain(title: string): string {
  let form = plainForms.get(title)
  if (form === undefined) {
    form = title
      .toLowerCase()
      .replace(/[’']/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/ ?\/ ?/g, ' / ')
      .trim()
    plainForms.set(title, form)
  }
  return form
}

/** A card as it comes into a game: nothing has happened to it yet. */
export const newCard = ({ key }: CardFacts, id: CardId, owner: Player, where: Where): CardState => ({
  id,
  key,
  owner,
  where,
  moved: 0,
  movedBy: null,
  states: [],
  of: null,
  parsec: null,
  orbits: null,
})
