/** Creatures among themselves: which of them attack each other where they meet. */

import { facts, plain } from './cards/pool.ts'
import { isCreature } from './crew.ts'
import { hostOf } from './fights/attack.ts'
import { cardsAt } from './table.ts'
import { matches } from './texts/filters.ts'
import { textsInForce } from './texts/texts.ts'
import type { CardId, Position } from './types.ts'

const has = (words: readonly string[] | undefined, word: string): boolean =>
  words?.some((one) => plain(one) === word) ?? false

/** Is a creature selective: by its icon or keyword, or because a text makes it so? */
function isSelective(p: Position, creature: CardId): boolean {
  const { icons, characteristics } = facts(p, creature)
  if (has(icons, 'selective creature') || has(characteristics, 'selective')) return true
  return textsInForce(p, 'makes selective').some(({ text, you }) => matches(p, text.who, creature, you))
}

/** Keywords that tell no species. */
const common = ['selective', 'parasite']

/** Are they of one species: of one title, or of one kind as their keywords have it? (ATK-101) */
function sameSpecies(p: Position, one: CardId, other: CardId): boolean {
  const [a, b] = [facts(p, one), facts(p, other)]
  if (plain(a.title) === plain(b.title)) return true
  return (a.characteristics ?? []).some(
    (word) => !common.includes(plain(word)) && has(b.characteristics, plain(word)),
  )
}

/** Selective creatures of one species leave each other alone. (ATK-023, ATK-101) */
const spare = (p: Position, one: CardId, other: CardId): boolean =>
  isSelective(p, one) && isSelective(p, other) && sameSpecies(p, one, other)

/** Would they attack each other where they meet? One that is attached attacks nobody, and is attacked all the same. (ATK-023, ATK-093) */
export const wouldFight = (p: Position, one: CardId, other: CardId): boolean =>
  (hostOf(p, one) === null || hostOf(p, other) === null) &&
  hostOf(p, one) !== other &&
  hostOf(p, other) !== one &&
  !spare(p, one, other)

/** Is there a creature at the location that a creature which comes there leaves alone, and is left alone by? (ATK-023) */
export const meetsItsKind = (p: Position, creature: CardId, at: CardId): boolean =>
  cardsAt(p, at).some((one) => one !== creature && isCreature(p, one) && spare(p, creature, one))
