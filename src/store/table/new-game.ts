/** A whole game of two decks: the ones that come with it, or lists that were pasted. */

import {
  type Deck,
  newGame,
  type Player,
  type Position,
  premiereDarkDeck,
  premiereLightDeck,
  readDeck,
} from '../../views/engine.ts'
import type { DeckProblem, GameSetUp } from './types.ts'

const own: Record<Player, Deck> = { light: premiereLightDeck, dark: premiereDarkDeck }
const players: readonly Player[] = ['light', 'dark']

type Prepared =
  | { ok: true; start: Extract<ReturnType<typeof newGame>, { ok: true }>['start'] }
  | { ok: false; problems: DeckProblem[] }

/** Makes a game ready, or says everything that is wrong with its decks. */
export function prepare({ decks, edition, seed, printed }: GameSetUp): Prepared {
  const problems: DeckProblem[] = []
  const chosen = { ...own }
  for (const player of players) {
    const text = decks[player]
    if (text === null) continue
    const read = readDeck(text, printed)
    // Judged beside the other side's own deck, so that each problem is told where it belongs.
    const alone = read.ok ? newGame({ ...own, [player]: read.deck, edition, seed }) : read
    if (!alone.ok) problems.push(...alone.reasons.map((reason) => ({ player, reason })))
    else if (read.ok) chosen[player] = read.deck
  }
  if (problems.length > 0) return { ok: false, problems }
  const game = newGame({ ...chosen, edition, seed })
  return game.ok ? game : { ok: false, problems: game.reasons.map((reason) => ({ player: 'light', reason })) }
}

let any: Position | null = null

/**
 * A position to tell reasons about decks in, where there is none on the table: such reasons are about no card of it.
 * @throws where the decks that come with the game cannot be played.
 */
export function anyPosition(): Position {
  if (any) return any
  const game = newGame({ ...own, edition: 'ar', seed: 1 })
  if (!game.ok) throw new Error('the decks that come with it cannot be played')
  any = game.start.state
  return any
}
