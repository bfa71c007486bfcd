/** What no card can choose: cards that are immune to it, or may not be targeted by it. (Actions - Immune; Targeting) */

import type { Reason } from '../../../../kernel/index.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { isImmune, shieldedBy } from '../../../model/texts/targets.ts'
import type { CardId, Position } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import { nothingAgainst, refusal } from '../reasons.ts'
import { underHeading } from '../rulebook.ts'

export const rules = [
  ...underHeading('Actions - Immune', { 'KRN-152': {}, 'KRN-155': {} }),
  ...underHeading('Targeting', { 'KRN-192': {} }),
]

/** A card that chooses others, in its position. */
interface Choosing {
  p: Position
  card: CardId
  /** It is fired, or the weapon that is a part of it. */
  fired?: true
}

/**
 * What keeps this very card from being chosen by that card, whatever the text says: as a target, to be deployed on, to be shot at, to
 * be taken along.
 */
export function* protectedFrom(
  { p, card, fired }: Choosing,
  target: CardId,
  event: Event | null = null,
): Generator<Reason> {
  const details = { card: target, by: card }
  // Of a card that is being played, the function that is meant.
  const played = event?.is === 'playing' && event.card === target ? event.text : undefined
  if (isImmune(p, target, card, played)) {
    yield refusal('KRN-152', details)
    // The card of that name alone is meant: who controls a location matters to the target all the same.
    if (plain(facts(p, card).title) === 'control') yield refusal('KRN-155', details)
  }
  const shield = shieldedBy(p, target, card, fired)
  if (shield !== null) yield refusal('KRN-192', { ...details, ship: shield })
}

/** Can this card not be chosen by that card? */
export const isProtected = (choosing: Choosing, target: CardId): boolean =>
  !nothingAgainst(choosing.p, protectedFrom(choosing, target))
