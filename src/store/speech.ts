/** The engine's words. Each language is a chunk of its own. */

import { type Language, loadLaterWords, loadWords } from '../i18n/index.ts'
import type { Speech } from '../swccg/words/index.ts'

let words: typeof import('../swccg/words/index.ts') | null = null

/** To be awaited before anything is said in this language, by the engine or by the page. */
export async function loadSpeech(language: Language): Promise<void> {
  words ??= await import('../swccg/words/index.ts')
  await Promise.all([words.learn(language), loadWords(language)])
}

/** To be awaited before anything is done in a game: what only a whole game says. */
export async function loadMoreSpeech(language: Language): Promise<void> {
  await loadSpeech(language)
  await loadLaterWords(language)
}

export function speak(language: Language): Speech {
  if (!words) throw new Error('the words have not been fetched')
  return words.speak(language)
}
