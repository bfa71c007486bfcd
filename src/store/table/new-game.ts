/** A whole game of two decks: the ones that come with it, or lists that were pasted. */

import {
  type Deck,
  emptyTable,
  newGame,
  type Player,
  type Position,
  premiereDarkDeck,
  premiereLightDeck,
  problemsOfDeck,
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
    // Each is judged alone, so that a problem is told where it belongs.
    const reasons = read.ok ? problemsOfDeck(read.deck, player) : read.reasons
    problems.push(...reasons.map((reason) => ({ player, reason })))
    if (read.ok) chosen[player] = read.deck
  }
  if (problems.length > 0) return { ok: false, problems }
  const game = newGame({ ...chosen, edition, seed })
  return game.ok ? game : { ok: false, problems: game.reasons.map((reason) => ({ player: 'light', reason })) }
}

/** A position to tell reasons about decks in, where there is none on the table: such reasons are about no card of it. */
export const anyPosition = (): Position => any

const any = emptyTable('ar')
