import type { en } from './en.ts'

/** A book with the same keys, whatever it says. */
export type SameKeys<Book> = { [Key in keyof Book]: Book[Key] extends string ? string : SameKeys<Book[Key]> }

/** A phrase book with exactly the keys of the English one. */
export type Words = SameKeys<typeof en>
