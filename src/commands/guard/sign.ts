/** What tells one text of a card from another. */

import { createHash } from 'node:crypto'
import type { CardFacts } from '../../swccg/index.ts'

/** A short text that another text of the card would not have. */
export const signOf = ({ abilities, back, editions }: CardFacts): string =>
  createHash('sha1')
    .update(JSON.stringify([abilities, back, editions]))
    .digest('hex')
    .slice(0, 8)
