/** Which presses answer, by the clock alone. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let slips: typeof import('./slips.ts')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16))
  vi.resetModules()
  slips = await import('./slips.ts')
  slips.askedAnew()
  vi.advanceTimersByTime(1000)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const press = () => slips.pressBegan(performance.now())

test('a press that comes after a moment answers, and all that it does belongs to it', () => {
  press()
  expect(slips.slips()).toBe(false)
  slips.askedAnew()
  expect(slips.slips()).toBe(false)
})

test('a press that began before the question was seen answers nothing, however late it ends', () => {
  press()
  expect(slips.slips()).toBe(false)
  slips.askedAnew()
  vi.advanceTimersByTime(100)
  press()
  vi.advanceTimersByTime(2000)
  expect(slips.slips()).toBe(true)
})

test('a quarter of a second after the question has been drawn it is answered', () => {
  slips.askedAnew()
  vi.advanceTimersByTime(17 + 249)
  press()
  expect(slips.slips()).toBe(true)
  vi.advanceTimersByTime(2)
  press()
  expect(slips.slips()).toBe(false)
})

test('a page that is slow to draw gives as long to look', () => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 900))
  slips.askedAnew()
  vi.advanceTimersByTime(600)
  press()
  expect(slips.slips()).toBe(true)
  vi.advanceTimersByTime(600)
  press()
  expect(slips.slips()).toBe(false)
})

test('the same small act may be told twice, and what no hand does is never kept', () => {
  press()
  expect(slips.slips()).toBe(false)
  slips.askedAnew()
  press()
  expect(slips.slips(true)).toBe(false)
  slips.pressEnded()
  slips.askedAnew()
  expect(slips.slips()).toBe(false)
})

test('who waits for a question to be seen is told, also where it was asked before he listened', () => {
  slips.askedAnew()
  const told: boolean[] = []
  slips.onFresh((fresh) => told.push(fresh))
  vi.advanceTimersByTime(300)
  expect(told).toEqual([true, false])
})
