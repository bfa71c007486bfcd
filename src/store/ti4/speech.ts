/** All that is said at this table in a language, by the page and by the rules: one part of the page. */

import { addPartWords, type Language } from '../../i18n/index.ts'
import { fetchPart } from '../browser/fetching.ts'
import { teach } from './engine.ts'

const books = { en: () => import('../../i18n/ti4/all-en.ts'), fr: () => import('../../i18n/ti4/all-fr.ts') }

/** To be awaited before anything is said here. */
export async function loadTi4Speech(language: Language): Promise<void> {
  const { common, words, book } = await fetchPart(`src/i18n/ti4/all-${language}.ts`, books[language])
  addPartWords('common', language, common)
  addPartWords('ti4', language, words)
  teach(language, book)
}
