/** What a language has to say about card text: a phrase for every word, or it does not compile. */

/** For each word of a family, its sentence: made from the text and the words for when it works, and what else it needs. */
export type Phrases<T extends { does: string }, More extends unknown[] = []> = {
  [D in T['does']]: (text: Extract<T, { does: D }>, condition: string, ...more: More) => string
}
