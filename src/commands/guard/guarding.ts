/** What guards a card: for each of its clauses, whether any scenario with the card fails without it. */

import { type CardFacts, pool, withCard } from '../../swccg/index.ts'
import { clausesOf } from './clauses.ts'
import { type Passing, passes, passing } from './scenarios.ts'
import { signOf } from './sign.ts'

export interface Guarding {
  card: CardFacts
  /** The scenarios with the card, as files, and their ids. */
  scenarios: string[]
  ids: string[]
  /** Each clause, with the scenario that notices when it is taken out or changed; null if none does. */
  clauses: { path: string; by: string | null }[]
}

const alternateImage = ' (AI)'

/**
 * The printing by which a card is tried: one of the same text with another picture is the same card, and a scenario that
 * names it has the first. (TRM-017)
 */
const firstPrinting = (card: CardFacts): CardFacts =>
  pool.find(
    (one) =>
      one.title + alternateImage === card.title && one.side === card.side && signOf(one) === signOf(card),
  ) ?? card

/** What guards each clause of a card. */
export function guarding(card: CardFacts): Guarding {
  const tried = firstPrinting(card)
  const all = clausesOf(tried)
  const scenarios = passing(tried)
  // Whoever has noticed something is asked first, for he is likely to notice the next.
  const order = [...scenarios]
  const noticing = (changed: CardFacts): Passing | undefined => {
    const found = withCard(changed, () => order.find(({ scenario }) => !passes(scenario)))
    if (found) order.unshift(...order.splice(order.indexOf(found), 1))
    return found
  }
  return {
    card,
    scenarios: scenarios.map(({ file }) => file),
    ids: scenarios.map(({ scenario }) => scenario.id),
    clauses: all.map(({ path, card: changed }) => ({ path, by: noticing(changed)?.file ?? null })),
  }
}

/** The clauses that nobody notices. */
export const unguarded = ({ clauses }: Guarding): string[] =>
  clauses.flatMap(({ path, by }) => (by === null ? [path] : []))
