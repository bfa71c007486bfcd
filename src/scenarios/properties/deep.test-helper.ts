/** Positions deep in random games with random legal decks, in both editions: in phases, battles, attacks and response windows. */

import { answer, begin, type Roll, rollsFrom } from '../../kernel/index.ts'
import { autoPass, newGame, randomDeck, swccg } from '../../swccg/index.ts'
import { type SwGame, someAnswer } from './play.test-helper.ts'

/** A random game: every decision of it. */
export function* randomGame(seed: number, roll: Roll = rollsFrom(seed)): Generator<SwGame> {
  const table = newGame({
    light: randomDeck('light', roll),
    dark: randomDeck('dark', roll),
    edition: seed % 2 ? 'ar' : 'crd',
    seed,
  })
  if (!table.ok) throw new Error(JSON.stringify(table.reasons))
  const { state, stack } = table.start
  let { game } = begin(swccg, state, stack, seed, autoPass)
  for (;;) {
    yield game
    if (!game.decision) return
    const result = answer(swccg, game, someAnswer(game, roll), autoPass)
    if (!result.ok)
      throw new Error(
        `game ${seed}: an answer that was offered is refused: ${JSON.stringify(result.verdict)}`,
      )
    game = result.game
  }
}

/** So many decisions are looked at of one game, and so many are passed over before each, at most. */
const each = { looked: 12, apart: 50 }

/** What kinds of moments are looked at, by turns: those that come seldom are waited for. */
const moments: readonly ((game: SwGame) => boolean)[] = [
  () => true,
  ({ state }) => Boolean(state.battle || state.attack),
  ({ decision }) => decision?.kind === 'response',
]

/** Some positions in which something is asked, each with its game and its place in it. */
export function* deepPositions(
  count: number,
  from = 1,
): Generator<{ game: SwGame; seed: number; at: number }> {
  let found = 0
  for (let seed = from; found < count; seed++) {
    const roll = rollsFrom(seed)
    let looked = 0
    let wait = roll(each.apart)
    let at = 0
    for (const game of randomGame(seed, roll)) {
      at++
      if (wait-- > 0 || !game.decision || !moments[looked % moments.length]!(game)) continue
      yield { game, seed, at }
      wait = roll(each.apart)
      if (++found === count || ++looked === each.looked) break
    }
  }
}
