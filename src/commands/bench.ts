/**
 * `npm run --silent bench -- [--json]`: the engine's speed. Positions are measured cold: what the engine remembers about a
 * position is forgotten before each listing.
 */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answer, begin, forgetAll, type Game } from '../kernel/index.ts'
import { readScenario, type SwccgScenario } from '../scenarios/schema.ts'
import { setUp } from '../scenarios/set-up.ts'
import { autoPass, type Intent, offersFor, type Player, type Position, swccg } from '../swccg/index.ts'

const rounds = 400
const warmUp = 100
const batches = 5
const batchDecisions = 2000

const games = {
  'Home One': gameFrom('movement/ex-mov-14.json'),
  'twelve locations, eighty cards': gameFrom('positions/pos-12.json'),
}

const listing = Object.fromEntries(
  Object.entries(games).map(([name, game]) => [name, timesOf(() => listAll(game))]),
)
const random = median(Array.from({ length: batches }, (_, batch) => playAtRandom(batch)))
const game = games['Home One']
const result = {
  listing,
  /** Decisions a second of random play from prepared positions; whole games join when decks can be played. */
  decisionsPerSecond: Math.round(random),
  gamesPerSecond: null,
  bytesOfState: JSON.stringify(game.state).length,
  bytesOfGame: JSON.stringify(game).length,
}

if (process.argv.includes('--json')) console.log(JSON.stringify(result, null, 1))
else {
  for (const [name, { median: middle, p95, count }] of Object.entries(listing)) {
    console.log(
      `${name}: ${count} legal actions with costs, median ${middle.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
    )
  }
  console.log(
    `random play: ${result.decisionsPerSecond} decisions a second (${(1000 / random).toFixed(3)} ms each)`,
  )
  console.log(`a state is ${result.bytesOfState} bytes, a game ${result.bytesOfGame}`)
}

function gameFrom(file: string): Game<Position> {
  const path = fileURLToPath(new URL(`../scenarios/${file}`, import.meta.url))
  const read = readScenario(readFileSync(path, 'utf8'))
  if (!read.ok) throw new Error(`${file}: ${read.message}`)
  const table = setUp(read.scenario as SwccgScenario)
  if (!table.ok) throw new Error(`${file}: ${table.message}`)
  return begin(swccg, table.start.state, table.start.stack, 1).game
}

/** Every legal action of the player to act, with its cost. */
function listAll(of: Game<Position>): number {
  forgetAll()
  const by = of.decision?.by as Player
  return of.state.cards.reduce((sum, { id }) => sum + offersFor(of, by, id).length, 0)
}

function timesOf(run: () => number): { median: number; p95: number; count: number } {
  const times: number[] = []
  let count = 0
  for (let round = 0; round < warmUp + rounds; round++) {
    const start = performance.now()
    count = run()
    if (round >= warmUp) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { median: median(times), p95: times[Math.floor(times.length * 0.95)] as number, count }
}

/** Decisions a second when every decision is answered at random, move phases of both players alternating. */
function playAtRandom(batch: number): number {
  let seed = batch + 1
  const pick = (n: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * n)
  }
  const start = performance.now()
  let at: Game<Position> = games['twelve locations, eighty cards']
  for (let i = 0; i < batchDecisions; i++) {
    const by = at.decision?.by as string
    const acts: Intent[] = [...swccg.legal(at.state, at.stack, by)]
    const act = acts[pick(acts.length + 1)]
    const next = answer(swccg, at, act ? { by, act } : { by, pass: true }, autoPass)
    at = next.ok && next.game.decision ? next.game : games['twelve locations, eighty cards']
  }
  return batchDecisions / ((performance.now() - start) / 1000)
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}
