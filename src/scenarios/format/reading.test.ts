/** Scenarios that anybody may have written: what their made-up cards say is read to the last word, and everything is bounded. */

import { expect, test } from 'vitest'
import { readWhole } from './reading.ts'
import { en } from './wrong.en.ts'
import { fr } from './wrong.fr.ts'
import { inWords } from './wrong.ts'

const file = (more: object) =>
  JSON.stringify({
    id: 'x',
    start: { turn: 'light', phase: 'move', locations: ['Yavin 4: Jungle'] },
    steps: [],
    ...more,
  })

/** A made-up Effect that says this. */
const phrase = (...text: object[]) => file({ define: { Odd: { side: 'light', type: 'effect', text } } })

const drain = { does: 'changes drain', where: {}, add: 1 }

const told = (text: string): [en: string, fr: string] | null => {
  const read = readWhole(text)
  return read.ok ? null : [inWords(en, read), inWords(fr, read)]
}

test('what a made-up card may say is read', () => {
  expect(told(file({}))).toBeNull()
  expect(told(phrase({ does: 'modify', what: 'power', who: { type: 'character' }, add: 1 }))).toBeNull()
})

test.each([
  ['no filter', { does: 'modify', what: 'power', who: null, add: 1 }, /text\[0\]\.who/],
  ['a word that is unknown', { does: 'nothing' }, /text\[0\]\.does: "nothing" is not known/],
  [
    'a filter with a stray key',
    { does: 'modify', what: 'power', who: { tpye: 'character' }, add: 1 },
    /who\.tpye/,
  ],
  [
    'deep in a filter',
    { does: 'modify', what: 'power', who: { not: { and: { type: 7 } } }, add: 1 },
    /who\.not\.and\.type/,
  ],
  ['too much', { does: 'modify', what: 'power', who: {}, add: 1e9 }, /add: This is too much/],
  ['nothing of what it needs', { does: 'modify', add: 1 }, /is missing/],
  ['a number that is a text', { ...drain, add: '1' }, /text\[0\]/],
])('%s is refused with its place, in both languages', (_, text, said) => {
  const found = told(phrase(text))
  expect(found?.[0]).toMatch(said)
  expect(found?.[1]).not.toBe(found?.[0])
})

test('names that objects have of themselves, and far too many names, are refused', () => {
  for (const name of ['constructor', 'toString', 'hasOwnProperty'])
    expect(told(file({ cards: { [name]: 'Luke Skywalker' } }))?.[0]).toMatch(/of itself/)
  const cards = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`a${at}`, 'Luke Skywalker']))
  expect(told(file({ cards }))?.[0]).toMatch(/so many things/)
})
