/** What a player has done and threatens, in the other one's turns of a whole game. */

import { beforeAll, expect, test } from 'vitest'
import {
  controls,
  type History,
  type Intent,
  isLocation,
  opponentOf,
  type Player,
  type Position,
} from './engine.ts'
import { powerThere } from './numbers.ts'
import { type Recap, recapOf } from './turn-recap.ts'
import { wholeGame } from './whole-game.test-helper.ts'

interface Told {
  p: Position
  of: Player
  recap: Recap
}

const told: Told[] = []
beforeAll(() => {
  const history: History<Position, Intent> = wholeGame('a')
  for (const [at, { state: p }] of history.games.entries()) {
    const of = opponentOf(p.turn.player)
    const recap = recapOf({ ...history, at }, of)
    if (recap) told.push({ p, of, recap })
  }
}, 60_000)

test('it is told throughout the other one’s turn, of the turn before', () => {
  expect(told.length).toBeGreaterThan(100)
  for (const { p, recap } of told) expect(recap.turn).toBe(p.turn.number - 1)
})

test('locations are at no place, everything else is somewhere or on table', () => {
  const all = told.flatMap(({ p, recap }) => recap.deployed.map((one) => ({ p, ...one })))
  const laid = all.filter(({ p, cards }) => cards.some((card) => isLocation(p, card)))
  expect(laid.length).toBeGreaterThan(0)
  expect(laid.every(({ at }) => at === null)).toBe(true)
  expect(all.filter(({ at }) => at !== null).length).toBeGreaterThan(5)
})

test('what is threatened is what the table shows', () => {
  const drains = told.flatMap(({ p, of, recap }) => recap.drains.map((one) => ({ p, of, ...one })))
  expect(drains.length).toBeGreaterThan(5)
  for (const { p, of, at } of drains) expect(controls(p, of, at)).toBe(true)
  const stronger = told.flatMap(({ p, of, recap }) => recap.stronger.map((one) => ({ p, of, ...one })))
  expect(stronger.length).toBeGreaterThan(0)
  for (const { p, of, at, theirs, own } of stronger)
    expect([theirs, own]).toEqual([powerThere(p, of, at), powerThere(p, opponentOf(of), at)])
})
