/** A hint says where to look, and which card it is done with. */

import { expect, test } from 'vitest'
import { facts } from '../../views/index.ts'
import { actions } from '../index.ts'
import { hintFor } from './hints.ts'
import { gameNow } from './shown.test-helper.ts'

async function hints(lesson: string) {
  await actions().openLesson(lesson)
  const { scenario, names } = actions()
  const title = (card: number | null) => (card === null ? null : facts(gameNow().state, card).title)
  return scenario?.steps.map((step) => {
    const hint = hintFor(gameNow(), names, step)
    return hint && { at: hint.at, place: title(hint.place), card: title(hint.card) }
  })
}

test('a move leads from its place to its card', async () => {
  const [first] = (await hints('first-steps')) ?? []
  expect(first).toEqual({ at: 'place', place: 'Tatooine: Jundland Wastes', card: 'Luke Skywalker' })
})

test('what is done with a pile, by passing or at a place says so', async () => {
  const [activate, pass, , drain] = (await hints('turn-by-turn')) ?? []
  expect(activate).toEqual({ at: 'pile', place: null, card: null })
  expect(pass).toEqual({ at: 'pass', place: null, card: null })
  expect(drain).toEqual({ at: 'place', place: 'Tatooine: Mos Eisley', card: null })
})
