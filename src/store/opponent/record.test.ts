import { beforeEach, describe, expect, test } from 'vitest'
import '../saves/storage.test-helper.ts'
import type { History, Intent, Position } from '../../views/engine.ts'
import { recall, remember } from '../browser/storage.ts'
import { actions } from '../index.ts'
import type { Practice } from '../table/source.ts'
import { addGames, countGame, gamesFrom, type PlayedGame, scoresOf, useRecord } from './record.ts'

const setUp = { decks: { light: null, dark: null }, edition: 'ar', seed: 'q' } as const
const practice: Practice = {
  side: 'light',
  level: 'trooper',
  pace: 'fast',
  budget: 400,
  reasons: false,
  setUp: { ...setUp, titles: { light: { is: 'own', name: 'Hyperdrive' }, dark: { is: 'random' } } },
}

/** A game that this side has won. */
function over(seed: string, winner: 'light' | 'dark' | null): History<Position, Intent> {
  actions().startGame({ ...setUp, seed })
  const { history } = actions()
  const [game] = history?.games ?? []
  if (!history || !game) throw new Error('there is no game')
  return { ...history, games: [{ ...game, decision: null, state: { ...game.state, winner } }], at: 0 }
}

const played = (id: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  id,
  when: 1,
  level: 'recruit',
  side: 'light',
  deck: { is: 'ready', id: 'heroes' },
  won: true,
  ...more,
})

beforeEach(() => {
  localStorage.clear()
  useRecord.setState({ games: [], damaged: false })
})

describe('games against opponents have a record', () => {
  test('each is counted once, with its deck and level; what was played on from a position is not', () => {
    countGame(over('a', 'light'), practice)
    countGame(over('a', 'dark'), practice)
    countGame(over('b', 'dark'), { ...practice, level: 'admiral' })
    countGame(over('c', null), practice)
    const { setUp: _, ...from } = practice
    countGame(over('d', 'light'), from)
    expect(scoresOf(useRecord.getState().games)).toEqual([
      {
        side: 'light',
        deck: { is: 'own', name: 'Hyperdrive' },
        levels: {
          recruit: { won: 0, lost: 0 },
          trooper: { won: 1, lost: 0 },
          admiral: { won: 0, lost: 1 },
        },
      },
    ])
    expect(gamesFrom(JSON.parse(recall('record') ?? ''))).toEqual(useRecord.getState().games)
  })

  test('a damaged record keeps what makes sense, and says so', () => {
    remember('record', JSON.stringify([played('a'), { id: 'b' }, played('c', { level: 'king' as never })]))
    addGames([played('d', { when: 5 })])
    expect(useRecord.getState()).toMatchObject({ damaged: true, games: [{ id: 'd' }, { id: 'a' }] })
    remember('record', '{"x"')
    addGames([played('e')])
    expect(useRecord.getState()).toMatchObject({ damaged: true, games: [{ id: 'e' }] })
    expect(gamesFrom({ games: [] })).toBeNull()
  })

  test('no more than a thousand are kept, the latest ones', () => {
    addGames(Array.from({ length: 1200 }, (_, at) => played(`g${at}`, { when: at })))
    expect(useRecord.getState().games).toHaveLength(1000)
    expect(useRecord.getState().games[0]?.id).toBe('g1199')
  })
})
