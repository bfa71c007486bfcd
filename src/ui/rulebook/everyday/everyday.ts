/** How people ask in a language. */
export interface Everyday {
  /** Words that say nothing about what is looked for, with blanks between them. */
  empty: string
  /** What is joined to the end of a word, and is no part of it. */
  tail?: RegExp
  /** What is cut from the end of a word, one after the other, as long as enough is left. */
  stem: readonly RegExp[]
  /** What the rules call it, by what people call it: all without accents. */
  same: Readonly<Record<string, readonly string[]>>
}
