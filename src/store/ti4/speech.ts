/** All that is said at this table in a language, by the page and by the rules: one part of the page. */

import { addPartWords, type Language } from '../../i18n/index.ts'
import { books } from '../../i18n/ti4/books.ts'
import { fetchPart } from '../browser/fetching.ts'
import { teach } from './engine.ts'

/** To be awaited before anything is said here. */
export async function loadTi4Speech(language: Language): Promise<void> {
  const { common, words, book } = await fetchPart(books[language].part, books[language].load)
  addPartWords('common', language, common)
  addPartWords('ti4', language, words)
  teach(language, book)
}
