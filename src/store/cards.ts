/** Every card is there as soon as the game is. */

/** To be awaited before other cards are asked for. */
export async function loadAllCards(): Promise<void> {}
