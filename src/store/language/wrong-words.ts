/** What is wrong with a scenario file, in words: a small part of the page for each language, fetched when it is needed. */

import type { Language } from '../../i18n/language.ts'
import { inWords, type Unread } from '../../scenarios/format/wrong.ts'
import { fetchPart } from '../browser/fetching.ts'

const books = {
  en: async () => (await import('./wrong-words.en.ts')).en,
  fr: async () => (await import('./wrong-words.fr.ts')).fr,
}

export async function sayWrong(language: Language, problem: Pick<Unread, 'path' | 'wrong'>): Promise<string> {
  const book = await fetchPart(`src/store/language/wrong-words.${language}.ts`, books[language])
  return inWords(book, problem)
}
