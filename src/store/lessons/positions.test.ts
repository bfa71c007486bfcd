/** Every rule that the game refuses or applies has something that shows it, and all of that can be played. */

import { env } from 'node:process'
import { expect, test } from 'vitest'
import { actions, loadRules, loadSpeech, ruleIds } from '../index.ts'
import { lessonById, lessons } from './lessons.ts'
import { where } from './positions.ts'
import { showing, shownBothWays } from './showing.ts'
import { shown as shownToItsEnd } from './shown.test-helper.ts'

/** Rules that no scenario can show: they are about lists of cards, about a game that is over, or about cards we do not have. */
const notShown = ['DECK-001', 'DECK-002', 'DECK-003', 'DEP-028', 'PLAY-001']

test('every rule but a few is shown by something', async () => {
  const shown = await showing()
  expect(ruleIds().filter((id) => !shown[id])).toEqual(notShown)
})

test('what is named stands on the shelf, or is told where to find', async () => {
  const shelf = new Set((await lessons()).map(({ id }) => id))
  const named = new Set(Object.values(await showing()).flat())
  expect([...named].filter((id) => !shelf.has(id) && !where[id])).toEqual([])
  expect(Object.keys(where).filter((id) => shelf.has(id))).toEqual([])
})

test('what shows a rule both ways stands on the shelf, refuses by it and allows something', async () => {
  const id = await shownBothWays(['no such rule', 'MOV-054'])
  const one = (await lessons()).find((lesson) => lesson.id === id)
  const steps: { expect?: { illegal?: unknown } }[] = JSON.parse(one?.text ?? '{"steps":[]}').steps
  expect(JSON.stringify(steps.map(({ expect }) => expect?.illegal))).toContain('MOV-054')
  expect(steps.some(({ expect }) => expect?.illegal === undefined)).toBe(true)
  expect(await shownBothWays(['no such rule'])).toBeNull()
})

test('a position is about the rule for whose sake it is opened', async () => {
  await actions().openLesson('EX-KRN-24', 'TRM-338')
  expect(actions().scenario?.rules[0]).toBe('TRM-338')
  expect(actions().source).toMatchObject({ id: 'EX-KRN-24', lesson: true })
})

test('of those that the guide finds no way through the bare position is opened', async () => {
  await loadSpeech('en')
  await loadRules('en')
  await actions().openLesson('EX-ATK-01', 'ATK-006')
  expect(actions().scenario?.steps).toEqual([])
  expect(actions().source).toMatchObject({ id: 'EX-ATK-01', lesson: false })
})

/** One of so many is looked at: `ALL` looks at each. */
const apart = env.ALL ? 1 : 12

test.each(Object.keys(where).filter((_, at) => at % apart === 0))('%s is shown to its end', async (id) => {
  const lesson = await lessonById(id)
  expect(lesson).toMatchObject({ id, story: false, texts: {} })
  await actions().openLesson(id)
  if (lesson?.steps) expect(shownToItsEnd()).toBeNull()
})
