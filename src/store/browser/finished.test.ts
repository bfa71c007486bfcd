import { beforeEach, expect, test } from 'vitest'
import { localStorage } from '../saves/storage.test-helper.ts'
import { finishedDamaged, finishedLessons, joinFinished, noteFinished } from './finished.ts'
import { remember } from './storage.ts'

beforeEach(() => localStorage.clear())

test('nothing kept is nothing learned', () => {
  expect(finishedLessons('finished')).toEqual([])
  expect(finishedDamaged('finished')).toBe(false)
  remember('finished', '')
  expect(finishedLessons('finished')).toEqual([])
})

test('what is done is noted once, at its own table', () => {
  noteFinished('finished', 'docking')
  expect(noteFinished('finished', 'clouds', 'docking')).toEqual(['docking', 'clouds'])
  expect(finishedLessons('ti4.finished')).toEqual([])
})

test('a damaged record gives what makes sense of it, and says so', () => {
  remember('finished', 'docking {"a":1} clouds <b>')
  expect(finishedDamaged('finished')).toBe(true)
  expect(finishedLessons('finished')).toEqual(['docking', 'clouds'])
  noteFinished('finished', 'weapons')
  expect(finishedDamaged('finished')).toBe(false)
})

test('more than any table has is cut', () => {
  remember('finished', Array.from({ length: 9000 }, (_, index) => `id-${index}`).join(' '))
  expect(finishedLessons('finished')).toHaveLength(5000)
  remember('finished', 'x'.repeat(300_000))
  expect(finishedLessons('finished')).toEqual([])
  expect(finishedDamaged('finished')).toBe(true)
})

test('what another browser wrote joins what is here', () => {
  noteFinished('finished', 'docking')
  expect(joinFinished('finished', 'clouds docking ../../x')).toEqual(['docking', 'clouds'])
})
