import { describe, expect, test, vi } from 'vitest'
import '../saves/storage.test-helper.ts'
import { current, type Game, type Position, swccg } from '../../views/engine.ts'
import { actions, recallDecks, rememberDecks, useStore } from '../index.ts'
import { load } from '../replay/replay.ts'
import { restore } from '../saves/kept.ts'
import { inPage, type StartHead, thinker } from './opponent-client.ts'
import type { Heard, Question } from './opponent-protocol.ts'

const wish = { side: 'light', level: 'trooper', pace: 'fast', budget: 200, reasons: true } as const
const begin = (seed = 'p1') =>
  actions().startPractice(wish, { decks: { light: null, dark: null }, edition: 'ar', seed })

const game = (): Game<Position> => {
  const { history } = actions()
  if (!history) throw new Error('there is no game')
  return current(history)
}

/** Waits until it is the person's decision. */
const own = () =>
  vi.waitUntil(() => game().decision === null || game().decision?.by === 'light', {
    timeout: 20_000,
    interval: 5,
  })

describe('a game against an opponent of ours', () => {
  test('goes on by itself until the person is asked; only he is shown his hand, and there is no curtain', async () => {
    expect(begin()).toEqual([])
    await own()
    expect(game().decision?.by).toBe('light')
    expect(actions().source?.practice).toMatchObject({ side: 'light', level: 'trooper' })
    const before = actions().history?.at ?? 0
    for (let answers = 0; answers < 12; answers++) {
      actions().pass()
      if (game().decision?.mayPass === false) actions().askAdvice()
      await own()
      if (actions().advice) {
        await vi.waitUntil(() => actions().advice?.answer, { timeout: 5000 })
        actions().takeAdvice()
        await own()
      }
    }
    expect(actions().history?.at ?? 0).toBeGreaterThan(before + 12)
    expect(game().state.turn.number).toBeGreaterThan(0)
  })
})

describe('what thinks', () => {
  const question = (): Question => ({
    level: 'trooper',
    budget: 10,
    seed: '1',
    view: swccg.redact(game(), game().decision?.by ?? 'light'),
    memory: null,
    deck: [],
    past: [],
  })

  /** Starts heads that fail in the ways given, one after the other, and then one that does not. */
  function failing(...ways: ('dies' | 'silent' | 'throws')[]): { start: StartHead; ended: () => number } {
    let ended = 0
    const start: StartHead = (hear, die) => {
      const way = ways.shift()
      if (!way) return inPage(hear)
      return {
        ready: Promise.resolve(),
        ask({ id }: { id: number }) {
          if (way === 'dies') die()
          if (way === 'throws') hear({ id, fault: 'no' } satisfies Heard)
        },
        end: () => {
          ended += 1
        },
      }
    }
    return { start, ended: () => ended }
  }

  test('is started again when it dies, falls silent or fails, and is asked the same', async () => {
    begin()
    await own()
    const wanted = await thinker(inPage).ask(question())
    expect(wanted).not.toBeNull()
    for (const way of ['dies', 'silent', 'throws'] as const) {
      const { start, ended } = failing(way)
      expect(await thinker(start, 30).ask(question()), way).toEqual(wanted)
      expect(ended(), way).toBe(1)
    }
  })

  test('is not given up for being slow once it has begun', async () => {
    begin()
    await own()
    let started = 0
    const slow: StartHead = (hear) => {
      started += 1
      let timer: ReturnType<typeof setTimeout> | undefined
      const head = inPage((heard) => {
        timer = setTimeout(() => hear(heard), 150)
      })
      return {
        ready: head.ready,
        ask(asked) {
          hear({ id: asked.id, begun: true })
          head.ask(asked)
        },
        end() {
          clearTimeout(timer)
          head.end()
        },
      }
    }
    // Its budget is 10 ms: one that is dead would be given up after 50.
    expect(await thinker(slow, 30).ask(question())).not.toBeNull()
    expect(started).toBe(1)
  })

  test('answers in the page where no worker lives, and gives up where nothing answers at all', async () => {
    const { start } = failing('dies', 'dies', 'dies', 'dies', 'dies')
    expect(await thinker(start, 30).ask(question())).not.toBeNull()
    const over = { ...question(), view: { ...question().view, decision: null } }
    expect(await thinker(inPage, 30).ask(over)).toBeNull()
  })

  test('tells nobody what was asked before it was dropped', async () => {
    const mind = thinker(inPage)
    const told: unknown[] = []
    void mind.ask(question()).then((reply) => told.push(reply))
    mind.drop()
    const last = await mind.ask(question())
    expect(last).not.toBeNull()
    expect(told).toEqual([])
  })
})

test('its reasons are kept with the table, told in a replay, and gone with what is undone', async () => {
  begin('reasons')
  await own()
  for (let passes = 0; passes < 8 && Object.keys(actions().reasons).length < 3; passes++) {
    actions().pass()
    await own()
  }
  const { history, reasons, table } = actions()
  const told = Object.keys(reasons).map(Number)
  expect(told.length).toBeGreaterThan(2)
  for (const at of told) expect(history?.turns[at - 1]?.answer.by).toBe('dark')

  const text = (await actions().exportTable(table ?? '')) ?? ''
  expect((await restore(text)).state.reasons).toEqual(reasons)
  // What is no reason about cards of this game is left out.
  const { length } = game().state.cards
  const strange = {
    1: { say: 'deploy to', with: { card: length, at: 0 } },
    2: { say: 7, with: {} },
    x: { say: 'seen', with: {} },
    9999: { say: 'seen', with: {} },
  }
  expect((await restore(JSON.stringify({ ...JSON.parse(text), reasons: strange }))).state.reasons).toEqual({})

  actions().openReplay(table ?? '')
  await load(table ?? '')
  expect(actions().source?.replay).toBeDefined()
  expect(actions().reasons).toEqual(reasons)
  actions().go('table')
  expect(actions().reasons).toEqual(reasons)

  // What the person answers in its place has not been its answer.
  const last = told.at(-1) ?? 0
  const { source } = actions()
  if (!history || !source) throw new Error('there is no game')
  const practice = { ...wish, side: 'dark' } as const
  useStore.setState({ history: { ...history, at: last - 1 }, source: { ...source, practice } })
  actions().answer(history.turns[last - 1]!.answer)
  expect(actions().reasons[last]).toBeUndefined()
})

test('a lesson has an opponent that follows its script, and then plays on by itself', async () => {
  await actions().openLesson('turn-by-turn')
  actions().setPractice({ pace: 'fast' })
  const steps = actions().scenario?.steps.length ?? 0
  for (let i = 0; i < 60 && actions().progress.length < steps; i++) {
    await own()
    actions().showMe()
  }
  expect(actions().progress).toHaveLength(steps)
  const { names, history } = actions()
  const deployed = history?.turns.flatMap(({ answer }) =>
    'act' in answer && answer.act.kind === 'deploy' && answer.by === 'dark' ? answer.act.cards : [],
  )
  expect(deployed).toEqual([names.first, names.second])
  // The script is over: the game goes on by the opponent's own answers.
  const before = actions().history?.at ?? 0
  for (let i = 0; i < 6; i++) {
    if (game().decision?.mayPass) actions().pass()
    else actions().askAdvice()
    if (actions().advice) {
      await vi.waitUntil(() => actions().advice?.answer, { timeout: 5000 })
      actions().takeAdvice()
    }
    await own()
  }
  const theirs = actions()
    .history?.turns.slice(before)
    .filter(({ answer }) => answer.by === 'dark')
  expect(theirs?.length).toBeGreaterThan(0)
})

test('undo leads back to the own last decision, and never across what has been shown since', async () => {
  begin('p2')
  await own()
  const start = actions().history?.at ?? 0
  expect(useStore.getState().opponent).toBeNull()
  // Before the first turn nothing can be taken back: the opponent's cards have been seen.
  actions().undo()
  expect(actions().history?.at).toBe(start)
  // Activating shows nobody anything: it is taken back, whatever the opponent has passed meanwhile.
  actions().answer({ by: 'light', act: { kind: 'activate', count: 1 } })
  await own()
  expect(actions().history?.at).toBeGreaterThan(start)
  actions().undo()
  expect(actions().history?.at).toBe(start)
  expect(game().decision?.by).toBe('light')
})

test('the decks that were wanted last are wanted again; a list that was pasted is not kept', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  rememberDecks({ light: { kind: 'chosen', id: 'heroes' }, dark: { kind: 'random', id: null } })
  expect(recallDecks()).toEqual({
    light: { kind: 'chosen', id: 'heroes' },
    dark: { kind: 'random', id: null },
  })
  rememberDecks({ light: { kind: 'list', id: null }, dark: { kind: 'chosen', id: 'scouts' } })
  expect(recallDecks()).toEqual({ dark: { kind: 'chosen', id: 'scouts' } })
  kept.clear()
  expect(recallDecks()).toEqual({})
  vi.unstubAllGlobals()
})
