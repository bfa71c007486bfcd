/** Cards of lists that the pool does not have: what is printed on them is fetched, and the game is played with that. */

import { namesToPrint, type Player, type Printed } from '../engine.ts'
import { fetchPart } from '../fetching.ts'

/** What is printed on the cards of these lists that are not in the pool, by the names that stand there. */
export async function printedIn(lists: Readonly<Record<Player, string | null>>): Promise<Printed> {
  const waiting = (['light', 'dark'] as const).map((side) => ({
    side,
    names: namesToPrint(side, lists[side] ?? ''),
  }))
  if (waiting.every(({ names }) => names.length === 0)) return {}
  const { printedCards } = await fetchPart(
    'src/store/decks/printed-cards.ts',
    () => import('./printed-cards.ts'),
  )
  return Object.assign({}, ...waiting.map(({ side, names }) => printedCards(side, names)))
}
