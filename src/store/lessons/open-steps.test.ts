import { expect, test } from 'vitest'
import { current } from '../../views/index.ts'
import { legalIntents } from '../../views/legal.ts'
import { actions, useStore } from '../index.ts'

const game = () => current(useStore.getState().history!)

test('an attack with the company that the table offers does the step that names the creature alone', async () => {
  await actions().openLesson('creatures-and-attacks')
  actions().showMe()
  actions().showMe()
  const done = useStore.getState().progress.length
  const [attack] = legalIntents(game(), ({ kind }) => kind === 'attack')
  expect(attack).toBeDefined()
  actions().answer({ by: 'light', act: attack!.intent })
  expect(useStore.getState().offTrack).toBeNull()
  expect(useStore.getState().progress.length).toBe(done + 1)
})

test('what a lesson has revealed is taken back without a question', async () => {
  await actions().openLesson('creatures-and-attacks')
  actions().showMe()
  actions().showMe()
  actions().showMe()
  const { at } = useStore.getState().history!
  actions().undo()
  expect(useStore.getState().dialog).toBeNull()
  expect(useStore.getState().history!.at).toBe(at - 1)
})
