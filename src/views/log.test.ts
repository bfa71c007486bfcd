/** The log as a list: which kind each line is of, what is left out, and that a long one is cheap. */

import { beforeAll, expect, test } from 'vitest'
import { book } from '../swccg/words/en.ts'
import type { History, Intent, Position } from './engine.ts'
import { entriesOf, kindOf, logKinds, wantedOf } from './log.ts'
import { isHeading } from './stack.ts'
import { wholeGame } from './whole-game.test-helper.ts'

let game: History<Position, Intent>
beforeAll(() => {
  game = wholeGame('a')
}, 60_000)

test.each([
  ['move/landspeed', 'moves'],
  ['moves unseen', 'cards'],
  ['reacts', 'moves'],
  ['deploy/location', 'deploys'],
  ['battle initiated', 'battles'],
  ['forfeited', 'battles'],
  ['weapon fired', 'battles'],
  ['attack over', 'battles'],
  ['card played', 'cards'],
  ['text used', 'cards'],
  ['searches', 'cards'],
  ['destiny drawn', 'destinies'],
  ['draw chosen', 'destinies'],
  ['draws', 'force'],
  ['drain resolves', 'force'],
  ['loses Force', 'force'],
  ['retrieves', 'force'],
  ['turn over', 'passes'],
  ['turn begins', null],
  ['wins', null],
] as const)('“%s” is of the kind %s', (say, kind) => {
  expect(kindOf({ say })).toBe(kind)
})

test('few lines of all that can be told are of no kind of their own', () => {
  const kinds = Object.keys(book.log).map((say) => kindOf({ say } as Parameters<typeof kindOf>[0]))
  for (const kind of logKinds) expect(kinds).toContain(kind)
  expect(kinds.filter((kind) => kind === 'others').length).toBeLessThan(kinds.length / 10)
})

test('every line knows its moment, and grows at its end alone', () => {
  const all = entriesOf(game)
  expect(all.length).toBeGreaterThan(500)
  expect(all.map(({ moment }) => moment)).toEqual(all.map(({ moment }) => moment).toSorted((a, b) => a - b))
  const early = entriesOf(game, 100)
  expect(all.slice(0, early.length)).toEqual(early)
  expect(early.every((entry, index) => entry === all[index])).toBe(true)
  for (const { moment, line } of all) if (line) expect(game.games[moment]?.events).toContain(line)
})

test('what is left out is gone, with the phases in which nothing else was told', () => {
  const all = entriesOf(game)
  expect(wantedOf(all, [])).toBe(all)
  const battles = wantedOf(
    all,
    logKinds.filter((kind) => kind !== 'battles'),
  )
  expect(new Set(battles.map(({ kind }) => kind))).toEqual(new Set(['battles', null]))
  for (const [index, { line }] of battles.entries())
    if (line?.say === 'phase begins') expect(battles[index + 1]?.kind).toBe('battles')
  expect(battles.filter(({ line }) => line && isHeading(line) && line.say === 'turn begins').length).toBe(
    all.filter(({ line }) => line?.say === 'turn begins').length,
  )
})
