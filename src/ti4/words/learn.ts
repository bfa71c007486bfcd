/** For whoever has the words at hand: commands and tests. The page fetches them. */

import type { Language } from '../../kernel/language.ts'
import { books } from './books.ts'
import { teach } from './index.ts'

/** Reads a language. To be awaited before `speechIn`. */
export async function learn(language: Language): Promise<void> {
  teach(language, await books[language].load())
}
