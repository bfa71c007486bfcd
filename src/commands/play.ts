/** `npm run --silent play -- --light LEVEL --dark LEVEL --games N --seed S [--json]`: headless games between two opponents. */

import { levels, type Outcome, outcomeOf } from '../opponent/contest.ts'
import { rollsFrom } from '../opponent/random.ts'
import { newGame, premiereDarkDeck, premiereLightDeck } from '../swccg/index.ts'

const limit = { decisions: 20_000, turns: 300 }
const flags = ['light', 'dark', 'games', 'seed'] as const
const given: Record<(typeof flags)[number], string> = {
  light: 'random',
  dark: 'random',
  games: '10',
  seed: '1',
}
let json = false

const args = process.argv.slice(2)
for (let i = 0; i < args.length; i++) {
  const arg = args[i] as string
  const flag = flags.find((name) => arg === `--${name}`)
  const value = args[i + 1]
  if (arg === '--json') json = true
  else if (flag && value !== undefined) {
    given[flag] = value
    i++
  } else fail(flag ? `--${flag} needs a value` : `unknown argument ${arg}`)
}

const [light, dark] = [opponent(given.light), opponent(given.dark)]
const games = Number(given.games)
if (!Number.isInteger(games) || games < 1)
  fail(`--games needs a whole number from 1 on, not '${given.games}'`)

const began = performance.now()
const outcomes = Array.from({ length: games }, (_, i) => play(`${given.seed}/${i}`))
const milliseconds = performance.now() - began
const wins = { light: wonBy('light'), dark: wonBy('dark') }
const result = {
  light: given.light,
  dark: given.dark,
  games,
  seed: given.seed,
  wins,
  /** Broken off: too many turns or decisions. */
  unfinished: games - wins.light - wins.dark,
  turns: mean(({ turns }) => turns),
  decisions: mean(({ decisions }) => decisions),
  milliseconds: Math.round(milliseconds),
  gamesPerSecond: rounded(games / (milliseconds / 1000)),
}

if (json) console.log(JSON.stringify(result, null, 1))
else {
  console.log(`${games} games, Light ${given.light} against Dark ${given.dark}, seed ${given.seed}`)
  console.log(`Light wins ${wins.light}, Dark wins ${wins.dark}, ${result.unfinished} broken off`)
  console.log(`on average ${result.turns} turns and ${result.decisions} decisions a game`)
  console.log(`${result.milliseconds} ms, ${result.gamesPerSecond} games a second`)
}

function play(seed: string): Outcome {
  const game = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed })
  if (!game.ok) throw new Error('the decks of the game are not fine')
  return outcomeOf({ start: game.start, opponents: { light, dark }, roll: rollsFrom(seed), limit })
}

function opponent(level: string) {
  const found = Object.hasOwn(levels, level) ? levels[level] : undefined
  return found ?? fail(`unknown level '${level}' (there are: ${Object.keys(levels).join(', ')})`)
}

function wonBy(player: 'light' | 'dark'): number {
  return outcomes.filter(({ winner }) => winner === player).length
}

function mean(of: (outcome: Outcome) => number): number {
  return rounded(outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / games)
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100
}

function fail(problem: string): never {
  console.error(`play: ${problem}`)
  process.exit(2)
}
