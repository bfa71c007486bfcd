/** All that is said in a language, by the page and by the engine: one part of the page. */

import { books } from '../../i18n/books.ts'
import { addPartWords, addWords, type Language } from '../../i18n/index.ts'
import { books as ruleBooks } from '../../i18n/rule-books.ts'
import { speechIn, teach, teachRules } from '../../views/engine.ts'
import { fetchPart } from '../browser/fetching.ts'
import { anyPosition } from '../table/new-game.ts'
import type { NotLaid } from '../table/types.ts'
import { sayWrong } from './wrong-words.ts'

export { speechIn }

const known = new Set<Language>()
const read = new Set<Language>()

/** To be awaited before anything is said in this language. */
export async function loadSpeech(language: Language): Promise<void> {
  if (known.has(language)) return
  const { common, words, book } = await fetchPart(books[language].part, books[language].load)
  addPartWords('common', language, common)
  addWords(language, words)
  teach(language, book)
  known.add(language)
}

/** Are the titles and texts of rules here, in this language? */
export const hasRules = (language: Language): boolean => read.has(language)

/** To be awaited before a rule is told in its own words. */
export async function loadRules(language: Language): Promise<void> {
  if (read.has(language)) return
  const { part, load } = ruleBooks[language]
  const texts = await fetchPart(part, load)
  teachRules(language, texts.rules)
  read.add(language)
}

/** Why the position of a file is not laid: what is wrong with the file, or with the decks by the rules of the game. */
export async function sayNotLaid(language: Language, found: NotLaid): Promise<string> {
  if (!('problems' in found)) return sayWrong(language, found)
  await loadSpeech(language)
  const speech = speechIn(language)
  return found.problems.map(({ reason }) => speech.reason(anyPosition(), reason)).join(' ')
}
