/** Lists of decks as a game takes them: their cards are fetched first, and what the pool does not know of them. */

import { namesIn, namesToPrint, type Player, type Printed, readDeck } from '../../views/engine.ts'
import { fetchPart } from '../browser/fetching.ts'
import { needCards } from '../cards/needed.ts'
import type { DeckProblem } from '../table/types.ts'
import { readySheet } from './ready.ts'

type Lists = Record<Player, string | null>

/** A list that is longer than this is read as those of other tables are, in characters. */
const longestOwn = 20_000

/** Is a list in the form that a game takes, and of cards of the pool alone? */
const isPlain = (side: Player, text: string | null): boolean =>
  text === null || (text.length < longestOwn && namesToPrint(side, text).length === 0 && readDeck(text).ok)

/** The names of the cards of a side's list; null is the deck that comes with the game. */
const namesOf = (side: Player, text: string | null): string[] =>
  text === null
    ? Object.keys(readySheet(`premiere-${side}`)?.cards ?? {})
    : text.length < longestOwn
      ? namesIn(text)
      : []

/** The decks that are wanted, ready for a game: their cards taught, with what is printed on cards that the pool does not have, or what is wrong. */
export async function readyLists(
  lists: Lists,
): Promise<{ decks: Lists; printed: Printed; problems: DeckProblem[] }> {
  const decks = { ...lists }
  const printed: Record<string, Printed[string]> = {}
  const problems: DeckProblem[] = []
  await needCards([...namesOf('light', lists.light), ...namesOf('dark', lists.dark)])
  for (const side of ['light', 'dark'] as const) {
    const text = lists[side]
    if (text === null || isPlain(side, text)) continue
    const { listed } = await fetchPart('src/store/decks/printed-cards.ts', () => import('./printed-cards.ts'))
    const found = await listed(side, text)
    decks[side] = found.list
    Object.assign(printed, found.printed)
    problems.push(...found.reasons.map((reason) => ({ player: side, reason })))
  }
  return { decks, printed, problems }
}
