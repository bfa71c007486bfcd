import { expect, test } from 'vitest'
import { inTodaysWords } from './former.ts'

const jawas = { is: 'Jawa' }

test.each([
  [
    { does: 'modify', what: 'power', who: 'self', add: 2, each: jawas },
    { times: 2, of: { count: jawas } },
  ],
  [{ does: 'modify', what: 'power', who: 'self', add: 1, each: jawas }, { count: jawas }],
  [
    { does: 'modify', what: 'power', who: 'self', add: 2, each: jawas, most: 3 },
    { times: 2, of: { atMost: 3, of: { count: jawas } } },
  ],
  [
    { does: 'modify', what: 'power', who: 'target', plus: 'ability' },
    { stat: 'ability', of: 'it' },
  ],
  [
    { does: 'changes battle total', what: 'power', add: 2, each: jawas, pairedWith: { is: 'Tusken Raider' } },
    { times: 2, of: { count: jawas, pairedWith: { is: 'Tusken Raider' } } },
  ],
  [
    { does: 'Force drain', where: {}, add: 1, eachHeld: { held: 'occupied', where: {} }, most: 3 },
    { atMost: 3, of: { places: { held: 'occupied', where: {} } } },
  ],
])('%j', (former, add) => {
  expect(inTodaysWords([former])).toMatchObject([{ does: former.does, add }])
  const [text] = inTodaysWords([former]) as object[]
  for (const field of ['each', 'eachHeld', 'most', 'plus', 'pairedWith'])
    expect(text).not.toHaveProperty(field)
})

test.each([
  [
    { brings: 'retrieval', count: 'forfeit', more: 5 },
    { count: { sum: [{ stat: 'forfeit', of: 'it' }, 5] } },
  ],
  [{ brings: 'retrieval', count: 'destiny' }, { count: { the: 'destiny' } }],
  [{ brings: 'Force loss', whose: 'opponent', count: 'X' }, { count: { the: 'X' } }],
  [
    { brings: 'Force loss', whose: 'each', count: { of: 2, more: [{ add: 1, if: { emptyHere: true } }] } },
    { count: { sum: [2, { if: { emptyHere: true }, give: 1 }] } },
  ],
  [{ brings: 'activation', whose: 'you', count: { of: 1, each: jawas } }, { count: { count: jawas } }],
  [{ brings: 'change of loss', by: 'X' }, { by: { the: 'X' } }],
])('%j', (former, now) => expect(inTodaysWords(former)).toMatchObject(now))

test('what a destiny is compared with', () => {
  const than = (measure: unknown) => inTodaysWords({ is: 'below', than: measure })
  expect(than({ ability: 'target' })).toEqual({ is: 'below', than: { stat: 'ability', of: 'target' } })
  expect(than({ defenseValue: 'targets' })).toEqual({
    is: 'below',
    than: { stat: 'defense value', of: 'target' },
  })
})

test('what is in the words of today stays the very same', () => {
  const text = { does: 'modify', what: 'power', who: 'self', add: { times: 2, of: { count: jawas } } }
  const draws = { brings: 'draw', count: { the: 'placed' } }
  for (const value of [text, draws, [text, draws], { is: 'above', than: 3 }])
    expect(inTodaysWords(value)).toEqual(value)
})
