/** Saves come back as they were: those of today, and those of every earlier version of the page. */

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { current } from '../../views/index.ts'
import { actions } from '../index.ts'
import { Unfit } from './check.ts'
import { kept, restore, summaryOf, textOf } from './kept.ts'

const older = new URL('older/', import.meta.url)

/** How many of its answers each takes: the rules have changed since the first game was saved. */
const fits: Record<string, number> = {
  '1-source-text.json': 2,
  '2-first-game.json': 40,
  '3-database.json': 2,
  '4-asked-openly.json': 40,
  '5-parts.json': 40,
  '6-practice.json': 30,
  '7-reasons.json': 60,
}

test.each(readdirSync(older))('a save of an earlier version opens: %s', async (file) => {
  const text = readFileSync(new URL(file, older), 'utf8')
  const { state, brokenAt } = await restore(text)
  const { turns } = JSON.parse(text).saved
  expect(state.history?.turns.length).toBe(brokenAt ?? turns.length)
  expect(state.history?.turns.length).toBe(fits[file])
  if (state.source?.lesson) expect(state.scenario?.steps.length).toBeGreaterThan(0)
  const { source, reasons = {} } = JSON.parse(text)
  expect(state.source?.practice).toEqual(source.practice)
  expect(state.reasons).toEqual(reasons)
})

test('what is written comes back the same, and says what it is without being opened', async () => {
  await actions().openLesson('first-steps')
  actions().showMe()
  actions().showMe()
  const what = kept(actions())
  if (!what) throw new Error('nothing is kept')
  const text = textOf({ ...what, written: 7, name: 'Mine "1"' })
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...what, written: 7, name: 'Mine "1"' })))
  const { state, name, written } = await restore(text)
  expect({ name, written }).toEqual({ name: 'Mine "1"', written: 7 })
  const { history, progress, scenario } = actions()
  expect(JSON.stringify(state.history && current(state.history))).toBe(
    JSON.stringify(history && current(history)),
  )
  expect({ progress: state.progress, scenario: state.scenario }).toEqual({ progress, scenario })
  expect(summaryOf(actions(), { id: 'x', name: '', created: 1, written: 2 })).toMatchObject({
    kind: 'lesson',
    source: 'first-steps',
    title: { en: 'First steps' },
    decisions: 1,
    done: false,
    places: expect.arrayContaining(['Tatooine: Cantina']),
  })
})

test('a part that does not fit is said at which answer, and what is before it stands', async () => {
  await actions().startGame({ decks: { light: null, dark: null }, edition: 'ar', seed: 's' })
  actions().takeSeat()
  actions().answer({ by: 'dark', act: { kind: 'activate', count: 1 } })
  const what = kept(actions())
  const saved = structuredClone(what) as NonNullable<typeof what>
  const turns = [...saved.saved.turns, { answer: { by: 'dark' as const, number: 99 }, automatic: [] }]
  const text = JSON.stringify({ ...saved, saved: { ...saved.saved, turns, at: 2 } })
  const { state, brokenAt } = await restore(text)
  expect(brokenAt).toBe(1)
  expect(state.history?.at).toBe(1)
})

/** A game in which Dark has activated 1 Force, as a file holds it, with another act in the place of that. */
async function withAct(act: unknown) {
  await actions().startGame({ decks: { light: null, dark: null }, edition: 'ar', seed: 's' })
  actions().takeSeat()
  actions().answer({ by: 'dark', act: { kind: 'activate', count: 1 } })
  const file = JSON.parse(textOf(kept(actions())!))
  expect(file.saved.turns).toEqual([
    { answer: { by: 'dark', act: { activate: { count: 1 } } }, automatic: expect.anything() },
  ])
  file.saved.turns[0].answer.act = act
  return restore(JSON.stringify(file))
}

test('an act is kept under the name of its kind, as in every version, and is played by its kind', async () => {
  const { state, brokenAt } = await withAct({ activate: { count: 1 } })
  expect(brokenAt).toBeNull()
  expect(state.history?.turns[0]?.answer).toEqual({ by: 'dark', act: { kind: 'activate', count: 1 } })
})

test.each([
  3,
  null,
  [],
  {},
  { activate: 1 },
  { activate: null },
  { activate: [1] },
  { activate: { count: 1 }, draw: { count: 1 } },
  { activate: { count: 1, kind: 'draw' } },
  { nothing: { count: 1 } },
  { kind: { count: 1 } },
  { kind: 'activate' },
])('what was kept as an act and is none is refused as any other: %j', async (act) => {
  expect((await withAct(act)).brokenAt).toBe(0)
})

test('what is no save is refused by its kind', async () => {
  const wrong = async (text: string) => {
    try {
      await restore(text)
    } catch (error) {
      return error instanceof Unfit ? error.wrong : String(error)
    }
    return null
  }
  expect(await wrong('{"landspeed":1,"saved":')).toBe('cut')
  expect(await wrong('{"id":"X"}')).toBe('foreign')
  expect(await wrong('{"landspeed":2}')).toBe('newer')
  expect(await wrong('{"landspeed":1}')).toBe('damaged')
  expect(await wrong(`{"landspeed":1,"x":"${'x'.repeat(9e6)}"}`)).toBe('tooMuch')
  expect(await wrong(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)).toBe('foreign')
})
