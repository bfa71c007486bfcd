import { beforeEach, describe, expect, test, vi } from 'vitest'
import '../saves/storage.test-helper.ts'
import type { Moment } from '../../opponent/review/moments.ts'
import { current, nth, play, swccg } from '../../views/engine.ts'
import { databaseOf } from '../browser/database.ts'
import { actions, useStore } from '../index.ts'
import type { Thinker } from '../opponent/opponent-client.ts'
import type { Look, Looked } from '../opponent/opponent-protocol.ts'
import {
  addMistakes,
  closeMistakes,
  isDue,
  isLearned,
  keepMistakes,
  type Mistake,
  mistakesFrom,
  noteTry,
  putAway,
  readMistakes,
  shownMistakes,
  useMistakes,
} from './mistakes.ts'
import { bestOf, goOnFromTrial, openMistake, useTrial, watchTrials } from './trial.ts'

const wish = { side: 'light', level: 'trooper', pace: 'step', budget: 200, reasons: false } as const
const database = databaseOf<'mistakes'>('landspeed-mistakes', [[1, { mistakes: { key: 'id' } }]])

const mistake = (id: string, more: Partial<Mistake> = {}): Mistake => ({
  id,
  table: '{}',
  at: 3,
  side: 'light',
  level: 'trooper',
  turn: 2,
  phase: 'control',
  worth: 2,
  when: 1,
  due: 1,
  found: 0,
  ...more,
})

const all = () => useMistakes.getState().all ?? []

/** A game in which Light has passed where it could have activated Force, as a review would tell it. */
function game(): Moment {
  actions().startPractice(wish, { decks: { light: null, dark: null }, edition: 'ar', seed: 'm' })
  const begun = actions().history
  if (!begun) throw new Error('there is no game')
  let line = begun
  const pass = (by: 'light' | 'dark') => {
    const given = { by, pass: true } as const
    const next = play(swccg, line, given)
    if (!next.ok) throw new Error('refused')
    line = next.history
  }
  for (let made = 0; made < 60; made++) {
    const { decision, state, stack } = current(line)
    if (!decision) throw new Error('it is over')
    const act = [...swccg.legal(state, stack, decision.by)].find(({ kind }) => kind === 'activate')
    if (decision.by === 'light' && act && decision.mayPass) {
      const at = line.at
      pass('light')
      useStore.setState({ history: line })
      return {
        at,
        turn: state.turn.number,
        given: { by: 'light', pass: true },
        answer: { by: 'light', act },
        worth: 3,
        why: { say: 'nothing worth it', with: {} },
      }
    }
    if (decision.mayPass) pass(decision.by)
    else {
      const [card] = decision.cards ?? []
      const [option] = decision.options ?? []
      const by = decision.by
      const given = option !== undefined ? { by, option } : { by, cards: card === undefined ? [] : [card] }
      const next = play(swccg, line, given)
      if (!next.ok) throw new Error('refused')
      line = next.history
    }
  }
  throw new Error('nothing was to be activated')
}

/** Something that finds what it is told to. */
const thinking = (worth: number | null, asked: Look[] = []): Thinker => ({
  ask: async () => null,
  look: async (look): Promise<Looked> => {
    asked.push(look)
    const better = {
      answer: { by: 'light', pass: true },
      why: { say: 'nothing worth it', with: {} },
    } as const
    return { better: worth === null ? null : { ...better, worth } }
  },
  drop: () => {},
  rest: () => {},
})

beforeEach(async () => {
  await closeMistakes()
  await database.work(['mistakes'], 'readwrite', async ({ mistakes }) => mistakes.clear())
  await database.close()
})

describe('mistakes', () => {
  test('are kept once, outlive the page, and no more than sixty of them', async () => {
    await addMistakes([mistake('a'), mistake('b', { found: 9 })])
    await addMistakes([mistake('a', { worth: 9 })])
    await closeMistakes()
    await readMistakes()
    expect(all().map(({ id, worth }) => [id, worth])).toEqual([
      ['a', 2],
      ['b', 2],
    ])
    await addMistakes(Array.from({ length: 60 }, (_, at) => mistake(`m${at}`, { when: 10 + at })))
    expect(all()).toHaveLength(60)
    // What has been learned makes room first, then what is oldest.
    expect(all().some(({ id }) => id === 'b' || id === 'a')).toBe(false)
  })

  test('come back later and later while they are found, and from the beginning when they are missed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1e12 })
    const day = 24 * 3600 * 1000
    await addMistakes([mistake('a')])
    const rests: number[] = []
    while (!isLearned(all()[0] ?? mistake(''))) {
      await noteTry('a', true)
      const one = all()[0] ?? mistake('')
      rests.push(Math.round((one.due - Date.now()) / day))
      expect(isDue(one, Date.now())).toBe(false)
      // Found once more on the same day it counts no more.
      await noteTry('a', true)
      expect(all()[0]?.found).toBe(one.found)
      vi.setSystemTime(one.due + 1)
    }
    expect(rests.slice(0, 4)).toEqual([1, 3, 7, 21])
    await noteTry('a', false)
    expect(all()[0]?.found).toBe(0)
    expect(isDue(all()[0] ?? mistake(''), Date.now() + 2 * day)).toBe(true)
    vi.useRealTimers()
  })

  test('a damaged record is taken away and counted, and the others stay', async () => {
    await addMistakes([mistake('a')])
    await closeMistakes()
    await database.work(['mistakes'], 'readwrite', async ({ mistakes }) => {
      mistakes.put({ id: 'x', table: 7 })
      mistakes.put({ ...mistake('y'), level: 'king' })
    })
    await database.close()
    await readMistakes()
    expect(useMistakes.getState()).toMatchObject({ damaged: 2, all: [{ id: 'a' }] })
    await closeMistakes()
    await readMistakes()
    expect(useMistakes.getState().damaged).toBe(0)
    expect(mistakesFrom([null, 3, mistake('<b>'), mistake('z', { at: 1.5 })])).toEqual([])
  })

  test('what is put away is shown no more, and a review does not bring it back', async () => {
    await addMistakes([mistake('a')])
    await putAway('a')
    await addMistakes([mistake('a')])
    expect(shownMistakes(all(), Date.now())).toEqual([])
  })
})

describe('a mistake is tried again', () => {
  async function tried(answer: 'best' | 'pass', worth: number | null) {
    const moment = game()
    // Before the opponent goes on with it.
    const finished = actions().history
    await keepMistakes(actions(), wish, [moment])
    const [one] = all()
    if (!one) throw new Error('it is not kept')
    const asked: Look[] = []
    const stop = watchTrials(() => thinking(worth, asked))
    expect(await openMistake(one.id, 'once more')).toBe(true)
    const here = actions().history
    expect(here?.at).toBe(moment.at)
    // The better answer is not there to be done again, and the game itself is as it was.
    expect(here?.turns).toHaveLength(moment.at)
    expect(finished?.turns).toHaveLength(moment.at + 1)
    expect(actions().source).toMatchObject({ mistake: one.id, practice: { side: 'light', level: 'trooper' } })
    expect((await bestOf(one.id))?.answer).toEqual(moment.answer)
    actions().answer(answer === 'best' ? moment.answer : { by: 'light', pass: true })
    await vi.waitUntil(() => ['found', 'again'].includes(useTrial.getState().is ?? ''), { timeout: 5000 })
    const { is } = useTrial.getState()
    expect(actions().paused).toBe(true)
    stop()
    goOnFromTrial()
    expect(actions().paused).toBe(false)
    return { is, asked, row: all()[0] }
  }

  test('the better answer is found at once', async () => {
    const { is, asked, row } = await tried('best', 9)
    expect([is, asked.length, row?.found]).toEqual(['found', 0, 1])
  })

  test('another answer is compared with it: as good is found, worse comes back', async () => {
    const good = await tried('pass', null)
    expect([good.is, good.asked.length, good.row?.found]).toEqual(['found', 1, 1])
    await closeMistakes()
    await database.work(['mistakes'], 'readwrite', async ({ mistakes }) => mistakes.clear())
    const bad = await tried('pass', 3)
    expect([bad.is, bad.row?.found]).toEqual(['again', 0])
    const look = bad.asked[0]
    expect(look?.rival).toMatchObject({ act: { kind: 'activate' } })
    expect(look && nth(look.view.state.piles.dark.hand, 0)).toBeDefined()
    expect(
      look?.view.state.cards.filter(({ owner, key }) => owner === 'dark' && key === 'hidden').length,
    ).toBeGreaterThan(20)
  })
})
