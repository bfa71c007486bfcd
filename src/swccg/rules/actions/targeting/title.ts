/** Words that a text seeks in a title. (title; "With X in title/lore/game text") */

import type { Reason } from '../../../../kernel/index.ts'
import { facts } from '../../../model/cards/pool.ts'
import { formsCount, hasFormOf, nearWords } from '../../../model/cards/title-words.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, inRulings, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('"With X in title/lore/game text"', {
    'KRN-085': arOnly,
    'KRN-086': { same: ['TRM-379'] },
  }),
  ...inRulings('title', { 'TRM-378': {} }),
]

/** Why words are not in a title, though something like them is. (KRN-085, KRN-086, TRM-378) */
export function* notInTitle(
  p: Position,
  words: string,
  details: { card: CardId; by: CardId },
): Generator<Reason> {
  const near = nearWords(facts(p, details.card).title, words, formsCount(p))
  if (near) yield refusal(near === 'apart' ? 'KRN-086' : 'KRN-085', { ...details, what: words })
  if (near === 'part') yield refusal('TRM-378', { ...details, what: words })
}

/** Is it by another form of the word that the title has it? (KRN-085) */
export const isByForm = (p: Position, card: CardId, words: string | undefined): boolean =>
  words !== undefined && formsCount(p) && hasFormOf(facts(p, card).title, words)
