/** What is told of a whole game when it is over. */

import { beforeAll, expect, test } from 'vitest'
import { current, facts, type History, type Intent, type Player, type Position } from './engine.ts'
import { type Story, storyOf } from './game-summary.ts'
import { wholeGame } from './whole-game.test-helper.ts'

let history: History<Position, Intent>
let story: Story
beforeAll(() => {
  history = wholeGame('a')
  story = storyOf(history)
}, 60_000)

/** How many lines of a turn say that a player has lost a unit of Force. */
const lostIn = (turn: number, player: Player): number =>
  history.games.reduce((sum, { events }, index) => {
    const during = history.games[index - 1]?.state.turn.number
    const lost = events.filter(({ say, by }) => say === 'loses Force' && by === player)
    return during === turn ? sum + lost.length : sum
  }, 0)

test('a game is turned by what is lost in a turn, and not by cards that are drawn', () => {
  expect(story.turning.length).toBeGreaterThan(0)
  for (const { number, by, swing } of story.turning) {
    const [own, other] = [by, by === 'light' ? 'dark' : 'light'] as const
    expect(lostIn(number, other) - lostIn(number, own)).toBe(swing)
  }
})

test('what was drained is told once for each place, and all of it', () => {
  for (const player of ['light', 'dark'] as const) {
    const { drained } = story.sides[player]
    const titles = drained.map(({ at }) => facts(current(history).state, at).title)
    expect(new Set(titles).size).toBe(titles.length)
    const lost = story.sides[player === 'light' ? 'dark' : 'light'].lost.drain
    expect(drained.reduce((sum, { count }) => sum + count, 0)).toBe(lost)
  }
})
