import { describe, expect, it } from 'vitest'
import { type Aspect, forget, forgetAll, remember, rememberAbout } from './memo.ts'
import { frozen } from './toy.test-helper.ts'
import { write } from './writer.ts'

interface Board {
  round: number
  cards: { id: number; at: string; marks: string[] }[]
  others: { id: number }[]
}

const board = (): Board =>
  frozen({
    round: 1,
    cards: [
      { id: 0, at: 'hand', marks: [] },
      { id: 1, at: 'hand', marks: [] },
      { id: 2, at: 'table', marks: [] },
    ],
    others: [{ id: 0 }],
  })

describe('a change', () => {
  it('leaves the state that it started from as it was', () => {
    const before = board()
    const w = write(before)
    w.put('round', 2)
    w.patch('cards', 1, { at: 'table' })
    w.patch('cards', 1, { marks: ['seen'] })
    w.put('others', [])
    expect(before).toEqual(board())
    expect(w.now).toEqual({
      round: 2,
      cards: [
        { id: 0, at: 'hand', marks: [] },
        { id: 1, at: 'table', marks: ['seen'] },
        { id: 2, at: 'table', marks: [] },
      ],
      others: [],
    })
  })

  it('copies a record the first time that it touches it, and once only', () => {
    const before = board()
    const w = write(before)
    w.patch('cards', 1, { at: 'table' })
    const [list, record] = [w.now.cards, w.now.cards[1]]
    w.patch('cards', 1, { at: 'pile' })
    w.patch('cards', 2, { at: 'pile' })
    expect(w.now.cards).toBe(list)
    expect(w.now.cards[1]).toBe(record)
    expect(w.now.cards.map(({ at }) => at)).toEqual(['hand', 'pile', 'pile'])
  })

  it('shares what it does not touch', () => {
    const before = board()
    const w = write(before)
    w.patch('cards', 1, { at: 'table' })
    expect(w.now.cards[0]).toBe(before.cards[0])
    expect(w.now.others).toBe(before.others)
  })

  it('does not write into a part that was put there', () => {
    const given = frozen([{ id: 0, at: 'deck', marks: [] }])
    const w = write(board())
    w.patch('cards', 0, { at: 'table' })
    w.put('cards', given)
    w.patch('cards', 0, { at: 'pile' })
    expect(given[0]?.at).toBe('deck')
    expect(w.now.cards[0]?.at).toBe('pile')
  })

  it('made upon another one leaves that one as it was', () => {
    const first = write(board())
    first.patch('cards', 0, { at: 'first' })
    const published = frozen(first.now)
    const second = write(published)
    second.patch('cards', 0, { at: 'second' })
    expect(published.cards[0]?.at).toBe('first')
  })
})

describe('what is remembered about a state', () => {
  const counting = () => {
    let asked = 0
    const question = remember((state: Board) => {
      asked++
      return state.cards.filter(({ at }) => at === 'hand').length
    })
    return { question, asked: () => asked }
  }

  it('is worked out once', () => {
    const { question, asked } = counting()
    const state = board()
    expect([question(state), question(state)]).toEqual([2, 2])
    expect(asked()).toBe(1)
  })

  it('is kept apart by question and by state', () => {
    const [one, other] = [counting(), counting()]
    const state = board()
    one.question(state)
    other.question(state)
    one.question(board())
    expect([one.asked(), other.asked()]).toEqual([2, 1])
  })

  it('may be nothing, and is remembered all the same', () => {
    let asked = 0
    const nothing = remember((_: object) => void asked++)
    const state = {}
    nothing(state)
    nothing(state)
    expect(asked).toBe(1)
  })

  it('is taken over by a change, forgotten with every write, and only about the state that is written', () => {
    const { question, asked } = counting()
    const before = board()
    question(before)
    const w = write(before)
    expect(question(w.now)).toBe(2)
    expect(asked()).toBe(1)
    w.patch('cards', 0, { at: 'table' })
    expect(question(w.now)).toBe(1)
    w.put('cards', [])
    expect(question(w.now)).toBe(0)
    expect(question(before)).toBe(2)
    expect(asked()).toBe(3)
  })

  it('outlives writes to parts, fields and sides of fields that it is not about', () => {
    const asked: string[] = []
    const about = (...parts: Aspect<Board>[]) => {
      const name = parts.join(' ')
      return rememberAbout(parts, (_: Board) => void asked.push(name))
    }
    const questions = [
      about('cards'),
      about('cards.at:table'),
      about('cards.marks'),
      about('cards:table'),
      about('round'),
      about('round', 'cards.at:table'),
    ]
    const askAll = (state: Board) => {
      asked.length = 0
      for (const question of questions) question(state)
      return asked
    }
    const before = board()
    expect(askAll(before)).toHaveLength(6)
    const w = write(before)
    expect(askAll(w.now)).toEqual([])
    w.put('others', [])
    expect(askAll(w.now)).toEqual([])
    w.put('round', 2)
    expect(askAll(w.now)).toEqual(['round', 'round cards.at:table'])
    w.patch('cards', 1, { at: 'pile' }, 'table')
    expect(askAll(w.now)).toEqual(['cards'])
    w.patch('cards', 1, { at: 'table' })
    expect(askAll(w.now)).toEqual(['cards', 'cards.at:table', 'cards:table', 'round cards.at:table'])
    w.patch('cards', 1, { marks: [] })
    expect(askAll(w.now)).toEqual(['cards', 'cards.marks', 'cards:table'])
    w.put('cards', [])
    expect(askAll(w.now)).toEqual([
      'cards',
      'cards.at:table',
      'cards.marks',
      'cards:table',
      'round cards.at:table',
    ])
    expect(askAll(before)).toEqual([])
  })

  it('is kept for the answer to each question when one leads to another about another state', () => {
    const inner = remember(({ round }: Board) => round)
    const other = { ...board(), round: 7 }
    const outer = remember((state: Board) => state.round + inner(other))
    const state = board()
    expect([outer(state), inner(state), inner(other), outer(state)]).toEqual([8, 1, 7, 8])
  })

  it('can be dropped, for one state or for all', () => {
    const { question, asked } = counting()
    const state = board()
    question(state)
    forget(state)
    question(state)
    forgetAll()
    question(state)
    expect(asked()).toBe(3)
  })
})
