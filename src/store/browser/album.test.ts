/** What was met is kept, joined with what others have noted, and begins anew where it is damaged. */

import { beforeEach, expect, test } from 'vitest'
import { localStorage } from '../saves/storage.test-helper.ts'
import { beginAlbumAnew, joinAlbum, noteMet, recallAlbum, useAlbum, writtenAlbum } from './album.ts'

beforeEach(() => {
  localStorage.clear()
  recallAlbum()
})

const kept = () => JSON.parse(localStorage.getItem('landspeed.album') ?? 'null')

test('what was met is kept once, by how it was met', () => {
  noteMet('refused', ['MOV-054'])
  noteMet('applied', ['MOV-054', 'MOV-051'])
  noteMet('refused', ['MOV-054'])
  expect(kept()).toEqual({ refused: ['MOV-054'], applied: ['MOV-054', 'MOV-051'] })
  recallAlbum()
  expect(writtenAlbum()).toEqual(kept())
})

test('what another tab has noted meanwhile stays', () => {
  noteMet('refused', ['MOV-054'])
  localStorage.setItem('landspeed.album', JSON.stringify({ refused: ['BAT-001'], applied: [] }))
  noteMet('refused', ['DEP-001'])
  expect(kept().refused.sort()).toEqual(['BAT-001', 'DEP-001', 'MOV-054'])
})

test.each([
  '{',
  '[]',
  '{"refused":["MOV-054"]}',
  '{"refused":["<b>"],"applied":[]}',
  '{"refused":3,"applied":[]}',
])('a damaged record is told of, and begins anew: %s', (text) => {
  localStorage.setItem('landspeed.album', text)
  recallAlbum()
  expect(useAlbum.getState().damaged).toBe(true)
  noteMet('applied', ['MOV-051'])
  expect(useAlbum.getState().damaged).toBe(true)
  beginAlbumAnew()
  recallAlbum()
  expect(useAlbum.getState().damaged).toBe(false)
  expect(writtenAlbum()).toEqual({ refused: [], applied: ['MOV-051'] })
})

test('of another browser all is taken in, or nothing', () => {
  noteMet('refused', ['MOV-054'])
  expect(joinAlbum({ refused: ['BAT-001'], applied: ['no rule'] })).toBe(false)
  expect(joinAlbum({ refused: ['BAT-001'], applied: [] })).toBe(true)
  expect(kept()).toEqual({ refused: ['MOV-054', 'BAT-001'], applied: [] })
})
