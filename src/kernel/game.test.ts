import { describe, expect, it } from 'vitest'
import { chanceFrom, draw, shuffle } from './chance.ts'
import { answer, begin, refuse } from './game.ts'
import { ann, ben, frozen, gameOf, told, toy, toyGame, toyStack, toyState, waits } from './toy.test-helper.ts'
import type { Answer, Game } from './types.ts'
import { illegal, refusal } from './verdict.ts'

describe('an answer', () => {
  const words = [
    ann('hello'),
    ann('pick', { asks: { kind: 'cards', cards: [4, 5, 6], min: 1, max: 2, mayPass: false } }),
    ann('pay', { asks: { kind: 'number', min: 2, max: 5, mayPass: true } }),
    ann('choose', { asks: { kind: 'option', options: ['left', 'right'], mayPass: false } }),
    ann('sort', { asks: { kind: 'order', cards: [7, 8, 9], mayPass: false } }),
    ben('hi'),
    ben('hush', { answers: 'hello?' }),
  ]
  const start = toyGame(words)
  const picking = told(start, 'ann: pick')
  const paying = told(start, 'ann: pay')
  const choosing = told(start, 'ann: choose')
  const sorting = told(start, 'ann: sort')

  const wrong: [string, ReturnType<typeof toyGame>, Answer<string>, string][] = [
    ['after the end', told(start, 'ann', 'ben'), { by: 'ann', pass: true }, 'PLAY-001'],
    ['an act after the end', told(start, 'ann', 'ben'), { by: 'ann', act: 'hello' }, 'PLAY-001'],
    ['by the wrong player', start, { by: 'ben', pass: true }, 'PLAY-002'],
    ['an act by the wrong player', start, { by: 'ben', act: 'hi' }, 'PLAY-002'],
    ['a choice by the wrong player', picking, { by: 'ben', cards: [4] }, 'PLAY-002'],
    ['a pass where one must choose', picking, { by: 'ann', pass: true }, 'PLAY-003'],
    ['a number where an action is asked', start, { by: 'ann', number: 2 }, 'PLAY-004'],
    ['cards where a number is asked', paying, { by: 'ann', cards: [4] }, 'PLAY-004'],
    ['a number where cards are asked', picking, { by: 'ann', number: 4 }, 'PLAY-004'],
    ['an option where an order is asked', sorting, { by: 'ann', option: 'left' }, 'PLAY-004'],
    ['an order where cards are asked', picking, { by: 'ann', order: [4, 5, 6] }, 'PLAY-004'],
    ['an action where cards are asked', picking, { by: 'ann', act: 'hello' }, 'TOY-002'],
    ['an action that is a response', start, { by: 'ann', act: 'hush' }, 'TOY-002'],
    ['a card that is none of the choices', picking, { by: 'ann', cards: [3] }, 'PLAY-004'],
    ['one card twice', picking, { by: 'ann', cards: [4, 4] }, 'PLAY-004'],
    ['too few cards', picking, { by: 'ann', cards: [] }, 'PLAY-005'],
    ['too many cards', picking, { by: 'ann', cards: [4, 5, 6] }, 'PLAY-005'],
    ['a number below the bound', paying, { by: 'ann', number: 1 }, 'PLAY-005'],
    ['a number beyond the bound', paying, { by: 'ann', number: 6 }, 'PLAY-005'],
    ['half a number', paying, { by: 'ann', number: 2.5 }, 'PLAY-004'],
    ['no number at all', paying, { by: 'ann', number: Number.NaN }, 'PLAY-004'],
    ['an option that is not there', choosing, { by: 'ann', option: 'up' }, 'PLAY-004'],
    ['an order that leaves one out', sorting, { by: 'ann', order: [7, 8] }, 'PLAY-004'],
    ['an order with one twice', sorting, { by: 'ann', order: [7, 7, 8] }, 'PLAY-004'],
    ['what the procedure itself refuses', paying, { by: 'ann', number: 3 }, 'TOY-003'],
    ['of no kind at all', picking, { by: 'ann' } as never, 'PLAY-004'],
  ]

  it.each(wrong)('%s is refused and leaves the game as it was', (_, game, given, rule) => {
    const before = JSON.stringify(game)
    const result = answer(toy, game, given)
    expect(result.ok).toBe(false)
    expect(refuse(toy, game, given)?.reasons.map((reason) => reason.rule)).toEqual([rule])
    expect(JSON.stringify(game)).toBe(before)
  })

  it('is no action where none is asked, or by another player, even if the ruleset would let it pass', () => {
    const careless: typeof toy = { ...toy, judge: () => ({ legal: true, cost: 0, rules: [] }) }
    const rulesFor = (game: typeof start, given: Answer<string>) =>
      refuse(careless, game, given)?.reasons.map(({ rule }) => rule)
    expect(rulesFor(choosing, { by: 'ann', act: 'hello' })).toEqual(['PLAY-004'])
    expect(rulesFor(start, { by: 'ben', act: 'hi' })).toEqual(['PLAY-002'])
    expect(rulesFor(start, { by: 'ann', act: 'hello' })).toBeUndefined()
  })

  it.each<[string, Game<typeof start.state>, Answer<string>]>([
    ['cards', picking, { by: 'ann', cards: [6, 4] }],
    ['a number', paying, { by: 'ann', number: 5 }],
    ['a pass', paying, { by: 'ann', pass: true }],
    ['an option', choosing, { by: 'ann', option: 'right' }],
    ['an order', sorting, { by: 'ann', order: [9, 7, 8] }],
  ])('%s reaches the procedure that asked', (_, game, given) => {
    const { by, ...rest } = given
    const after = gameOf(answer(toy, game, given))
    expect(after.state.said.at(-1)).toBe(JSON.stringify(rest))
    expect(waits(after)).toBe('ben: action')
  })

  it('has its own log, and the next answer another', () => {
    const said = told(toyGame([ann('hello')]), 'ann: hello')
    expect(said.events).toEqual([{ say: 'hello', with: {}, by: 'ann', cites: ['TOY-001'] }])
    expect(told(said, 'ben').events).toEqual([])
  })

  it('that is accepted leaves the game that it was given to as it was', () => {
    const before = JSON.stringify(start)
    told(start, 'ann: hello', 'ben: hush')
    expect(JSON.stringify(start)).toBe(before)
  })

  it('may be worked out by the other player too, who changes nothing by it', () => {
    expect([...toy.legal(start.state, start.stack, 'ben')]).toEqual(['hi'])
    expect(toy.judge(start, 'ben', 'hi')).toEqual(illegal(refusal('PLAY-002', { by: 'ann' })))
  })
})

describe('a game', () => {
  it('is over when a procedure ends it, whatever else was under way', () => {
    const game = told(toyGame([ann('stop', { ends: true }), ben('hi')]), 'ann: stop')
    expect(game.decision).toBeNull()
    expect(game.state.said).toEqual(['stop'])
    expect(game.stack.length).toBeGreaterThan(0)
  })

  it('is plain data at every decision', () => {
    let game = toyGame([ann('hello'), ben('hush', { answers: 'hello?', cancels: true })])
    for (const line of ['ann: hello', 'ben: hush', 'ben', 'ann']) {
      expect(structuredClone(game)).toEqual(game)
      expect(JSON.parse(JSON.stringify(game))).toEqual(game)
      game = told(game, line)
    }
  })

  it('goes on in the same way from its copy in JSON', () => {
    const game = told(toyGame([ann('hello'), ben('dice', { answers: 'hello?', rolls: true })]), 'ann: hello')
    const copy = JSON.parse(JSON.stringify(game)) as typeof game
    expect(told(copy, 'ben: dice', 'ann', 'ben')).toEqual(told(game, 'ben: dice', 'ann', 'ben'))
  })

  it('takes it as a pass that nothing is chosen where there is nothing to choose', () => {
    const shown = ann('show', { asks: { kind: 'cards', cards: [], min: 0, max: 0, mayPass: true } })
    const game = told(toyGame([shown]), 'ann: show')
    const nothing = gameOf(answer(toy, game, { by: 'ann', cards: [] }))
    expect(nothing.state.said).toEqual(['show', '{"pass":true}'])
    expect(nothing).toEqual(told(game, 'ann'))
  })

  it('says which procedure a ruleset lacks', () => {
    expect(() =>
      begin(toy, toyState([]), [{ does: 'juggle' as 'word', step: 'initiated', by: 'ann', word: 0 }], 1),
    ).toThrow("no procedure 'juggle'")
  })

  it('passes by itself only where the policy says so and passing is allowed', () => {
    const words = [
      ann('hello'),
      ann('pick', { asks: { kind: 'cards', cards: [1], mayPass: false } }),
      ben('hm', { answers: 'hello?' }),
    ]
    const quiet = (_: unknown, __: unknown, { by }: { by: string }) => by === 'ben'
    const game = toyGame(words)
    const result = answer(toy, game, { by: 'ann', act: 'hello' }, quiet)
    expect(result).toMatchObject({ ok: true, automatic: [{ by: 'ben', pass: true }] })
    expect(waits(gameOf(result))).toBe('ann: response')
    const picking = answer(toy, game, { by: 'ann', act: 'pick' }, () => true)
    expect(picking).toMatchObject({ ok: true, automatic: [] })
    expect(begin(toy, toyState(words), toyStack('ben'), 1, quiet).automatic).toHaveLength(1)
  })
})

describe('what a player sees', () => {
  it('holds nothing hidden, anywhere in its JSON', () => {
    const game = toyGame([ann('hello')])
    for (const [seat, own, other] of [
      ['ann', 'sugar', 'pepper'],
      ['ben', 'pepper', 'sugar'],
    ] as const) {
      const seen = JSON.stringify(toy.redact(game, seat))
      expect(seen).toContain(own)
      expect(seen).not.toContain(other)
      expect(toy.redact(game, seat).chance).toEqual([])
    }
  })
})

describe('chance', () => {
  const rolls = (seed: number | string) => {
    const game = toyGame(
      [ann('dice', { rolls: true }), ben('mix', { shuffles: [1, 2, 3, 4, 5, 6] })],
      {},
      seed,
    )
    return told(game, 'ann: dice', 'ben: mix', 'ann: dice', 'ben: mix', 'ann: dice').state.said
  }

  it.each([7, -3, 0, 'a text', '', '12 monkeys', '1.5'])(
    'gives the same numbers for the same seed (%j)',
    (seed) => {
      expect(rolls(seed)).toEqual(rolls(seed))
    },
  )

  it('is hashed from a seed that is no whole number; different texts differ', () => {
    const starts = ['a text', 'a texT', '', ' ', '1.5', 'a', 'b'].map((seed) => chanceFrom(seed).join())
    expect(new Set(starts).size).toBe(starts.length)
  })

  it('takes a whole number written as a text for the number', () => {
    expect(chanceFrom('42')).toEqual(chanceFrom(42))
  })

  it('draws whole numbers within the bounds, each of them in time', () => {
    let chance = frozen(chanceFrom('bounds'))
    const drawn = new Set<number>()
    for (let i = 0; i < 200; i++) {
      const [number, after] = draw(chance, 2, 5)
      drawn.add(number)
      chance = frozen(after)
    }
    expect([...drawn].sort()).toEqual([2, 3, 4, 5])
  })

  it('shuffles a copy and loses nothing', () => {
    const list = frozen([1, 2, 3, 4, 5, 6, 7, 8])
    const [shuffled, after] = shuffle(chanceFrom('mix'), list)
    expect(shuffled).not.toEqual(list)
    expect(shuffled.toSorted()).toEqual(list)
    expect(shuffle(after, list)[0]).not.toEqual(shuffled)
    expect(shuffle(after, [])).toEqual([[], after])
  })

  it('is used up by what was carried out only: a refused answer draws nothing', () => {
    const game = toyGame([ann('dice', { rolls: true })])
    answer(toy, game, { by: 'ben', act: 'dice' })
    expect(told(game, 'ann: dice')).toEqual(told(toyGame([ann('dice', { rolls: true })]), 'ann: dice'))
  })
})
