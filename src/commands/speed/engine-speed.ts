/** What the engine's speed is measured by, the same in Node and in a worker of a browser: whole games, and looking ahead. */

import { begin, current, nth, open, play, rollsFrom, type Start } from '../../kernel/index.ts'
import { random as atRandom } from '../../opponent/random.ts'
import {
  answersTo,
  autoPass,
  explore,
  explored,
  newGame,
  type Position,
  premiereDarkDeck,
  premiereLightDeck,
  swccg,
} from '../../swccg/index.ts'

/** A game that goes on longer is broken off, and counted. */
export const limit = { decisions: 4000, turns: 100 }

/** What runs often is compiled as it goes: the first games are slower than those after the warm-up. Both speeds are told. */
const firstGames = 10
const warmUpGames = 24
const batches = 5
const batchGames = 6

export interface Played {
  games: number
  decisions: number
  brokenOff: number
  seconds: number
}

/** A game of the two Premiere decks. */
export function startOf(seed: number | string): Start<Position> {
  const table = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed })
  if (!table.ok) throw new Error('the decks of the game are not fine')
  return table.start
}

/** A batch of whole random games, every past position kept. */
function playGames(batch: number, games: number): Played {
  let decisions = 0
  let brokenOff = 0
  const start = performance.now()
  for (let i = 0; i < games; i++) {
    const seed = `${batch}/${i}`
    const roll = rollsFrom(seed)
    let history = open(swccg, startOf(seed), autoPass)
    for (;;) {
      const { decision, state } = current(history)
      if (!decision) break
      if (history.at >= limit.decisions || state.turn.number > limit.turns) {
        brokenOff++
        break
      }
      // Chosen from the game itself: the views belong to the opponents, and this measures the engine.
      const next = play(swccg, history, atRandom(current(history), roll), autoPass)
      if (!next.ok) throw new Error(JSON.stringify(next.verdict.reasons))
      history = next.history
    }
    decisions += history.at
  }
  return { games, decisions, brokenOff, seconds: (performance.now() - start) / 1000 }
}

/** The first games, before anything has been compiled, and batches of games once all is warm. */
export function playThem(): { first: Played; warm: Played[] } {
  const first = playGames(0, firstGames)
  playGames(1, warmUpGames)
  return { first, warm: Array.from({ length: batches }, (_, batch) => playGames(batch + 2, batchGames)) }
}

const lookedAhead = { warmUp: 1500, counted: 6000 }

/** One of so many answers is to pass where that is allowed, so that phases end. */
const passesOnceIn = 4

/**
 * Decisions a second of one who looks ahead, once all is warm: what can be answered is listed, and one answer is carried
 * out. At the end of a game it goes on from the next one's beginning.
 */
export function lookAhead(name: string): number {
  const roll = rollsFrom(name)
  let games = 0
  const anew = () => {
    const { state, stack, seed } = startOf(`${name}/${games++}`)
    return explore(begin(swccg, state, stack, seed, autoPass).game)
  }
  let at = anew()
  const decide = (decisions: number) => {
    for (let made = 0; made < decisions; made++) {
      if (!at.decision || at.state.turn.number > limit.turns) at = anew()
      const answers = answersTo(at)
      const passes = at.decision?.mayPass && roll(passesOnceIn) === 0
      const given = passes ? answers.at(-1) : answers[roll(answers.length)]
      if (given) at = explored(at, given)
    }
  }
  decide(lookedAhead.warmUp)
  const start = performance.now()
  decide(lookedAhead.counted)
  return lookedAhead.counted / ((performance.now() - start) / 1000)
}

export const hundredths = (number: number): number => Math.round(number * 100) / 100

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return nth(sorted, Math.floor(sorted.length / 2))
}

/** Games a second: of the first, and the median of the batches after the warm-up. */
export const gamesPerSecond = ({ first, warm }: ReturnType<typeof playThem>) => ({
  gamesPerSecond: hundredths(median(warm.map(({ games, seconds }) => games / seconds))),
  firstGamesPerSecond: hundredths(first.games / first.seconds),
})
