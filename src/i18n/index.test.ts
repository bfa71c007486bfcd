import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import i18n, { loadLaterWords, loadWords, preferredLanguage, setLanguage } from './index.ts'
import { en as laterEn } from './later-en.ts'
import { fr as laterFr } from './later-fr.ts'
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
  await loadWords('en')
  expect(i18n.t('undo')).toBe('Undo')
  await setLanguage('fr')
  expect(i18n.t('undo')).toBe('Annuler')
  await setLanguage('en')
  expect(i18n.t('undo')).toBe('Undo')
})

test('what is opened later is said in each language that is spoken', async () => {
  await loadLaterWords('en')
  expect(i18n.t('undoDialog.yes')).not.toBe('undoDialog.yes')
  const english = i18n.t('newGame.start')
  await setLanguage('fr')
  expect(i18n.t('newGame.start')).not.toBe(english)
  expect(i18n.t('newGame.open')).not.toBe('newGame.open')
  await setLanguage('en')
})

test('both phrase books have the same keys, and the same blanks in every phrase', () => {
  const phrases = (book: object, path = ''): [string, string[]][] =>
    Object.entries(book).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[path + key, [...value.matchAll(/\{\{\s*(\w+)/g)].map((blank) => blank[1] ?? '').sort()]]
        : phrases(value, `${path}${key}.`),
    )
  expect(phrases(fr)).toEqual(phrases(en))
  expect(phrases(laterFr)).toEqual(phrases(laterEn))
  expect(phrases(ti4Fr)).toEqual(phrases(ti4En))
})
