/** Rules are met at the table: by what is refused, and by what is at work. In a replay none is. */

import { beforeEach, expect, test } from 'vitest'
import { noteMet, useAlbum } from '../browser/album.ts'
import { actions, useStore } from '../index.ts'

const met = () => useAlbum.getState().met

beforeEach(() => useAlbum.setState({ met: { refused: new Set(), applied: new Set() }, damaged: false }))

const refusal = { card: null, place: null, to: null, refused: [] }
const byRule = (rule: string, also: string[] = []) => ({
  ...refusal,
  refused: [
    { using: 'pass' as const, verdict: { legal: false as const, reasons: [{ rule, with: {}, also }] } },
  ],
})

test('a lesson that is played to its end meets rules both ways', async () => {
  await actions().openLesson('EX-MOV-10')
  for (let i = 0; i < 20; i++) actions().showMe()
  expect(met().applied.size + met().refused.size).toBeGreaterThan(0)
})

test('a refusal is noted with what is told beside it, under the ids of our rules', () => {
  useStore.setState({ source: { id: 'game', lesson: false, game: true } })
  actions().refuse(byRule('MOV-054', ['TRM-257', 'no rule']))
  expect([...met().refused]).toEqual(['MOV-054', 'MOV-050'])
})

test('in a replay nothing is met', () => {
  useStore.setState({ source: { id: 'game', lesson: false, game: true, replay: { view: 'both' } } })
  actions().refuse(byRule('MOV-054'))
  expect(met().refused.size).toBe(0)
})

test('nothing is noted where nothing was met', () => {
  noteMet('refused', [])
  expect(met().refused.size).toBe(0)
})
