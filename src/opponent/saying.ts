/** Reasons in words. */

import type { Position, Speech } from '../swccg/index.ts'
import type { Why, WhyWords } from './why.ts'

const books = {
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
}

/** The words of one language, fetched when they are asked for. */
export const whyWords = (language: keyof typeof books): Promise<WhyWords> => books[language]()

/**
 * A reason in words, without its subject and its full stop: 'battles at Yavin 4: 9 against 5'.
 * @param speech the engine's words in the same language, for the titles of cards.
 * @param p what the player who hears it may see: a hidden card is 'a card'.
 */
export const sayWhy = (words: WhyWords, speech: Speech, p: Position, why: Why): string =>
  speech.tell(p, words[why.say], { ...why.with })
