import type { en } from './en.ts'
import type { en as later } from './later-en.ts'

type SameKeys<Book> = { [Key in keyof Book]: Book[Key] extends string ? string : SameKeys<Book[Key]> }

/** A phrase book with exactly the keys of the English one. */
export type Words = SameKeys<typeof en>

/** The words of what is opened later, with exactly the English keys. */
export type LaterWords = SameKeys<typeof later>
