import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

/** The words of what is handed on, with exactly the English keys. */
export type SharingWords = SameKeys<typeof en>
