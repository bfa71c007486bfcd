/**
 * `npm run --silent bench -- [--json] [--page [--cards 2546]]`: the engine's speed, in Node and in a Chromium; with `--page`
 * also the page's, with `--cards` as it would be with a pool of so many.
 * Positions are measured cold: what the engine remembers about a position is forgotten before each listing.
 */

import './closed-pipe.mjs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { answer, begin, forgetAll, type Game, nth, rollsFrom } from '../kernel/index.ts'
import { random as atRandom } from '../opponent/random.ts'
import { scenarioText } from '../scenarios/format/files.test-helper.ts'
import { readScenario, type SwccgScenario } from '../scenarios/format/schema.ts'
import { setUp } from '../scenarios/format/set-up.ts'
import { en } from '../scenarios/format/wrong.en.ts'
import { inWords } from '../scenarios/format/wrong.ts'
import { autoPass, type Intent, offersFor, type Player, type Position, swccg } from '../swccg/index.ts'
import {
  type Anomaly,
  actionIn,
  emptyGalaxy,
  type Position as Galaxy,
  startFrom,
  ti4,
  type UnitType,
} from '../ti4/index.ts'
import {
  gamesPerSecond,
  hundredths,
  limit,
  median,
  type Played,
  playThem,
  startOf,
} from './speed/engine-speed.ts'

const rounds = 400
const warmUp = 100
const batches = 5
const batchDecisions = 2000

// Games come first: what was measured before them would be compiled already.
const played = playThem()
// What measures browsers comes after it: their tools are no part of what the engine keeps alive.
const alive = megabytesAlive()
const { measureChromium } = await import('./speed/chromium-speed.ts')

const games = {
  'Home One': gameFrom('ex-mov-14'),
  'twelve locations, eighty cards': gameFrom('pos-12'),
}

const galaxy = galaxyGame()
const listing = {
  ...Object.fromEntries(Object.entries(games).map(([name, game]) => [name, timesOf(() => listAll(game))])),
  'Twilight Imperium, 40 ships in 61 systems': timesOf(() => listMoves(galaxy)),
}
const random = median(Array.from({ length: batches }, (_, batch) => playAtRandom(batch)))
const { first, warm } = played
const middle = (of: (batch: Played) => number) => median(warm.map(of))
const game = games['Home One']
const result = {
  listing,
  /** Whole random games with the two Premiere decks, undo kept; and of the first ten, most of whose code is not compiled yet. */
  ...gamesPerSecond(played),
  /** The same beside what has run them. */
  node: { version: process.versions.node, ...gamesPerSecond(played) },
  /** What users have: in workers of a real Chromium. */
  chromium: await measureChromium(),
  decisionsPerSecond: Math.round(middle(({ decisions, seconds }) => decisions / seconds)),
  decisionsPerGame: Math.round(middle(({ games, decisions }) => decisions / games)),
  gamesBrokenOff: warm.reduce((sum, { brokenOff }) => sum + brokenOff, 0),
  /** What an opponent takes to find its answer in a game, making its view included (median). */
  millisecondsPerDecision: { random: hundredths(median(thinking())) },
  megabytes: Math.round(process.memoryUsage().rss / 2 ** 20),
  /** Of these still in use after a collection: that there is more is garbage which Node has not minded yet. */
  megabytesAlive: alive,
  /** Random play from a prepared position: moves above all. */
  moveDecisionsPerSecond: Math.round(random),
  bytesOfState: JSON.stringify(game.state).length,
  bytesOfGame: JSON.stringify(game).length,
  /** With `--page`: see `page-speed.ts`, which says what each figure is. */
  page: process.argv.includes('--page')
    ? await (await import('./speed/page-speed.ts')).measurePage()
    : undefined,
}

if (process.argv.includes('--json')) console.log(JSON.stringify(result, null, 1))
else {
  for (const [name, { median: middle, p95, count }] of Object.entries(listing)) {
    console.log(
      `${name}: ${count} legal actions with costs, median ${middle.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
    )
  }
  const { node, chromium, decisionsPerSecond, decisionsPerGame, gamesBrokenOff } = result
  console.log(
    `random games in Node ${node.version}: ${node.gamesPerSecond} a second, ${decisionsPerSecond} decisions a second, ` +
      `${decisionsPerGame} a game, ${gamesBrokenOff} of ${warm.reduce((sum, { games }) => sum + games, 0)} broken off; ` +
      `the first ${first.games} games: ${node.firstGamesPerSecond} a second`,
  )
  console.log(
    `in a worker of Chromium ${chromium.version}: ${chromium.gamesPerSecond} games a second, the first ten ` +
      `${chromium.firstGamesPerSecond}; looking ahead ${chromium.exploreDecisionsPerSecond} decisions a second, ` +
      `in four workers ${chromium.exploreInFourWorkers}`,
  )
  console.log(`the random opponent: ${result.millisecondsPerDecision.random} ms a decision`)
  console.log(
    `random moves: ${result.moveDecisionsPerSecond} decisions a second (${(1000 / random).toFixed(3)} ms each)`,
  )
  console.log(`${result.megabytes} MB in use, ${result.megabytesAlive} of them alive after a collection`)
  if (result.page) {
    const {
      game,
      milliseconds,
      millisecondsToHighlight,
      millisecondsToSearch,
      log,
      crowded,
      thinking,
      gzipBytes,
    } = result.page
    console.log(
      `the page, slowed: first screen after ${milliseconds.firstScreen} ms, table after ${milliseconds.table} ms, ` +
        `a card picked up after ${milliseconds.pickUp} ms (${millisecondsToHighlight} ms to its highlights)`,
    )
    const { table, pickUp } = game.milliseconds
    const { en, fr } = game.gzipBytes
    console.log(
      `from home to a game of two ready decks: table after ${table} ms, a card picked up after ${pickUp} ms; ` +
        `fetched, gzip: ${en.game} bytes (en), ${fr.game} (fr), of these cards ${en.cards}`,
    )
    const { shown, mostShown, busy } = millisecondsToSearch
    console.log(
      `a letter typed into the search over all cards: ${shown} ms to what it finds (${mostShown} at most, busy ${busy} ms)`,
    )
    console.log(
      `the log of a game of ${log.turns} turns, read to its first line and back: a frame takes ${log.frame.median} ms ` +
        `(p95 ${log.frame.p95}), the longest ${log.longest} ms`,
    )
    console.log(
      `eighty cards on the table: a card picked up lights its places after ${crowded.highlight.median} ms (p95 ` +
        `${crowded.highlight.p95}), a frame of a drag takes ${crowded.dragFrame.median} ms (p95 ${crowded.dragFrame.p95}); ` +
        `the longest task ${crowded.longest} ms, ${crowded.longestSlowed} ms slowed`,
    )
    console.log(
      `while Admiral thinks: ${thinking.framesPerSecond} frames a second (${thinking.onceDrawn} once his last act is drawn), the longest ${thinking.longest} ms`,
    )
    console.log(
      `JavaScript, gzip: first screen ${gzipBytes.firstScreen} bytes, whole game ${gzipBytes.game.en} (en), ${gzipBytes.game.fr} (fr)`,
    )
  }
  console.log(`a state is ${result.bytesOfState} bytes, a game ${result.bytesOfGame}`)
}

function gameFrom(file: string): Game<Position> {
  const read = readScenario(scenarioText(file))
  if (!read.ok) throw new Error(`${file}: ${inWords(en, read)}`)
  const table = setUp(read.scenario as SwccgScenario)
  if (!table.ok) throw new Error(`${file}: ${inWords(en, table)}`)
  return begin(swccg, table.start.state, table.start.stack, 1).game
}

/** Every legal action of the player to act, with its cost. */
function listAll(of: Game<Position>): number {
  forgetAll()
  const by = of.decision?.by as Player
  return of.state.cards.reduce((sum, { id }) => sum + offersFor(of, by, id).length, 0)
}

/** A galaxy of 61 systems, with anomalies, wormholes, and the ships of two players; one of them moves. */
function galaxyGame(): Game<Galaxy> {
  const radius = 4
  const line = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius)
  const hexes = line.flatMap((q) => line.filter((r) => Math.abs(q + r) <= radius).map((r) => ({ q, r })))
  const anomalies: Anomaly[] = ['asteroid field', 'supernova', 'nebula', 'gravity rift']
  const types: UnitType[] = [
    'cruiser',
    'destroyer',
    'carrier',
    'dreadnought',
    'war sun',
    'flagship',
    'fighter',
  ]
  const unit = (id: number, owner: string, system: number) =>
    ({
      id,
      name: `${id}`,
      type: nth(types, id % types.length),
      owner,
      system,
      planet: null,
      aboard: null,
    }) as const
  const start = startFrom(
    {
      ...emptyGalaxy(['red', 'blue']),
      systems: hexes.map((hex, index) => ({
        name: `${index}`,
        ...hex,
        planets: [],
        wormholes: index % 15 === 7 ? ['alpha'] : [],
        anomaly: index % 6 === 5 ? nth(anomalies, index % 4) : null,
      })),
      units: Array.from({ length: 60 }, (_, id) =>
        id < 40 ? unit(id, 'red', (id * 7) % 61) : unit(id, 'blue', (id * 11 + 3) % 61),
      ),
      upgrades: { red: ['cruiser', 'fighter', 'carrier'] },
      action: actionIn(30),
    },
    1,
  )
  return begin(ti4, start.state, start.stack, start.seed).game
}

/** Every ship that may move into the active system, by its best path. */
function listMoves({ state, stack }: Game<Galaxy>): number {
  forgetAll()
  return [...ti4.legal(state, stack, 'red')].length
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
  return { median: median(times), p95: nth(times, Math.floor(times.length * 0.95)), count }
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
    const { by } = at.decision!
    const acts: Intent[] = [...swccg.legal(at.state, at.stack, by)]
    const act = acts[pick(acts.length + 1)]
    const next = answer(swccg, at, act ? { by, act } : { by, pass: true }, autoPass)
    at = next.ok && next.game.decision ? next.game : games['twelve locations, eighty cards']
  }
  return batchDecisions / ((performance.now() - start) / 1000)
}

/** What is in use once all that nobody needs has been collected. */
function megabytesAlive(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20)
}

/** Milliseconds of the random opponent for each decision of a game. */
function thinking(): number[] {
  const { state, stack } = startOf(1)
  const roll = rollsFrom(1)
  const times: number[] = []
  let at = begin(swccg, state, stack, 1, autoPass).game
  while (at.decision && times.length < limit.decisions) {
    const before = performance.now()
    const given = atRandom(swccg.redact(at, at.decision.by), roll)
    times.push(performance.now() - before)
    const next = answer(swccg, at, given, autoPass)
    if (!next.ok) throw new Error(JSON.stringify(next.verdict.reasons))
    at = next.game
  }
  return times
}
