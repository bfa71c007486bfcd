import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

/** The words of the table of Twilight Imperium, with exactly the English keys. */
export type Ti4Words = SameKeys<typeof en>
