/** What is handed on opens again as what lay on the table: links of games and positions, and reports. */

import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { runText } from '../../scenarios/format/run.ts'
import type { Intent } from '../../views/engine.ts'
import { current, forceActs, lossesOf } from '../../views/index.ts'
import { actions, useStore } from '../index.ts'
import { restore } from '../saves/kept.ts'
import { textIn } from '../saves/link.ts'
import { gameLink, positionLink, reportOf } from './index.ts'

const game = () => {
  const { history } = actions()
  if (!history) throw new Error('no game is on the table')
  return current(history)
}

/** Plays on by what is at hand: Force, cards, battles, drains; then passes. */
function playOn(answers: number): void {
  for (let i = 0; i < answers && game().decision; i++) {
    actions().takeSeat()
    const { drains, battles, activate } = forceActs(game())
    const [loss] = lossesOf(game()).filter(({ from }) => from !== 'hand')
    const by = game().decision!.by
    const act: Intent | undefined = activate
      ? { kind: 'activate', count: activate }
      : battles[0]
        ? { kind: 'battle', location: battles[0].location }
        : drains[0] && { kind: 'drain', location: drains[0].location }
    if (loss) actions().answer({ by, cards: [loss.card] })
    else if (act && game().decision?.kind === 'action') actions().answer({ by, act })
    else actions().pass()
  }
}

const outline = () => JSON.stringify([game().state, game().stack, game().decision])

beforeEach(async () => {
  actions().startGame({ decks: { light: null, dark: null }, edition: 'ar', seed: '11' })
  playOn(40)
})

test('a link of the game holds it whole, and a link of the position what lies there', async () => {
  const before = outline()
  const whole = await restore((await textIn((await gameLink(actions())) ?? '')) ?? '')
  expect(whole.state.history?.turns.length).toBe(actions().history?.turns.length)
  expect(JSON.stringify(whole.state.history && current(whole.state.history).state)).toBe(
    JSON.stringify(game().state),
  )
  const link = await positionLink(actions())
  const alone = (await restore((await textIn(link ?? '')) ?? '')).state.history
  expect(alone?.turns).toEqual([])
  expect(JSON.stringify(alone && [current(alone).state, current(alone).stack, current(alone).decision])).toBe(
    before,
  )
})

test('a report runs as a scenario, and dropped on the page it is the same table', async () => {
  const before = outline()
  const text = (await reportOf(actions(), 'The drain is one too low.')) ?? ''
  const report = JSON.parse(text)
  expect(report).toMatchObject({
    why: 'The drain is one too low.',
    report: { version: expect.stringMatching(/^\d/) },
  })
  expect(report.steps.length).toBeGreaterThan(0)
  expect(runText(text)).toMatchObject({ ok: true })
  await actions().openLesson('first-steps')
  await actions().importFile(new File([text], 'report.json'))
  expect(outline()).toBe(before)
  expect(useStore.getState().messages.filter(({ kind }) => kind === 'trouble')).toEqual([])
  const damaged = text.replace('"game": "#g=', '"game": "#g=x')
  await actions().importFile(new File([damaged], 'report.json'))
  expect(outline()).toBe(before)
  expect(useStore.getState().messages.at(-1)?.kind).toBe('trouble')
})
