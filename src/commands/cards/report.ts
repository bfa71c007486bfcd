/** What is told of a card: its facts, its words, how much of its text is played, and how much of that is proven. */

import { setName, setOf } from '../../swccg/decks/index.ts'
import type { CardFacts } from '../../swccg/index.ts'
import type { Guarding } from '../guard/guarding.ts'
import { type Entry, isWhole, proof } from '../guard/record.ts'
import { wordsOf, wordsOfBack } from './words.ts'

export type Played = 'none' | 'partial' | 'full'

/** 'full' if nothing is missing; 'none' if something is, and nothing of the text is told. */
export function played(card: CardFacts): Played {
  if (isWhole(card)) return 'full'
  return wordsOf(card, 'en').length > 0 ? 'partial' : 'none'
}

/**
 * A card for programs. Full is earned: what is played of a card of which nothing is missing counts as unproven as long as
 * no scenario notices that it is gone.
 */
export function report(card: CardFacts, known: ReadonlyMap<string, Entry>, scenarios: readonly string[]) {
  const { abilities: _, missing = [], ...facts } = card
  const set = setOf(card.key)
  const { guarded, of, unguarded } = proof(card, known)
  const unproven = isWhole(card) ? unguarded.map((path) => `unproven: ${path}`) : []
  const back = card.back && { en: wordsOfBack(card, 'en'), fr: wordsOfBack(card, 'fr') }
  return {
    ...facts,
    set,
    setName: setName(set),
    text: { en: wordsOf(card, 'en'), fr: wordsOf(card, 'fr') },
    ...(back ? { textOfBack: back } : {}),
    abilities: unproven.length > 0 ? 'partial' : played(card),
    missing: [...missing, ...unproven],
    scenarios,
    guarded: [guarded, of],
  }
}

/** A card in one line. */
export function line(card: CardFacts): string {
  const missing = card.missing ? `, without ${card.missing.join(', ')}` : ''
  return `${card.key} ${card.side} ${card.title}: ${played(card)}${missing}`
}

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((one) => `  ${one}`)] : []

/** A card for people: all that is known of it, and what guards each clause. */
export function whole(found: Guarding): string {
  const { card, clauses, scenarios } = found
  const { key, title, side, abilities: _, missing = [], editions, back, ...facts } = card
  const kept = clauses.filter(({ by }) => by !== null).length
  const lines = [
    `${key} ${title} (${side}, ${setName(setOf(key))}): ${played(card)}`,
    ...listed('facts:', [
      JSON.stringify(facts),
      ...(editions ? [`editions ${JSON.stringify(editions)}`] : []),
    ]),
    ...listed('en:', wordsOf(card, 'en')),
    ...(back ? listed('en, back:', wordsOfBack(card, 'en')) : []),
    ...listed('fr:', wordsOf(card, 'fr')),
    ...(back ? listed('fr, back:', wordsOfBack(card, 'fr')) : []),
    ...listed('missing:', missing),
    ...listed('scenarios:', scenarios),
    ...listed(
      `guarded: ${kept} of ${clauses.length}`,
      clauses.map(({ path, by }) => `${path}: ${by ?? 'nobody notices'}`),
    ),
  ]
  return lines.join('\n')
}
