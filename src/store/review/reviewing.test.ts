import { beforeEach, describe, expect, test } from 'vitest'
import '../saves/storage.test-helper.ts'
import { rollsFrom } from '../../kernel/index.ts'
import { random } from '../../opponent/random.ts'
import { current, play, swccg } from '../../views/engine.ts'
import { actions } from '../index.ts'
import type { Thinker } from '../opponent/opponent-client.ts'
import type { Look, Looked } from '../opponent/opponent-protocol.ts'
import { reviewGame, stopReview, useReview } from './reviewing.ts'

/** A game of some answers at random. */
function game(answers: number) {
  actions().startGame({ decks: { light: null, dark: null }, edition: 'ar', seed: 'r' })
  const begun = actions().history
  if (!begun) throw new Error('there is no game')
  let history = begun
  const roll = rollsFrom(1)
  while (history.at < answers) {
    const { decision } = current(history)
    if (!decision) throw new Error('it is over')
    const given = random(swccg.redact(current(history), decision.by), roll)
    const next = play(swccg, history, given)
    if (!next.ok) throw new Error('refused')
    history = next.history
  }
  return history
}

/** Something that thinks nothing, as often as it is let. */
function thinking(looked: (look: Look) => Looked | null) {
  let asked = 0
  let wait: (() => void) | null = null
  let rested = 0
  const mind: Thinker = {
    ask: async () => null,
    look: async (look) => {
      asked += 1
      if (wait) await new Promise(() => {})
      return looked(look)
    },
    drop: () => {},
    rest: () => {
      rested += 1
    },
  }
  return {
    mind,
    asked: () => asked,
    rested: () => rested,
    hold: () => {
      wait = () => {}
    },
  }
}

const nothing = () => ({ better: null })

beforeEach(() => stopReview())

describe('a game is looked through in the background', () => {
  test('decision by decision, once', async () => {
    const line = game(60)
    const own = line.games.filter(({ decision }, at) => at < line.at && decision?.by === 'light').length
    const { mind, asked, rested } = thinking(nothing)
    await reviewGame(line, 'light', mind)
    expect(asked()).toBeGreaterThan(0)
    expect(asked()).toBeLessThanOrEqual(own)
    expect(rested()).toBe(1)
    expect(useReview.getState()).toMatchObject({ share: 1, found: [], failed: false })
    const before = asked()
    await reviewGame(line, 'light', mind)
    expect(asked()).toBe(before)
  })

  test('nothing of a hand that was hidden from the player is sent', async () => {
    const line = game(30)
    await reviewGame(
      line,
      'light',
      thinking(({ view, given }) => {
        expect(given.by).toBe('light')
        for (const card of view.state.piles.dark.hand) expect(view.state.cards[card]?.key).toBe('hidden')
        return nothing()
      }).mind,
    )
    expect(useReview.getState().found).toEqual([])
  })

  test('it stops where one leaves, and goes on from there', async () => {
    const line = game(61)
    const first = thinking(nothing)
    const held = thinking(nothing)
    held.hold()
    void reviewGame(line, 'light', held.mind)
    await Promise.resolve()
    stopReview()
    expect(held.rested()).toBe(1)
    expect(useReview.getState().found).toBeNull()
    await reviewGame(line, 'light', first.mind)
    expect(useReview.getState().found).toEqual([])
    const all = thinking(nothing)
    await reviewGame(game(62), 'light', all.mind)
    expect(all.asked()).toBeGreaterThanOrEqual(first.asked())
  })

  test('where nothing thinks it says so, and can be asked once more', async () => {
    const line = game(40)
    await reviewGame(line, 'light', thinking(() => null).mind)
    expect(useReview.getState()).toMatchObject({ failed: true, found: null })
    await reviewGame(line, 'light', thinking(nothing).mind)
    expect(useReview.getState()).toMatchObject({ failed: false, found: [] })
  })
})
