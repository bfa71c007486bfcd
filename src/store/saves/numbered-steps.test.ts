/** Tables that were kept while steps had numbers open in the midst of what was under way, and are played on. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { swccg } from '../../views/engine.ts'
import { ti4 } from '../ti4/engine.ts'
import { restoreTi4 } from '../ti4/restoring.ts'
import { restore } from './kept.ts'
import { namesOfDeeds, namesOfSteps, withNamedStep } from './numbered-steps.ts'

interface Numbered {
  landspeed?: number
  saved: { start: { stack: { does: string; step: unknown }[] }; turns: unknown[] }
}

const tables: Numbered[] = JSON.parse(readFileSync(new URL('numbered-steps.json', import.meta.url), 'utf8'))

const named = tables.map((table, at) => {
  const top = table.saved.start.stack.at(-1)
  return [`${at}: ${top?.does} ${top?.step}`, table] as const
})

test.each(named)('%s', async (_, table) => {
  for (const { step } of table.saved.start.stack) expect(typeof step).toBe('number')
  const text = JSON.stringify(table)
  const { history, brokenAt } =
    table.landspeed === undefined
      ? restoreTi4(text)
      : await restore(text).then(({ state, brokenAt }) => ({ history: state.history, brokenAt }))
  expect(brokenAt).toBeNull()
  expect(history?.turns.length).toBe(table.saved.turns.length)
})

const steps = new Map<string, readonly string[]>(
  Object.entries({ ...ti4.procedures, ...swccg.procedures }).flatMap(([name, { steps }]) =>
    steps === undefined ? [] : [[name, steps]],
  ),
)

test('every number has become the name of a step that there is', () => {
  const { window, ...names } = namesOfSteps
  expect(window).toEqual(['automatic', 'optional'])
  for (const [name, own] of Object.entries(names))
    expect(steps.get(name)).toEqual(expect.arrayContaining([...own]))
  for (const own of Object.values(namesOfDeeds))
    expect(steps.get('deed')).toEqual(expect.arrayContaining([...own]))
})

test('the names of the steps of a procedure differ', () => {
  for (const own of steps.values()) expect(new Set(own).size).toBe(own.length)
})

test('a retrieval once began at -2, and was over at -1', () => {
  const deed = { brings: 'retrieval' }
  expect(withNamedStep({ does: 'deed', deed, step: -2 })).toEqual({ does: 'deed', deed, step: 'begin' })
  expect(withNamedStep({ does: 'deed', deed, step: -1 })).toEqual({ does: 'deed', deed, step: 'over' })
})
