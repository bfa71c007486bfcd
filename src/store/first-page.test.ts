/** The page comes with a part of the engine; the rest is here only once something has been done. The order matters. */

import { expect, test } from 'vitest'
import { loadAllCards } from './cards.ts'
import { actions, atPlace, current, facts, setUp, swccg } from './index.ts'
import { isWhole } from './whole.ts'

const game = () => {
  const { history } = actions()
  if (!history) throw new Error('no lesson is on the table')
  return current(history)
}
const card = (alias: string) => actions().names[alias] ?? -1
const place = (title: string) => {
  const { state } = game()
  return atPlace(state.layout.find((one) => facts(state, one).title === title) ?? -1)
}
/** A machine that builds for others may be slow. */
const patience = { timeout: 30_000 }

const legal = () => {
  const { state, stack } = game()
  return (['light', 'dark'] as const).map((player) => [...swccg.legal(state, stack, player)])
}

test('the first lesson is laid, looked at and explained without the rest', async () => {
  await actions().start('')
  expect(actions().source).toEqual({ id: 'first-steps', lesson: true })
  actions().pick(card('luke'))
  expect([...actions().targets.keys()]).toContain(place('Tatooine: Cantina'))
  actions().hover(place('Tatooine: Jundland Wastes'))
  expect(actions().hint?.refused[0]?.verdict.reasons.map(({ rule }) => rule)).toContain('MOV-054')
  expect(isWhole()).toBe(false)
})

test('nobody has a hand there, and what is legal is the same with and without the rest', async () => {
  const before = legal()
  expect(before[0]).not.toEqual([])
  const { piles } = game().state
  expect([...piles.light.hand, ...piles.dark.hand]).toEqual([])

  // What is done meanwhile waits: of two things the last, though the card has been let go.
  actions().pass()
  actions().pick(card('luke'))
  actions().tryMove(place('Tatooine: Cantina'))
  actions().pick(null)
  expect(isWhole()).toBe(false)
  expect(legal()).toEqual(before)
  const opened = game()
  await expect.poll(isWhole, patience).toBe(true)
  expect([...swccg.legal(opened.state, opened.stack, 'light')]).toEqual(before[0])
  expect([...swccg.legal(opened.state, opened.stack, 'dark')]).toEqual(before[1])
  await expect.poll(() => game().state.piles.light.force.length, patience).toBe(3)
  expect(game().state.turn.phase).toBe('move')
  expect(game().events.map(({ say }) => say)).toContain('move/landspeed')
})

test('all cards together make the same table of it', async () => {
  const { scenario, history } = actions()
  if (!scenario) throw new Error('no lesson is on the table')
  await loadAllCards()
  const laid = setUp(scenario)
  expect(laid.ok && laid.start.state).toEqual(history?.start.state)
})
