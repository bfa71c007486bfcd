/** The page comes with the cards of the first lesson; the others are fetched when anything else is opened. */

/** To be awaited before other cards are asked for. */
export async function loadAllCards(): Promise<void> {
  await import('../swccg/all-cards.ts')
}
