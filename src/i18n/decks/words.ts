import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

/** The words of the screens of decks and cards, with exactly the English keys. */
export type DeckWords = SameKeys<typeof en>
