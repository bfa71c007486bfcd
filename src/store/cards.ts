/** The engine comes with the cards that a newcomer meets first; the others are fetched when a position names one. */

import { type SwccgScenario, setUp } from './engine.ts'

/** To be awaited before other cards are asked for. */
export async function loadAllCards(): Promise<void> {
  await import('../swccg/all-cards.ts')
}

/** Lays a scenario's table, with all cards where those at hand do not do. */
export async function setUpWithCards(scenario: SwccgScenario): Promise<ReturnType<typeof setUp>> {
  const laid = setUp(scenario)
  // A title may mean another set's card, or the other side's, once all sets are there.
  if (laid.ok && !mayMeanAnother(scenario)) return laid
  await loadAllCards()
  return setUp(scenario)
}

/** Does it name a card by its set? */
const mayMeanAnother = (scenario: SwccgScenario): boolean =>
  [...Object.values(scenario.cards), ...scenario.start.locations].some(
    (one) => typeof one !== 'string' && one.set !== undefined,
  )
