/** What is wrong with a scenario file, in words: a small part of the page for each language, fetched when it is needed. */

import type { Language } from '../../i18n/language.ts'
import { inWords, type Unread } from '../../scenarios/format/wrong.ts'
import { books } from '../../scenarios/format/wrong-books.ts'
import { fetchPart } from '../browser/fetching.ts'

export async function sayWrong(language: Language, problem: Pick<Unread, 'path' | 'wrong'>): Promise<string> {
  const book = await fetchPart(books[language].part, books[language].load)
  return inWords(book, problem)
}
