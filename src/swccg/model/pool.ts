/** The cards that exist. The pool is registered once, by the ruleset; a scenario's own cards stand in the position. */

import type { CardFacts, CardId, CardState, Player, Position, Where } from './types.ts'

const byKey = new Map<string, CardFacts>()

export function register(cards: readonly CardFacts[]): void {
  for (const card of cards) byKey.set(card.key, card)
}

/** The printed facts of a card in this position. */
export function facts(p: Position, card: CardId): CardFacts {
  const { key } = p.cards[card]!
  const found = byKey.get(key) ?? p.defined[key]
  if (!found) throw new Error(`no card '${key}' in the pool`)
  return found
}

/** The card of the pool with this key. */
export const keyed = (key: string): CardFacts | undefined => byKey.get(key)

/** All cards of the pool with this title, in the order of their sets. */
export function titled(title: string): CardFacts[] {
  const wanted = plain(title)
  return [...byKey.values()].filter((card) => plain(card.title) === wanted)
}

const plainForms = new Map<string, string>()

/** Titles are compared without case, accents of typography and extra space. */
export function plain(title: string): string {
  let form = plainForms.get(title)
  if (form === undefined) {
    form = title.toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, ' ').trim()
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
