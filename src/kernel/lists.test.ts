import { expect, test } from 'vitest'
import { asList, firstOf, isKeyOf, isOneOf, lastOf, nth, recordOf } from './index.ts'

test('what stands at a place of a list, or an error that says so', () => {
  expect([nth([4, 5], 1), firstOf([4, 5]), lastOf([4, 5])]).toEqual([5, 4, 5])
  for (const place of [-1, 2, Number.NaN]) expect(() => nth([4, 5], place)).toThrow('no place')
  expect(() => firstOf([])).toThrow()
  expect(() => lastOf([])).toThrow()
})

test('one of several, and a key of a record itself', () => {
  expect([isOneOf(['a', 'b'], 'b'), isOneOf(['a', 'b'], 1)]).toEqual([true, false])
  expect([isKeyOf({ a: 1 }, 'a'), isKeyOf({ a: 1 }, 'toString'), isKeyOf({ a: 1 }, 1)]).toEqual([
    true,
    false,
    false,
  ])
  expect(recordOf(['a', 'b'], (key) => key + key)).toEqual({ a: 'aa', b: 'bb' })
  expect([asList(undefined), asList(1), asList([1, 2])]).toEqual([[], [1], [1, 2]])
})
