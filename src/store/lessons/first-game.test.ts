import { beforeEach, describe, expect, test } from 'vitest'
import { topicsOf } from '../../views/guide.ts'
import { current, facts } from '../../views/index.ts'
import { actions, isGuided, useStore } from '../index.ts'

const game = () => current(useStore.getState().history!)

describe('the guided first game', () => {
  beforeEach(() => actions().startFirstGame())

  test('is a whole game of its own, against a Recruit', () => {
    const { source } = useStore.getState()
    expect(source).toMatchObject({ id: 'first-game', lesson: false, game: true })
    expect(source?.practice).toMatchObject({ side: 'light', level: 'recruit' })
    expect(isGuided(useStore.getState())).toBe(true)
    expect(game().state.turn).toMatchObject({ number: 1, player: 'light', phase: 'activate' })
  })

  test('has small decks of cards whose whole text is played', () => {
    const { cards, piles } = game().state
    for (const { id } of cards) expect(facts(game().state, id).missing ?? []).toEqual([])
    for (const side of ['light', 'dark'] as const) {
      expect(piles[side].hand).toHaveLength(8)
      expect(piles[side].reserve).toHaveLength(20)
      expect(cards.filter(({ owner }) => owner === side).length).toBeGreaterThanOrEqual(28)
    }
  })

  test('explains what it is about first, and then what can be done', () => {
    expect(topicsOf(game(), 'light')).toEqual(['welcome', 'activate'])
    expect(topicsOf(game(), 'dark')).toEqual([])
  })

  test('what has been explained is noted once, and forgotten on request', () => {
    actions().explainAnew()
    actions().noteExplained(['welcome'])
    actions().noteExplained(['welcome', 'activate'])
    expect(useStore.getState().explained).toEqual(['welcome', 'activate'])
    actions().explainAnew()
    expect(useStore.getState().explained).toEqual([])
  })

  test('a position that is watched again is not guided', () => {
    const { source } = useStore.getState()
    expect(isGuided({ source: { ...source!, replay: { view: 'both' } } })).toBe(false)
  })
})
