import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

/** The glossary with exactly the English keys. */
export type Glossary = SameKeys<typeof en>

/** A term, by its English name. */
export type Term = keyof Glossary['terms']
