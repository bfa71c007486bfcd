import { expect, test } from 'vitest'
import { topics, topicsOf } from './guide.ts'
import { wholeGame } from './whole-game.test-helper.ts'

const { games } = wholeGame('guide', 12)

test('it explains nothing while the other player decides', () => {
  for (const game of games)
    for (const player of ['light', 'dark'] as const)
      if (game.decision && game.decision.by !== player) expect(topicsOf(game, player)).toEqual([])
})

test('the phases of the own turn, the turn of the other player and losses all come up in a game', () => {
  const found = new Set(games.flatMap((game) => topicsOf(game, game.decision?.by ?? 'light')))
  for (const topic of [
    'welcome',
    'activate',
    'control',
    'deploy',
    'move',
    'draw',
    'their turn',
    'lose Force',
  ])
    expect(found, topic).toContain(topic)
  for (const topic of found) expect(topics).toContain(topic)
})

test('a phase is explained to whose turn it is, and the other one is told that it is not his', () => {
  for (const game of games) {
    const { decision, state } = game
    if (decision?.kind !== 'action' || state.battle || state.turn.number < 2) continue
    const own = decision.by === state.turn.player
    expect(topicsOf(game, decision.by)).toEqual([own ? state.turn.phase : 'their turn'])
  }
})

test('who has won and who has lost are told so', () => {
  const last = games[games.length - 1]!
  const over = { ...last, decision: null, state: { ...last.state, winner: 'dark' as const } }
  expect(topicsOf(over, 'dark')).toEqual(['won'])
  expect(topicsOf(over, 'light')).toEqual(['lost'])
})
