/** Values that are put in place of a destiny draw. (Substituted Destinies) */

import type { Reason } from '../../../kernel/index.ts'
import type { CardId } from '../../model/types.ts'
import type { Event } from '../../model/under-way.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Substituted Destinies', {
    'KRN-336': {},
    'KRN-371': changes,
    'KRN-372': changes,
    'KRN-375': changes,
    'KRN-376': {},
    'KRN-377': {},
    'KRN-378': {},
  }),
]

/** A destiny that was substituted is not a card just drawn. (KRN-376) */
export const answersACardDrawn = (details: { card: CardId }): Reason => refusal('KRN-376', details)

/** The card that was to be drawn has been used for it. (KRN-377) */
export const spentForIt = (details: { card: CardId }): Reason => refusal('KRN-377', details)

/** Nothing could be drawn in its place. (KRN-378) */
export const nothingToSubstituteFor = (details: { card: CardId }): Reason => refusal('KRN-378', details)

/** A value that was put in place of a draw is neither modified, canceled nor reset. (KRN-336) */
export function* substituted(event: Event, card: CardId): Generator<Reason> {
  if (event.is === 'destiny drawn' && event.substituted) yield refusal('KRN-336', { card })
}
