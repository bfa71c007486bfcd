/** A game that is watched again: every moment as it was, marks, what may be seen, and playing on from anywhere. */

import '../saves/storage.test-helper.ts'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { current, type History, type Intent, type Position } from '../../views/engine.ts'
import { hiddenKey } from '../../views/index.ts'
import { fileOf, wholeGame } from '../../views/whole-game.test-helper.ts'
import { actions, askedGame, listTables, shownPosition, useSettings, viewerOf } from '../index.ts'
import { marksOf, momentsOf, placeIn } from './marks.ts'
import { goTo, load, look, play, step, stepMark, toFirst, toLast, useReplay } from './replay.ts'

let game: History<Position, Intent>
let broken: History<Position, Intent>

beforeAll(() => {
  game = wholeGame('a')
  broken = { ...wholeGame('a', 6) }
})

const stored = async (history: History<Position, Intent>, more: object = {}): Promise<string> => {
  const file = JSON.stringify({ ...JSON.parse(fileOf(history)), ...more })
  await actions().importFile(new File([file], 'game.json'))
  return actions().table ?? ''
}

const now = () => current(actions().history ?? game)
const same = (one: unknown, other: unknown) => expect(JSON.stringify(one)).toBe(JSON.stringify(other))

/** Watches a table, as a page does that has been loaded again. */
async function watch(id: string): Promise<void> {
  await actions().openLesson('first-steps')
  actions().openReplay(id)
  await load(id)
}

beforeEach(() => {
  play(false)
  useSettings.setState({ openHands: false })
})

describe('the line of a game', () => {
  test('has its turns, battles and drains, and its end, each at the moment that tells of it', () => {
    const marks = marksOf(game)
    const turns = marks.filter(({ kind }) => kind === 'turn')
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index + 1))
    expect(turns.length).toBe(current(game).state.turn.number)
    for (const { at, number, player } of turns)
      expect(game.games[at]?.state.turn).toMatchObject({ number, player })
    const battles = marks.filter(({ kind }) => kind === 'battle')
    expect(battles.length).toBeGreaterThan(2)
    for (const { at, place } of battles) {
      expect(game.games[at - 1]?.state.battle).toBeFalsy()
      expect(game.games[at]?.events.some(({ say }) => say === 'battle initiated')).toBe(true)
      expect(game.games[at]?.state.layout).toContain(place)
    }
    expect(marks.filter(({ kind }) => kind === 'drain').every(({ number }) => number > 0)).toBe(true)
    expect(marks.at(-1)).toMatchObject({ kind: 'end', at: game.turns.length, player: 'dark' })
    expect(marksOf(broken).some(({ kind }) => kind === 'end')).toBe(false)
  })

  test('its moments are where something is told, and each place on it is found', () => {
    const moments = momentsOf(game)
    expect(moments[0]).toBe(0)
    expect(moments.at(-1)).toBe(game.turns.length)
    for (let at = 0; at <= game.turns.length; at++) {
      const place = placeIn(moments, at)
      expect(moments[place]).toBeLessThanOrEqual(at)
      expect(moments[place + 1] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(at)
    }
  })
})

describe('a replay', () => {
  test('shows every position as it was, in slices that leave the page its breath', async () => {
    const id = await stored(game)
    await actions().openLesson('first-steps')
    actions().openReplay(id)
    let breaths = 0
    const breathe = () => {
      breaths += 1
      if (useReplay.getState().loading !== null) setTimeout(breathe)
    }
    setTimeout(breathe)
    await load(id)
    expect(breaths).toBeGreaterThan(2)
    expect(actions().history?.at).toBe(0)
    for (const at of [0, 17, 120, game.turns.length, 60]) {
      goTo(at)
      same(now(), game.games[at])
    }
    toLast()
    step(1)
    expect(actions().history?.at).toBe(game.turns.length)
    stepMark(-1)
    const { marks } = useReplay.getState()
    expect(marks.some(({ at }) => at === actions().history?.at)).toBe(true)
    toFirst()
    step(-1)
    step(1)
    expect(actions().history?.at).toBe(momentsOf(game)[1])
  })

  test('runs by itself at its speed, and stops at the end', async () => {
    await watch(await stored(broken))
    vi.useFakeTimers()
    try {
      goTo(momentsOf(broken).at(-3) ?? 0)
      play(true)
      vi.advanceTimersByTime(1300)
      expect(actions().history?.at).toBe(momentsOf(broken).at(-2))
      vi.advanceTimersByTime(5000)
      expect(actions().history?.at).toBe(broken.turns.length)
      expect(useReplay.getState().playing).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  test('is not played, is kept nowhere, and what had made room for it comes back', async () => {
    const id = await stored(broken)
    await actions().openLesson('first-steps')
    const before = actions().history
    const tables = listTables().length
    actions().openReplay(id)
    await load(id)
    goTo(12)
    const there = now()
    const { decision } = there
    expect(decision).not.toBe(null)
    expect(askedGame(actions())?.decision).toBe(null)
    actions().pass()
    actions().undo()
    actions().redo()
    actions().pick(there.state.layout[0] ?? 0)
    expect(now()).toBe(there)
    expect(actions().picked).toBe(null)
    expect(listTables().length).toBe(tables)
    actions().go('table')
    expect(actions().history).toBe(before)
    expect(actions().source).toMatchObject({ lesson: true })
  })

  test('of a game that is over shows both hands or one; of one that goes on, nothing that a player may not know', async () => {
    const id = await stored(game)
    await watch(id)
    goTo(40)
    const hidden = () => {
      const p = shownPosition(actions())
      return (['light', 'dark'] as const).filter((side) =>
        p?.piles[side].hand.some((card) => p.cards[card]?.key === hiddenKey),
      )
    }
    expect(hidden()).toEqual([])
    look('dark')
    expect(viewerOf(actions())).toBe('dark')
    expect(hidden()).toEqual(['light'])
    await watch(await stored(broken))
    goTo(40)
    expect(useReplay.getState().views).toEqual(['none', 'light', 'dark'])
    expect(hidden()).toEqual(['light', 'dark'])
    look('both')
    expect(hidden()).toEqual(['light', 'dark'])
    const practice = { side: 'dark', level: 'recruit', pace: 'step', budget: 400, reasons: false }
    await watch(await stored(broken, { source: { id: 'game', lesson: false, game: true, practice } }))
    expect(useReplay.getState().views).toEqual(['dark'])
    expect(viewerOf(actions())).toBe('dark')
  })

  test.each([
    ['two players', null],
    ['an opponent', { side: 'light', level: 'trooper', pace: 'step', budget: 400, reasons: false }],
  ] as const)(
    'is played on from any moment, by %s: the position is the same, and the game watched stays',
    async (_, who) => {
      const id = await stored(game)
      await watch(id)
      goTo(120)
      expect(actions().playOn(who, 'Mine, from turn 5')).toBe(null)
      expect(actions().screen).toBe('table')
      same(now(), game.games[120])
      const { history, source, table } = actions()
      expect(history?.turns.length).toBe(120)
      expect(source?.replay).toBeUndefined()
      expect(source?.practice ?? null).toEqual(who)
      expect(table).not.toBe(id)
      await vi.waitFor(() => expect(listTables()[0]).toMatchObject({ id: table, name: 'Mine, from turn 5' }))
      await actions().openTable(id)
      same(now(), current(game))
      expect(actions().history?.turns.length).toBe(game.turns.length)
    },
  )

  test('what is not there any more is told, and nothing breaks', async () => {
    await watch('table.nothing')
    expect(useReplay.getState()).toMatchObject({ failed: true })
    expect(actions().source?.replay).toBeUndefined()
  })
})
