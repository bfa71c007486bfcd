/** What is heard follows from what happens, and from nothing else. */

import { beforeEach, expect, test } from 'vitest'
import { actions, useStore } from '../../store/index.ts'
import { current, facts } from '../../views/index.ts'
import { heardBetween } from './cues.ts'

const state = () => useStore.getState()
const heard = (act: () => void) => {
  const before = state()
  act()
  return heardBetween(before, state()).map(({ cue, count }) => `${cue} ${count}`)
}
const card = (alias: string) => actions().names[alias] ?? -1
const place = (title: string) => {
  const { history } = actions()
  const p = history ? current(history).state : null
  return `at:${p?.layout.find((one) => facts(p, one).title === title)}`
}

beforeEach(() => actions().openLesson('first-steps'))

test('lifting, landing and being refused are heard', () => {
  expect(heard(() => actions().pick(card('luke')))).toEqual(['lift 1'])
  expect(heard(() => actions().pick(null))).toEqual(['putBack 1'])
  actions().pick(card('luke'))
  expect(heard(() => actions().tryMove(place('Tatooine: Dune Sea')))).toEqual(['refused 1'])
  actions().pick(card('luke'))
  expect(heard(() => actions().tryMove(place('Tatooine: Cantina')))).toContain('land 1')
})

test('what is taken back, and another table, are silent', async () => {
  actions().pick(card('luke'))
  actions().tryMove(place('Tatooine: Cantina'))
  expect(heard(() => actions().undo())).toEqual([])
  const before = state()
  await actions().openLesson('ships-and-landing')
  expect(heardBetween(before, state())).toEqual([])
})
