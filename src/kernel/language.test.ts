import { expect, test } from 'vitest'
import { chainOf, filledUp, languageOf, languages } from './language.ts'

test('a tag means one of our languages, or none', () => {
  expect(languageOf('fr-CA')).toBe('fr')
  expect(languageOf('EN')).toBe('en')
  expect(languageOf('tlh')).toBeUndefined()
  expect(languageOf(null)).toBeUndefined()
})

test('every language falls back on English in the end', () => {
  for (const language of languages) {
    expect(chainOf(language)[0]).toBe(language)
    expect(chainOf(language).at(-1)).toBe('en')
  }
})

test('what a book leaves out is said by the other one', () => {
  const english = { undo: 'Undo', region: { why: 'Why', log: 'Log' }, phases: ['a', 'b'] }
  expect(filledUp(english, { region: { why: 'Warum' } })).toEqual({
    undo: 'Undo',
    region: { why: 'Warum', log: 'Log' },
    phases: ['a', 'b'],
  })
  expect(english.region.why).toBe('Why')
})
