/** Every level answers every decision that comes up, with any legal deck, and says why in both languages. */

import { beforeAll, describe, expect, it } from 'vitest'
import { firstOf, rollsFrom } from '../kernel/index.ts'
import { languages } from '../kernel/language.ts'
import {
  facts,
  newGame,
  type Player,
  type Position,
  pool,
  randomDeck,
  readyDecks,
  type Speech,
  speechIn,
  swccg,
} from '../swccg/index.ts'
import { learn } from '../swccg/words/learn.ts'
import { knowing, type Made, played } from './contest.ts'
import { isLevel, type Level, levels, type Memory, remembered, reply, sayWhy, whyWords } from './index.ts'
import type { WhyWords } from './why.ts'

const books: { words: WhyWords; speech: Speech }[] = []

beforeAll(async () => {
  for (const language of languages) {
    await learn(language)
    books.push({ words: await whyWords(language).load(), speech: speechIn(language) })
  }
}, 60_000)

function* gameOf(level: Level, seed: number, decisions: number): Generator<Made> {
  const roll = rollsFrom(seed)
  const decks = { light: randomDeck('light', roll), dark: randomDeck('dark', roll) }
  const game = newGame({ ...decks, edition: seed % 2 === 0 ? 'ar' : 'crd', seed })
  if (!game.ok) throw new Error(JSON.stringify(game.reasons))
  let looked = 0
  const budget = { milliseconds: 60, clock: () => looked++ }
  const opponents = { light: level, dark: level }
  yield* played({ start: game.start, opponents, roll, limit: { decisions, turns: 60 }, budget })
}

/** What is wrong with one reply. */
function wrongWith({ before, reply: { why, stoodIn } }: Made): string | null {
  if (stoodIn) return `another answer stood in at ${before.decision?.why}`
  for (const { words, speech } of books) {
    const text = sayWhy(words, speech, before.state, why)
    if (text === '' || /[{}]|undefined|NaN/.test(text)) return `${why.say} is told as '${text}'`
  }
  return null
}

/** How many decisions each level is watched for. */
const watched: Record<Level, number> = { random: 150, recruit: 300, trooper: 600, admiral: 60 }

describe('an opponent with decks of random cards', () => {
  for (const level of levels) {
    it(`answers as the rules allow, and says why: ${level}`, () => {
      let seen = 0
      for (let seed = 1; seen < watched[level]; seed++) {
        for (const made of gameOf(level, seed, watched[level] - seen)) {
          seen++
          expect(wrongWith(made)).toBeNull()
        }
      }
    }, 120_000)
  }
})

describe('its memory', () => {
  it('comes back from the answers of a game', () => {
    const roll = rollsFrom(5)
    const [light, dark] = readyDecks.map(({ deck }) => deck)
    const game = newGame({ light: light!, dark: dark!, edition: 'ar', seed: 5 })
    if (!game.ok) throw new Error('the ready decks are not fine')
    const again: Record<Player, Memory> = {
      light: knowing(game.start, 'light'),
      dark: knowing(game.start, 'dark'),
    }
    const opponents = { light: 'trooper', dark: 'recruit' } as const
    const limit = { decisions: 150, turns: 30 }
    for (const { before, given, memory } of played({ start: game.start, opponents, roll, limit })) {
      expect(again[given.by]).toEqual(memory)
      expect(JSON.parse(JSON.stringify(memory))).toEqual(memory)
      again[given.by] = remembered(memory, swccg.redact(before, given.by), given)
    }
  }, 60_000)
})

describe('a level', () => {
  it('is known by its name', () => {
    expect(levels.every(isLevel)).toBe(true)
    expect(isLevel('emperor')).toBe(false)
  })

  it('has nothing to answer where the game is over', () => {
    const game = newGame({
      light: firstOf(readyDecks).deck,
      dark: readyDecks[1]!.deck,
      edition: 'ar',
      seed: 1,
    })
    if (!game.ok) throw new Error('the ready decks are not fine')
    const over = {
      ruleset: 'swccg',
      state: game.start.state,
      stack: [],
      decision: null,
      chance: [],
      events: [],
    }
    expect(() => reply('trooper', over, knowing(game.start, 'dark'), rollsFrom(1))).toThrow('over')
  })
})

describe('Admiral', () => {
  it('stops when its time is up, and says what Trooper would without time', () => {
    let decided = 0
    for (const { before, given, memory } of gameOf('trooper', 3, 70)) {
      const view = swccg.redact(before, given.by)
      let looked = 0
      const budget = { milliseconds: 40, clock: () => looked++ }
      reply('admiral', view, memory, rollsFrom(1), budget)
      // A look at the clock for each decision on the way, and one before each world.
      expect(looked).toBeLessThan(50)
      if (looked > 0) decided++
      const [timeless, trooper] = (['admiral', 'trooper'] as const).map((level) =>
        reply(level, view, memory, rollsFrom(1)),
      )
      expect(timeless).toEqual(trooper)
    }
    expect(decided).toBeGreaterThan(3)
  }, 120_000)
})

describe('the ready decks', () => {
  const full = (p: Position, card: number) => (facts(p, card).missing ?? []).length === 0

  it('are legal, of cards that play their whole text, three a side', () => {
    for (const { id, deck } of readyDecks) {
      const decks = { light: firstOf(readyDecks).deck, dark: readyDecks[1]!.deck, [deck.side]: deck }
      const game = newGame({ ...decks, edition: 'ar', seed: 1 })
      expect(game, id).toMatchObject({ ok: true })
      if (!game.ok) continue
      const { state } = game.start
      const partly = state.cards.filter(({ id: card }) => !full(state, card)).map(({ key }) => key)
      expect(partly).toEqual([])
    }
    const sides = readyDecks.map(({ deck }) => deck.side)
    expect(sides.filter((side) => side === 'light')).toHaveLength(3)
    expect(sides.filter((side) => side === 'dark')).toHaveLength(3)
  })

  it('of random cards are of the pool', () => {
    const keys = new Set(pool.map(({ key }) => key))
    const { cards } = randomDeck('light', rollsFrom(1))
    expect(cards).toHaveLength(60)
    expect(cards.every((key) => keys.has(key))).toBe(true)
  })
})
