/** What a text of a deck says, before it is known which cards are meant. */

import type { Reason } from '../../../kernel/index.ts'
import type { Player } from '../../model/types.ts'
import type { CatalogueCard } from '../catalogue.ts'

/** What a text says of one card: its id, or a title, which means a card once the side is known. */
export interface ListedCard {
  /** The number of its line; 0 where the text has none. */
  line: number
  count: number
  outside: boolean
  title: string
  /** '' where none is said. */
  id: string
  /** The sets of which it may be, and the types above which it stands. */
  sets: readonly string[]
  types: readonly CatalogueCard['type'][]
  starting: boolean
  /** The card where an image has named it. */
  card?: CatalogueCard | undefined
  /** Is nothing said of where it stands, so that it stands where such cards always stand? */
  anywhere?: boolean
  /** Is it perhaps no card at all, but the name of the list or a remark? */
  doubtful?: boolean
}

/** The starting cards that are settled on lines of their own: their titles or ids. */
export interface Heard {
  said: ListedCard[]
  start: ListedCard[]
  side: Player | null
  name: string | null
  /** Remarks of whoever wrote the list. */
  notes: string[]
  reasons: Reason[]
}

export const silence = (): Heard => ({ said: [], start: [], side: null, name: null, notes: [], reasons: [] })

export const listedCard = (part: Partial<ListedCard>): ListedCard => ({
  line: 0,
  count: 1,
  outside: false,
  title: '',
  id: '',
  sets: [],
  types: [],
  starting: false,
  ...part,
})

/** Of a line no more than this is read, in characters: no title is longer. */
export const longestLine = 300

/** A line of a text, or of a page, which tells more of it. */
export interface Line {
  text: string
  /** What stands in the cells of a table. */
  cells?: readonly string[]
  /** The pieces that are set apart within the line, such as links. */
  pieces?: readonly string[]
  /** The elements that it stands in: lines of a list are alike. */
  shape?: string
}

/** The name of a side in what somebody has written. */
export function sideNamed(text: string): Player | null {
  const sentence = text
    .trim()
    .toLowerCase()
    .replace(/^c[oô]t[ée]\s+/, '')
  if (/^(?:light|ls|clair|lumi[eè]re|lumineux)(?:\s+(?:side|force))?\b/.test(sentence)) return 'light'
  return /^(?:dark|ds|obscure?|sombre)(?:\s+(?:side|force))?\b/.test(sentence) ? 'dark' : null
}
