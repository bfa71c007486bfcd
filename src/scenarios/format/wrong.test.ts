import { expect, test } from 'vitest'
import { namedIn } from '../../kernel/index.ts'
import { en } from './wrong.en.ts'
import { fr } from './wrong.fr.ts'
import { inWords, wrong } from './wrong.ts'

test('both languages name the same in every sentence', () => {
  const blanks = (book: typeof en | typeof fr) =>
    Object.entries(book.sentences).map(([key, text]) => [key, [...new Set(namedIn(text).all)].sort()])
  expect(blanks(fr)).toEqual(blanks(en))
})

test('a place, words of the book, and what would do as well are told; what is endless is cut', () => {
  const problem = { ...wrong('wrong kind', { kind: 'array', instead: 'string' }), or: [wrong('misfit')] }
  expect(inWords(en, { path: 'start.place[3].slot', wrong: problem })).toBe(
    'In the file at start.place[3].slot: What is expected here is a list, not a text. Or: This does not fit here.',
  )
  expect(inWords(fr, { path: 'start.place[3].slot', wrong: problem })).toBe(
    'Dans le fichier, à start.place[3].slot\u00a0: On attend ici une liste, et non un texte. Ou\u00a0: Ceci ne convient pas ici.',
  )
  const long = 'x'.repeat(20_000)
  expect(inWords(en, { path: long, wrong: wrong('stray key', { name: long }) }).length).toBeLessThan(300)
})
