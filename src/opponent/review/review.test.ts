import { describe, expect, it } from 'vitest'
import { type History, open, play, rollsFrom } from '../../kernel/index.ts'
import {
  type CardId,
  type Intent,
  newGame,
  numberAt,
  type Position,
  premiereDarkDeck,
  premiereLightDeck,
  swccg,
} from '../../swccg/index.ts'
import { knowing } from '../contest.ts'
import { type Level, reply } from '../index.ts'
import { review, worthAnotherLook } from './moments.ts'
import { better } from './reckoning.ts'

type Line = History<Position, Intent>

/** A game of these two to the end of a turn, in which Light passes its first drain that takes two Force. */
function game(levels: { light: Level; dark: Level }, until: number, passes: boolean) {
  const begun = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed: 4 })
  if (!begun.ok) throw new Error('the decks are not fine')
  const { start } = begun
  const roll = rollsFrom(3)
  const memories = { light: knowing(start, 'light'), dark: knowing(start, 'dark') }
  let line: Line = open(swccg, start)
  let passed: { at: number; location: CardId } | null = null
  for (let made = 0; made < 900; made++) {
    const { decision, state } = line.games.at(-1)!
    if (!decision || state.turn.number > until) break
    const { by } = decision
    const view = swccg.redact(line.games.at(-1)!, by)
    const found = reply(levels[by], view, memories[by], roll)
    let { answer: given } = found
    if (passes && !passed && by === 'light' && 'act' in given && given.act.kind === 'drain') {
      const { location } = given.act
      if ((numberAt(state, by, location, 'drain')?.total ?? 0) >= 2) {
        passed = { at: line.at, location }
        given = { by, pass: true }
      }
    }
    memories[by] = found.memory
    const next = play(swccg, line, given)
    if (!next.ok) throw new Error('refused')
    line = next.history
  }
  return { line, passed }
}

/** All that is found in a game. */
function found(line: Line) {
  const steps = review(line, 'light')
  let step = steps.next()
  while (!step.done) {
    const { view, memory, given, seed } = step.value
    step = steps.next(better(view, memory, given, seed))
  }
  return step.value
}

describe('a game is looked through again', () => {
  it('a drain that was passed is told, with what it was worth, and the same each time', () => {
    const { line, passed } = game({ light: 'trooper', dark: 'trooper' }, 10, true)
    expect(passed).not.toBeNull()
    const all = found(line)
    const moments = worthAnotherLook(all, 'normal')
    expect(moments.find(({ at }) => at === passed?.at)).toMatchObject({
      given: { by: 'light', pass: true },
      answer: { by: 'light', act: { kind: 'drain', location: passed?.location } },
      worth: 2,
      why: { say: 'drain' },
    })
    expect(moments.length).toBeLessThanOrEqual(5)
    expect(found(line)).toEqual(all)
    // What is found has gone through the storage or a worker before it is shown.
    for (const one of all) expect(JSON.parse(JSON.stringify(one))).toEqual(one)
  }, 240_000)

  it('of who plays by Admiral’s own habits little is told, and less the gentler one is', () => {
    const { line } = game({ light: 'trooper', dark: 'recruit' }, 12, false)
    const all = found(line)
    expect(worthAnotherLook(all, 'gentle')).toEqual([])
    expect(worthAnotherLook(all, 'normal').length).toBeLessThanOrEqual(1)
  }, 240_000)

  it('at most five are told, one of each thing and two of a kind, in the order of the game', () => {
    const moment = (
      at: number,
      turn: number,
      worth: number,
      kind: 'drain' | 'battle' | 'attack' = 'drain',
    ) => ({
      at,
      turn,
      worth,
      given: { by: 'light', pass: true } as const,
      answer: {
        by: 'light',
        act: kind === 'attack' ? { kind, creature: 1 } : { kind, location: 1 },
      } as const,
      why: { say: 'drain', with: { at: 1, count: 1 } } as const,
    })
    const all = [
      moment(1, 1, 1.5),
      moment(2, 1, 3),
      moment(3, 2, 2),
      moment(4, 3, 9),
      moment(5, 4, 5),
      moment(6, 5, 0.5),
      moment(7, 6, 6),
      moment(8, 7, 7),
    ]
    const at = (moments: typeof all, strictness: 'strict' | 'gentle') =>
      worthAnotherLook(moments as Parameters<typeof worthAnotherLook>[0], strictness).map((one) => one.at)
    expect(at(all, 'strict')).toEqual([4, 8])
    expect(at(all, 'gentle')).toEqual([4, 8])
    const others = [moment(9, 8, 4, 'battle'), moment(10, 9, 3, 'battle'), moment(11, 10, 3.5, 'battle')]
    expect(at([...all, ...others], 'strict')).toEqual([4, 8, 9, 11])
    const more = [...others, moment(12, 11, 3, 'attack'), moment(13, 12, 3.2, 'attack')]
    expect(at([...all, ...more], 'strict')).toEqual([4, 8, 9, 11, 13])
  })
})
