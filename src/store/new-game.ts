/** A whole game of two decks: the ones that come with it, or lists that were pasted. A chunk of its own. */

import { premiereDarkDeck } from '../swccg/decks/premiere-dark.ts'
import { premiereLightDeck } from '../swccg/decks/premiere-light.ts'
import { readDeck } from '../swccg/rules/start/deck-lists.ts'
import type { Deck } from '../swccg/rules/start/decks.ts'
import { newGame } from '../swccg/rules/start/opening.ts'
import { loadAllCards } from './cards.ts'
import type { Player } from './engine.ts'
import type { DeckProblem, GameSetUp } from './types.ts'

const own: Record<Player, Deck> = { light: premiereLightDeck, dark: premiereDarkDeck }
const players: readonly Player[] = ['light', 'dark']

type Prepared =
  | { ok: true; start: Extract<ReturnType<typeof newGame>, { ok: true }>['start'] }
  | { ok: false; problems: DeckProblem[] }

/** Makes a game ready, or says everything that is wrong with its decks. */
export async function prepare({ decks, edition, seed }: GameSetUp): Promise<Prepared> {
  // A pasted list may name cards of any set.
  await loadAllCards()
  const problems: DeckProblem[] = []
  const chosen = { ...own }
  for (const player of players) {
    const text = decks[player]
    if (text === null) continue
    const read = readDeck(text)
    // Judged beside the other side's own deck, so that each problem is told where it belongs.
    const alone = read.ok ? newGame({ ...own, [player]: read.deck, edition, seed }) : read
    if (!alone.ok) problems.push(...alone.reasons.map((reason) => ({ player, reason })))
    else if (read.ok) chosen[player] = read.deck
  }
  if (problems.length > 0) return { ok: false, problems }
  const game = newGame({ ...chosen, edition, seed })
  return game.ok ? game : { ok: false, problems: game.reasons.map((reason) => ({ player: 'light', reason })) }
}
