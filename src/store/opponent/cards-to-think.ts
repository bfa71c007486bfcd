/**
 * The cards that somebody has to know who thinks elsewhere: those that he sees or has seen, his own deck, and for one who
 * guesses what lies hidden the decks that come with the game. What nobody has shown him he is not told.
 */

import { type CardFacts, keyed, listed } from '../../views/engine.ts'
import { needCards } from '../cards/needed.ts'
import type { Asked } from './opponent-protocol.ts'

type Wanted = Extract<Asked, { id: number }>

/** Does it imagine what lies hidden? */
const guesses = (wanted: Wanted): boolean => 'look' in wanted || wanted.question.level === 'admiral'

const guessed = (): string[] => Object.values(listed.decks()).flatMap(({ cards }) => [...cards])

/** The keys of all cards that are told with it. */
function keysIn(wanted: Wanted): Set<string> {
  const { view, memory } = 'look' in wanted ? wanted.look : wanted.question
  const { past, deck } = 'look' in wanted ? { past: [], deck: [] } : wanted.question
  const keys = new Set<string>(deck)
  for (const { state } of [view, ...past.map((one) => one.view)])
    for (const { key } of state.cards) keys.add(key)
  for (const seen of Object.values(memory?.seen ?? {})) for (const key of Object.keys(seen)) keys.add(key)
  if (guesses(wanted)) for (const key of guessed()) keys.add(key)
  return keys
}

/** Fetches what is guessed with, where that is not there yet. */
export const needCardsToThink = (wanted: Wanted): Promise<void> =>
  guesses(wanted) ? needCards(guessed()) : Promise.resolve()

/** Those of the cards that are told with it that somebody has not been taught; noted as taught from now on. */
export function newCardsIn(wanted: Wanted, taught: Set<string>): CardFacts[] {
  const cards: CardFacts[] = []
  for (const key of keysIn(wanted)) {
    const card = taught.has(key) ? undefined : keyed(key)
    if (!card) continue
    taught.add(key)
    cards.push(card)
  }
  return cards
}
