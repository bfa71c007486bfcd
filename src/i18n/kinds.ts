/** Kinds of thing that the page has a word for each of. */

/**
 * The names of each kind of thing. Whoever declares a kind adds it here, beside the component or store that asks for its
 * words; so a thing without a word does not compile, and the compiler names the file where the word is missing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the store and the page fill it.
export interface Kinds {}

/** A word for each thing of a kind; other words may stand beside them. */
export type WordFor<Kind extends string> = Readonly<Record<string, string>> &
  (Kind extends keyof Kinds ? Readonly<Record<Kinds[Kind] & string, string>> : unknown)
