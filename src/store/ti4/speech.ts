/** All that is said at this table in a language, by the page and by the rules: one part of the page. */

import { addPartWords, type Language } from '../../i18n/index.ts'
import { fetchPart } from '../fetching.ts'
import { loadSpeech } from '../index.ts'
import { teach } from './engine.ts'

const books = { en: () => import('../../i18n/ti4/all-en.ts'), fr: () => import('../../i18n/ti4/all-fr.ts') }

/** To be awaited before anything is said here. Dialogs are the page's own, and speak with its words. */
export async function loadTi4Speech(language: Language): Promise<void> {
  const [{ words, book }] = await Promise.all([
    fetchPart(`src/i18n/ti4/all-${language}.ts`, books[language]),
    loadSpeech(language),
  ])
  addPartWords('ti4', language, words)
  teach(language, book)
}
