/** All that is said in a language, by the page and by the engine: one part of the page. */

import { addPartWords, addWords, type Language } from '../../i18n/index.ts'
import { speak, teach, teachRules } from '../../views/engine.ts'
import { fetchPart } from '../browser/fetching.ts'
import { anyPosition } from '../table/new-game.ts'
import type { NotLaid } from '../table/types.ts'
import { sayWrong } from './wrong-words.ts'

export { speak }

const books = { en: () => import('../../i18n/all-en.ts'), fr: () => import('../../i18n/all-fr.ts') }

const rules = { en: () => import('../../i18n/rules-en.ts'), fr: () => import('../../i18n/rules-fr.ts') }

const known = new Set<Language>()
const read = new Set<Language>()

/** To be awaited before anything is said in this language. */
export async function loadSpeech(language: Language): Promise<void> {
  if (known.has(language)) return
  const { common, words, book } = await fetchPart(`src/i18n/all-${language}.ts`, books[language])
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
  const texts = await fetchPart(`src/i18n/rules-${language}.ts`, rules[language])
  teachRules(language, texts.rules)
  read.add(language)
}

/** Why the position of a file is not laid: what is wrong with the file, or with the decks by the rules of the game. */
export async function sayNotLaid(language: Language, found: NotLaid): Promise<string> {
  if (!('problems' in found)) return sayWrong(language, found)
  await loadSpeech(language)
  const speech = speak(language)
  return found.problems.map(({ reason }) => speech.reason(anyPosition(), reason)).join(' ')
}
