/** Points by name to go back to, what has been seen since, and who has to agree. */

import '../saves/storage.test-helper.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { current, type History, type Intent, type Position } from '../../views/engine.ts'
import { fileOf, wholeGame } from '../../views/whole-game.test-helper.ts'
import { actions, useStore } from '../index.ts'
import { ownBefore } from '../opponent/practice.ts'
import { reveals } from './revealing.ts'
import { isNothing, pointsOf, revealedSince } from './undo-points.ts'

let game: History<Position, Intent>
beforeAll(() => {
  game = wholeGame('a', 16)
})

const lay = async (more: object = {}) => {
  const file = JSON.stringify({ ...JSON.parse(fileOf(game)), ...more })
  await actions().importFile(new File([file], 'game.json'))
  actions().takeSeat()
}
const stand = () => current(actions().history ?? game)

describe('points', () => {
  test('name the starts of turns and phases, and what lies before battles, drains and destinies', () => {
    const { points, barred } = pointsOf({ history: game, source: null })
    expect(barred).toBe(false)
    expect(points.length).toBe(40)
    const ats = points.map(({ at }) => at)
    expect(ats).toEqual([...new Set(ats)].toSorted((one, other) => other - one))
    for (const { kind, at, player, number, phase } of points) {
      const [here, next] = [game.games[at]!, game.games[at + 1]!]
      if (kind === 'turn' || kind === 'phase') {
        expect(here.state.turn).toMatchObject({ number, player, phase })
        expect(game.games[at - 1]?.state.turn.phase).not.toBe(phase)
      }
      if (kind === 'battle') {
        expect(here.state.battle).toBeFalsy()
        expect(next.events.some(({ say }) => say === 'battle initiated')).toBe(true)
      }
      if (kind === 'destiny') expect(next.events.some(({ say }) => say === 'destiny drawn')).toBe(true)
    }
    expect(new Set(points.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  })

  test('say what has been seen since: nothing exactly where an undo would not ask', () => {
    const { points } = pointsOf({ history: game, source: null })
    for (const { at, revealed } of points) {
      const since = game.games.slice(at)
      expect(isNothing(revealed)).toBe(!since.some((one, n) => n > 0 && reveals(since[n - 1]!, one)))
      expect(revealed).toEqual(revealedSince(game, at))
      const lines = since.slice(1).flatMap(({ events }) => events)
      expect(revealed.destinies).toBe(lines.filter(({ say }) => say === 'destiny drawn').length)
      const drawn = lines.flatMap(({ say, with: { count } }) => (say === 'draws' ? [Number(count)] : []))
      expect(revealed.drawn.light + revealed.drawn.dark).toBe(drawn.reduce((sum, one) => sum + one, 0))
    }
  })
})

describe('going back to one', () => {
  test('of two players the other one is asked where hidden things were seen, and nobody where none were', async () => {
    await lay()
    const before = stand()
    const points = () => pointsOf(actions()).points
    const seen = points().find(({ revealed }) => !isNothing(revealed))
    actions().undoTo(seen?.at ?? 0)
    expect(actions().dialog).toBe('undo')
    expect(stand()).toBe(before)
    actions().setDialog(null)
    expect(stand()).toBe(before)
    actions().undoTo(seen?.at ?? 0)
    actions().undoAnyway()
    expect(actions().history?.at).toBe(seen?.at)
    expect(actions().dialog).toBe(null)
    // What has been taken back can be done again.
    expect(actions().history?.turns.length).toBe(game.turns.length)

    const plain = game.games.findIndex((one, n) => n > 40 && !reveals(game.games[n - 1]!, one)) - 1
    await lay()
    useStore.setState({
      history: { ...game, at: plain + 1 },
      seat: game.games[plain + 1]?.decision?.by ?? null,
    })
    actions().undoTo(plain)
    expect(actions().dialog).toBe(null)
    expect(actions().history?.at).toBe(plain)
  })

  test('against an opponent one goes back to own decisions, and never past what one was shown', async () => {
    const practice = { side: 'light', level: 'recruit', pace: 'step', budget: 400, reasons: false } as const
    const source = { id: 'game', lesson: false, game: true, practice }
    for (let at = 40; at < game.turns.length; at += 11) {
      const history = { ...game, at }
      const own = ownBefore(history, 'light')
      const { points, barred } = pointsOf({ history, source })
      for (const point of points) {
        expect(own).toContain(point.at)
        expect(game.games[point.at]?.decision?.by).toBe('light')
      }
      expect(barred || points.length === 40).toBe(true)
    }
    await lay({ source })
    const { at } = actions().history ?? game
    actions().undoTo(1)
    expect(actions().history?.at).toBe(at)
    expect(actions().messages.map(({ key }) => key)).toContain('revealed')
  })
})
