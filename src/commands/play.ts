/**
 * Games without a page.
 * `npm run --silent play -- --light LEVEL --dark LEVEL --games N --seed S [--light-deck FILE] [--dark-deck FILE] [--json]`
 * `npm run --silent play -- --ladder --games N [--levels A,B …] [--seed S] [--json]`
 * `npm run --silent play -- --position FILE --level LEVEL [--seed S] [--json]`
 * `--random-decks`: a new legal deck of random cards for each side of each game. `--budget MS`: what
 * Admiral may think for an answer; `--looks N`: how many positions it may look at instead, the same on every machine.
 */

import './closed-pipe.mjs'
import { readFileSync } from 'node:fs'
import { firstOf, nth, rollsFrom } from '../kernel/index.ts'
import { isLevel, type Level, levels } from '../opponent/index.ts'
import { problemsOfSheet, readDeckText, deckOf as sheetDeck } from '../swccg/decks/index.ts'
import { type Deck, emptyTable, type Player, randomDeck, readyDecks, speechIn } from '../swccg/index.ts'
import { learn } from '../swccg/words/learn.ts'
import { looksOf, median, rounded } from './playing/figures.ts'
import { ladder } from './playing/ladder.ts'
import { answerAt } from './playing/position.ts'
import { playAll } from './playing/threads.ts'

/** Reasons about a deck are told without a game. */
const nobodysTable = emptyTable('ar')

const given: Record<string, string> = {
  light: 'random',
  dark: 'random',
  games: '10',
  seed: '1',
  level: 'trooper',
  levels: levels.join(),
  budget: '800',
  looks: '0',
  position: '',
  'light-deck': '',
  'dark-deck': '',
}
const switches = { json: false, ladder: false, 'random-decks': false }

const args = process.argv.slice(2)
for (let i = 0; i < args.length; i++) {
  const name = nth(args, i).replace(/^--/, '')
  const value = args[i + 1]
  if (args[i] === name) fail(`unknown argument ${name}`)
  else if (name === 'json' || name === 'ladder' || name === 'random-decks') switches[name] = true
  else if (given[name] === undefined) fail(`unknown argument --${name}`)
  else if (value === undefined) fail(`--${name} needs a value`)
  else {
    given[name] = value
    i++
  }
}

const [games, budget, looks] = [whole('games', 1), whole('budget', 1), whole('looks', 0)]
await learn('en')
if (given.position) await tellPosition(given.position)
else if (switches.ladder) await playLadder()
else await playGames()

async function tellPosition(file: string): Promise<void> {
  const found = await answerAt(file, opponent(given.level!), given.seed!, budget)
  if ('problem' in found) fail(found.problem as string)
  else if (switches.json) console.log(JSON.stringify(found, null, 1))
  else console.log(`${found.by}: ${JSON.stringify(found.do)}\n${found.why.en}\n${found.why.fr}`)
}

async function playLadder(): Promise<void> {
  const chosen = given.levels!.split(',').map(opponent)
  const decks = { light: ready('light'), dark: ready('dark') }
  const options = { levels: chosen, games, seed: given.seed!, budget, looks, decks }
  const found = await ladder(options, (line) => console.error(line))
  if (switches.json) return console.log(JSON.stringify(found, null, 1))
  for (const one of found) {
    const interval = `${one.share} % (95 %: ${one.from} to ${one.to})`
    console.log(`${one.level} against ${one.against}: ${one.won} of ${one.games} games, ${interval}`)
    console.log(
      `  median ${one.medianTurns} turns, ${one.battles} battles (${one.longOdds} at long odds), ${one.unfinished} broken off`,
    )
  }
}

async function playGames(): Promise<void> {
  const sides = { light: opponent(given.light!), dark: opponent(given.dark!) }
  const decks = { light: deckOf('light'), dark: deckOf('dark') }
  const dealt = (seed: string) => {
    const roll = rollsFrom(seed)
    return { light: randomDeck('light', roll), dark: randomDeck('dark', roll) }
  }
  const began = performance.now()
  const matches = Array.from({ length: games }, (_, i) => ({
    levels: sides,
    decks: switches['random-decks'] ? dealt(`${given.seed}/${i}`) : decks,
    seed: `${given.seed}/${i}`,
    budget,
    looks,
  }))
  const outcomes = await playAll(matches, () => {})
  const milliseconds = performance.now() - began
  const wonBy = (player: Player) => outcomes.filter(({ winner }) => winner === player).length
  const took = (player: Player) => median(outcomes.flatMap(({ thinking }) => thinking[player]))
  const tookMost = (player: Player) =>
    rounded(outcomes.reduce((most, { thinking }) => Math.max(most, ...thinking[player]), 0))
  const result = {
    ...sides,
    games,
    seed: given.seed,
    wins: { light: wonBy('light'), dark: wonBy('dark') },
    ...looksOf(outcomes),
    medianMilliseconds: { light: took('light'), dark: took('dark') },
    /** The longest answer of all. */
    mostMilliseconds: { light: tookMost('light'), dark: tookMost('dark') },
    milliseconds: Math.round(milliseconds),
    gamesPerSecond: rounded(games / (milliseconds / 1000)),
  }
  if (switches.json) return console.log(JSON.stringify(result, null, 1))
  const { wins, unfinished, turns, decisions } = result
  console.log(`${games} games, Light ${sides.light} against Dark ${sides.dark}, seed ${given.seed}`)
  console.log(`Light wins ${wins.light}, Dark wins ${wins.dark}, ${unfinished} broken off`)
  console.log(`on average ${turns} turns and ${decisions} decisions a game`)
  console.log(`${result.milliseconds} ms, ${result.gamesPerSecond} games a second`)
}

function opponent(level: string): Level {
  return isLevel(level) ? level : fail(`unknown level '${level}' (there are: ${levels.join(', ')})`)
}

function ready(side: Player): Deck[] {
  return readyDecks.map(({ deck }) => deck).filter((deck) => deck.side === side)
}

/** The deck of a side: from its file, or the first one that is ready. */
function deckOf(side: Player): Deck {
  const file = given[`${side}-deck`]
  const first = firstOf(ready(side))
  if (!file) return first
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    fail(`${file} cannot be read.`)
  }
  const read = readDeckText(text)
  const reasons = read.ok ? problemsOfSheet(read.sheet) : read.reasons
  const [reason] = reasons
  if (reason) return fail(`${file}: ${speechIn('en').reason(nobodysTable, reason)}`)
  const deck = read.ok ? sheetDeck(read.sheet) : first
  return deck.side === side ? deck : fail(`${file} is a deck of the other side.`)
}

function whole(name: 'games' | 'budget' | 'looks', least: number): number {
  const number = Number(given[name])
  if (!Number.isInteger(number) || number < least)
    fail(`--${name} needs a whole number from ${least} on, not '${given[name]}'`)
  return number
}

function fail(problem: string): never {
  console.error(`play: ${problem}`)
  process.exit(2)
}
