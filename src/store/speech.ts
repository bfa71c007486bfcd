/** The engine's words. They are a chunk of their own, fetched beside the page. */

import type { Speech } from '../swccg/words/index.ts'

let words: typeof import('../swccg/words/index.ts') | null = null

/** To be awaited once, before anything is drawn. */
export async function loadSpeech(): Promise<void> {
  words ??= await import('../swccg/words/index.ts')
}

export function speak(language: 'en' | 'fr'): Speech {
  if (!words) throw new Error('the words have not been fetched')
  return words.speak(language)
}
