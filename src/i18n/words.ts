import type { en } from './en.ts'
import type { SameKeys } from './same-keys.ts'

/** A phrase book with exactly the keys of the English one. */
export type Words = SameKeys<typeof en>
