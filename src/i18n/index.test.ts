import { expect, test } from 'vitest'
import { en } from './en.ts'
import { first } from './first/all.ts'
import { fr } from './fr.ts'
import i18n, { addWords, setLanguage } from './index.ts'
import { preferredLanguage } from './language.ts'
import { en as sharingEn } from './sharing/en.ts'
import { fr as sharingFr } from './sharing/fr.ts'
import { en as ti4En } from './ti4/en.ts'
import { fr as ti4Fr } from './ti4/fr.ts'

test('the address decides the language, then the last choice, then the browser', () => {
  expect(preferredLanguage('?lang=fr', 'en', ['en'])).toBe('fr')
  expect(preferredLanguage('?lang=fr-CA', null, [])).toBe('fr')
  expect(preferredLanguage('?lang=tlh', 'fr', ['en'])).toBe('fr')
  expect(preferredLanguage('', null, ['de-CH', 'fr-CH', 'en'])).toBe('fr')
  expect(preferredLanguage('', 'nonsense', ['de'])).toBe('en')
})

test('a choice of language changes the words, without storage too', async () => {
  addWords('en', en)
  addWords('fr', fr)
  expect(i18n.t('undo')).toBe('Undo')
  await setLanguage('fr')
  expect(i18n.t('undo')).toBe('Annuler')
  await setLanguage('en')
  expect(i18n.t('undo')).toBe('Undo')
})

test('home names things as the table does', () => {
  for (const [said, { language, settings, editions }] of [
    [first.en, en],
    [first.fr, fr],
  ] as const)
    expect(said).toMatchObject({ language, settings, editions })
})

test('both phrase books have the same keys, and the same blanks in every phrase', () => {
  const phrases = (book: object, path = ''): [string, string[]][] =>
    Object.entries(book).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[path + key, [...value.matchAll(/\{\{\s*(\w+)/g)].map((blank) => blank[1] ?? '').sort()]]
        : phrases(value, `${path}${key}.`),
    )
  expect(phrases(fr)).toEqual(phrases(en))
  expect(phrases(first.fr)).toEqual(phrases(first.en))
  expect(phrases(sharingFr)).toEqual(phrases(sharingEn))
  expect(phrases(ti4Fr)).toEqual(phrases(ti4En))
})
