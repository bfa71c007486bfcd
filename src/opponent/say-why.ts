/** Reasons in words. */

import type { Language } from '../kernel/index.ts'
import type { Position, Speech } from '../swccg/index.ts'
import { books } from './books.ts'
import type { Why, WhyWords } from './why.ts'

/** The words of one language, which are fetched when they are asked for: the module that they stand in, and how it is read. */
export const whyWords = (language: Language): { part: string; load: () => Promise<WhyWords> } =>
  books[language]

/**
 * A reason in words, without its subject and its full stop: 'battles at Yavin 4: 9 against 5'.
 * @param speech the engine's words in the same language, for the titles of cards.
 * @param p what the player who hears it may see: a hidden card is 'a card'.
 */
export const sayWhy = (words: WhyWords, speech: Speech, p: Position, why: Why): string =>
  speech.fillIn(p, words[why.say], { ...why.with })
