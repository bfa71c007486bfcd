import { describe, expect, it } from 'vitest'
import { answer } from './game.ts'
import { ann, ben, eventOn, told, toy, toyGame, waits } from './toy.test-helper.ts'
import { seatAfter } from './window.ts'

describe('automatic actions', () => {
  it('come before optional responses', () => {
    const game = told(
      toyGame([ann('hello'), ben('echo', { follows: 'hello!' }), ben('thanks', { answers: 'hello!' })]),
      'ann: hello',
    )
    expect(game.state.said).toEqual(['hello', 'echo'])
    expect(waits(game)).toBe('ben: response')
    expect(eventOn(game.stack)?.is).toBe('hello!')
  })

  it('also those of the acting player, before the opponent may respond', () => {
    const game = told(
      toyGame([
        ann('hello'),
        ann('echo', { follows: 'hello?' }),
        ben('hush', { answers: 'hello?', cancels: true }),
      ]),
      'ann: hello',
    )
    expect(game.state.said).toEqual(['echo'])
    expect(told(game, 'ben: hush').state.said).toEqual(['echo', 'hush'])
  })

  it.each(['ann', 'ben'])('that compete are ordered by the player whose turn it is (%s)', (turn) => {
    const words = [
      ann('hello'),
      ben('hi'),
      ann('one', { follows: 'hello!' }),
      ann('uno', { follows: 'hi!' }),
      ben('two', { follows: 'hello!' }),
      ben('due', { follows: 'hi!' }),
    ]
    const own = turn === 'ann' ? 'hello' : 'hi'
    const first = told(toyGame(words, { turn }), `${turn}: ${own}`)
    // Then a word of the other player, in the same turn: still the same player orders.
    const [mine, other] = turn === 'ann' ? ['one', 'hi'] : ['uno', 'hello']
    expect(first.decision).toMatchObject({ by: turn, kind: 'option', mayPass: false })
    expect(first.decision?.options).toContain(mine)
    const second = told(first, `${turn}: ${mine}`, `${seatAfter(['ann', 'ben'], turn)}: ${other}`)
    expect(waits(second)).toBe(`${turn}: option`)
  })

  it('are carried out in the order chosen, the last one without asking', () => {
    const words = ['a', 'b', 'c'].map((name) => ben(name, { follows: 'hello!' }))
    const game = told(toyGame([ann('hello'), ...words]), 'ann: hello', 'ann: c')
    expect(game.decision?.options).toEqual(['a', 'b'])
    expect(told(game, 'ann: b').state.said).toEqual(['hello', 'c', 'b', 'a'])
  })

  it('are answered and finished one by one: the next waits for the responses to the first', () => {
    const words = [
      ann('hello'),
      ann('a', { follows: 'hello!' }),
      ann('b', { follows: 'hello!' }),
      ben('tut', { answers: 'a!' }),
    ]
    const game = told(toyGame(words), 'ann: hello', 'ann: a')
    expect(game.state.said).toEqual(['hello', 'a'])
    expect(waits(game)).toBe('ben: response')
    expect(told(game, 'ben', 'ann').state.said).toEqual(['hello', 'a', 'b'])
  })

  it('that are newly triggered join before the optional responses', () => {
    const words = [
      ann('hello'),
      ann('a', { follows: 'hello!', wakes: 'b' }),
      ann('b', { follows: 'hello!', asleep: true }),
      ben('thanks', { answers: 'hello!' }),
    ]
    const game = told(toyGame(words), 'ann: hello')
    expect(game.state.said).toEqual(['hello', 'a', 'b'])
    expect(waits(game)).toBe('ben: response')
  })

  it('triggered by a response come before the next optional response', () => {
    const words = [
      ann('hello'),
      ben('ring', { answers: 'hello!', wakes: 'bell' }),
      ann('bell', { follows: 'hello!', asleep: true }),
    ]
    const game = told(toyGame(words), 'ann: hello', 'ben: ring')
    expect(game.state.said).toEqual(['hello', 'ring', 'bell'])
    expect(waits(game)).toBe('ann: response')
  })

  it('are triggered once for each occurrence, and again by the next', () => {
    const words = [ann('hello'), ann('echo', { follows: 'hello!' }), ben('thanks', { answers: 'hello!' })]
    const game = told(toyGame(words), 'ann: hello', 'ben: thanks', 'ann', 'ben')
    expect(game.state.said).toEqual(['hello', 'echo', 'thanks'])
    expect(told(game, 'ben', 'ann: hello').state.said).toEqual(['hello', 'echo', 'thanks', 'hello', 'echo'])
  })

  it('may be answered to by others in their turn: windows nest', () => {
    const words = [
      ann('hello'),
      ann('a', { follows: 'hello!' }),
      ben('b', { follows: 'a!' }),
      ann('c', { follows: 'b?' }),
    ]
    expect(told(toyGame(words), 'ann: hello').state.said).toEqual(['hello', 'a', 'c', 'b'])
  })
})

describe('responses', () => {
  const words = [ann('hello'), ann('well', { answers: 'hello?' }), ben('hm', { answers: 'hello?' })]
  const asked = told(toyGame(words), 'ann: hello')

  it('are first the right of the opponent of the performer', () => {
    expect(waits(asked)).toBe('ben: response')
    const other = told(toyGame([...words, ben('hi'), ben('ha', { answers: 'hi?' })]), 'ann', 'ben: hi')
    expect(waits(other)).toBe('ann: response')
  })

  it('may be made by a player who has passed, after the other has responded', () => {
    const after = told(asked, 'ben', 'ann: well')
    expect(waits(after)).toBe('ben: response')
    expect(told(after, 'ben: hm').state.said).toEqual(['well', 'hm'])
  })

  it('end with two passes in a row, and the result follows', () => {
    const once = told(asked, 'ben')
    expect(once.state.said).toEqual([])
    expect(waits(once)).toBe('ann: response')
    const twice = told(once, 'ann')
    expect(twice.state.said).toEqual(['hello'])
    expect(waits(twice)).toBe('ben: action')
  })

  it('start the count of passes again', () => {
    const game = told(asked, 'ben', 'ann: well', 'ben')
    expect(game.state.said).toEqual(['well'])
    expect(told(game, 'ann').state.said).toEqual(['well', 'hello'])
  })

  it('that are canceled too start the count again, and the opponent of the canceled one is next', () => {
    const more = [...words, ann('nonsense', { answers: 'hm?', cancels: true })]
    const game = told(toyGame(more), 'ann: hello', 'ben: hm', 'ann: nonsense')
    expect(waits(game)).toBe('ann: response')
    expect(told(game, 'ann').state.said).toEqual(['nonsense'])
    expect(told(game, 'ann', 'ben').state.said).toEqual(['nonsense', 'hello'])
  })

  it('pass from seat to seat around a table of three, and end when all have passed in a row', () => {
    const three = toyGame(words, { seats: ['ann', 'ben', 'cid'] })
    const game = told(three, 'ann: hello', 'ben', 'cid')
    expect(waits(game)).toBe('ann: response')
    expect(game.state.said).toEqual([])
    expect(told(game, 'ann').state.said).toEqual(['hello'])
  })
})

describe('windows nest', () => {
  const words = [
    ann('hello'),
    ben('hush', { answers: 'hello?', cancels: true }),
    ann('no', { answers: 'hush?', cancels: true }),
    ben('yes', { answers: 'no?', cancels: true }),
    ben('aha', { answers: 'hello?' }),
  ]
  const nested = told(toyGame(words), 'ann: hello', 'ben: hush', 'ann: no')

  it('each response has a window of its own, and only the current action can be answered', () => {
    expect(nested.stack.map(({ does }) => does)).toEqual([
      'loop',
      'word',
      'window',
      'word',
      'window',
      'word',
      'window',
    ])
    expect(eventOn(nested.stack)?.is).toBe('no?')
    const result = answer(toy, nested, { by: 'ben', act: 'aha' })
    expect(result.ok).toBe(false)
  })

  it('the canceled response has no result, and the suspended window resumes with the opponent of its performer', () => {
    const game = told(nested, 'ben', 'ann')
    expect(game.state.said).toEqual(['no'])
    expect(eventOn(game.stack)?.is).toBe('hello?')
    expect(waits(game)).toBe('ann: response')
    expect(told(game, 'ann', 'ben: aha').state.said).toEqual(['no', 'aha'])
  })

  it('the canceler of the canceler lets the first cancellation stand', () => {
    const game = told(nested, 'ben: yes')
    expect(eventOn(game.stack)?.is).toBe('hush?')
    expect(waits(game)).toBe('ben: response')
    const ended = told(game, 'ben', 'ann')
    expect(ended.state.said).toEqual(['yes', 'hush'])
    expect(waits(ended)).toBe('ben: action')
  })

  it('can be saved and restored in the middle of a response to a response', () => {
    const restored = JSON.parse(JSON.stringify(nested)) as typeof nested
    expect(told(restored, 'ben', 'ann', 'ann', 'ben')).toEqual(told(nested, 'ben', 'ann', 'ann', 'ben'))
  })
})

describe('a canceled action', () => {
  const words = [
    ann('hello'),
    ben('hush', { answers: 'hello?', cancels: true }),
    ben('more', { answers: 'hello?' }),
    ann('echo', { follows: 'hello!' }),
    ben('thanks', { answers: 'hello!' }),
  ]
  const game = told(toyGame(words), 'ann: hello', 'ben: hush')

  it('has no result and no completion', () => {
    expect(game.state.said).toEqual(['hush'])
    expect(game.stack.map(({ does }) => does)).toEqual(['loop'])
  })

  it('cannot be answered any more, and hands the turn to act over like any other', () => {
    expect(waits(game)).toBe('ben: action')
  })
})

describe('an event', () => {
  it('that nobody watches opens no window', () => {
    expect(waits(told(toyGame([ann('hello'), ben('hm', { answers: 'hi?' })]), 'ann: hello'))).toBe(
      'ben: action',
    )
  })

  it('that nobody watches still triggers what is automatic', () => {
    const game = told(toyGame([ann('hello'), ben('echo', { follows: 'hello?' })]), 'ann: hello')
    expect(game.state.said).toEqual(['echo', 'hello'])
  })

  it('that is past and whose object is gone can be answered no more', () => {
    const words = [
      ann('hello'),
      ben('snatch', { answers: 'hello!', removes: 'hello' }),
      ann('wait', { answers: 'hello!' }),
    ]
    expect(waits(told(toyGame(words), 'ann: hello', 'ben: snatch'))).toBe('ben: action')
  })

  it('that is an action awaiting its result is never dropped because a thing is gone', () => {
    const words = [ann('hello'), ben('snatch', { answers: 'hello?', removes: 'hello' })]
    expect(told(toyGame(words), 'ann: hello', 'ben: snatch', 'ann', 'ben').state.said).toEqual([
      'snatch',
      'hello',
    ])
  })
})

describe('a loop', () => {
  const game = toyGame([ann('hello'), ben('hi')])

  it('is first the right of the player whose turn it is', () => {
    expect(waits(game)).toBe('ann: action')
    expect(waits(toyGame([], { turn: 'ben' }))).toBe('ben: action')
  })

  it('hands the turn to act over after each action', () => {
    expect(waits(told(game, 'ann: hello'))).toBe('ben: action')
    expect(waits(told(game, 'ann: hello', 'ben: hi'))).toBe('ann: action')
  })

  it('hands it over to the other player, whoever responded last', () => {
    const answered = toyGame([ann('hello'), ben('hi'), ann('so', { answers: 'hello?' })])
    expect(waits(told(answered, 'ann: hello', 'ben', 'ann: so', 'ben', 'ann'))).toBe('ben: action')
  })

  it('starts the count of passes again after an action: nobody has the last word for good', () => {
    expect(waits(told(game, 'ann', 'ben: hi', 'ann'))).toBe('ben: action')
  })

  it('ends with two passes in a row', () => {
    expect(waits(told(game, 'ann', 'ben'))).toBe('over')
    expect(waits(told(game, 'ann: hello', 'ben', 'ann'))).toBe('over')
  })
})
