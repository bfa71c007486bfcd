import { describe, expect, it } from 'vitest'
import type { AutoPass } from './game.ts'
import { canRedo, canUndo, current, type History, open, play, redo, replay, save, undo } from './history.ts'
import { ann, ben, frozen, type Toy, toy, toyStack, toyState, waits } from './toy.test-helper.ts'
import type { Answer } from './types.ts'

const words = [
  ann('hello'),
  ann('dice', { rolls: true }),
  ben('hi'),
  ben('hm', { answers: 'hello?' }),
  ann('so', { answers: 'hi?' }),
]

const start = frozen({ state: toyState(words), stack: toyStack(), seed: 'history' })

/** Passes for a player who can do nothing but pass. */
const idle: AutoPass<Toy> = (state, stack, { by }) => [...toy.legal(state, stack, by)].length === 0
const never: AutoPass<Toy> = () => false

function played(answers: Answer<string>[], policy: AutoPass<Toy> = idle): History<Toy, string> {
  let history = open(toy, start, policy)
  for (const given of answers) {
    const result = play(toy, history, given, policy)
    if (!result.ok) throw new Error(JSON.stringify(result.verdict))
    history = result.history
  }
  return history
}

const script: Answer<string>[] = [
  { by: 'ann', act: 'hello' },
  { by: 'ben', act: 'hm' },
  { by: 'ben', pass: true },
  { by: 'ben', act: 'hi' },
  { by: 'ann', act: 'so' },
  { by: 'ann', pass: true },
  { by: 'ann', act: 'dice' },
]

describe('a history', () => {
  const history = frozen(played(script))

  it('goes back and forth and comes to the very same games', () => {
    let here: History<Toy, string> = history
    for (let at = script.length; at > 0; at--) {
      expect(canUndo(here)).toBe(true)
      here = undo(here)
      expect(current(here)).toBe(history.games[at - 1])
    }
    expect(canUndo(here)).toBe(false)
    expect(undo(here)).toBe(here)
    while (canRedo(here)) here = redo(here)
    expect(here).toEqual(history)
    expect(redo(here)).toBe(here)
  })

  it('undoes an answer together with the passes that were made for it', () => {
    expect(history.turns.some(({ automatic }) => automatic.length > 0)).toBe(true)
    expect(current(undo(history))).toBe(history.games.at(-2))
  })

  it('drops what had been undone when something else is answered', () => {
    const back = undo(undo(history))
    const result = play(toy, back, { by: 'ann', pass: true }, idle)
    if (!result.ok) throw new Error('refused')
    expect(result.history.turns).toHaveLength(script.length - 1)
    expect(result.history.games).toHaveLength(script.length)
    expect(canRedo(result.history)).toBe(false)
  })

  it('stays as it was when an answer is refused', () => {
    const before = JSON.stringify(history)
    const result = play(toy, history, { by: 'nobody', pass: true }, idle)
    expect(result).toMatchObject({ ok: false, verdict: { legal: false } })
    expect(JSON.stringify(history)).toBe(before)
  })
})

describe('a replay', () => {
  const history = played(script)
  const saved = frozen(JSON.parse(JSON.stringify(save(history)))) as ReturnType<typeof save<Toy, string>>

  it('of a save comes to the same games', () => {
    expect(replay(toy, saved)).toEqual({ history, brokenAt: null })
  })

  it('stands where the save stood; what was undone can be redone', () => {
    const back = replay(toy, save(undo(undo(history)))).history
    expect(back.at).toBe(script.length - 2)
    expect(redo(redo(back))).toEqual(history)
  })

  it('repeats the automatic passes exactly, whatever policy made them', () => {
    const strict = played(
      [
        { by: 'ann', act: 'hello' },
        { by: 'ben', pass: true },
        { by: 'ann', pass: true },
      ],
      never,
    )
    const loose = played(
      [
        { by: 'ann', act: 'hello' },
        { by: 'ben', pass: true },
      ],
      idle,
    )
    for (const one of [strict, loose])
      expect(replay(toy, save(one))).toEqual({ history: one, brokenAt: null })
    expect(loose.turns.map(({ automatic }) => automatic.length)).not.toEqual([0, 0])
    expect(waits(current(loose))).toBe(waits(current(strict)))
  })

  it('repeats the passes that opened the game', () => {
    const first = played([], (_state, _stack, { by }) => by === 'ann')
    expect(first.opening).toEqual([{ by: 'ann', pass: true }])
    expect(replay(toy, save(first)).history).toEqual(first)
  })

  it('says at which answer a save does not fit, and plays as far as it does', () => {
    const turns = saved.turns.with(3, { answer: { by: 'ben', act: 'abracadabra' }, automatic: [] })
    const { history: found, brokenAt } = replay(toy, { ...saved, turns })
    expect(brokenAt).toBe(3)
    expect(found.turns).toEqual(saved.turns.slice(0, 3))
    expect(current(found)).toEqual(history.games[3])
  })

  it('that breaks among what had been undone still stands where the save stood', () => {
    const turns = saved.turns.with(5, { answer: { by: 'ben', act: 'abracadabra' }, automatic: [] })
    const { history: found, brokenAt } = replay(toy, { ...saved, turns, at: 2 })
    expect(brokenAt).toBe(5)
    expect(found.at).toBe(2)
    expect(current(found)).toEqual(history.games[2])
  })
})
