/** Captives: who escorts whom, who is imprisoned where, and where captives are present. (captives) */

import type { Filter } from '../abilities/types.ts'
import { cardOf } from './cards/card-of.ts'
import { facts } from './cards/pool.ts'
import { isSite, siteFacts } from './places/locations.ts'
import { isPresentAt, isPresentWith, placeOf } from './places/presence.ts'
import { cardsOn, hasState } from './table.ts'
import type { CardId, Position } from './types.ts'

export const isPrison = (p: Position, location: CardId): boolean =>
  isSite(p, location) && siteFacts(p, location).prison === true

/** The escort of a captive, or null. */
export const escortOf = (p: Position, captive: CardId): CardId | null => {
  const { where } = cardOf(p, captive)
  return 'on' in where && where.as === 'captive' ? where.on : null
}

/** The prison that a captive is imprisoned in, or null. */
export const prisonOf = (p: Position, captive: CardId): CardId | null => {
  const { where } = cardOf(p, captive)
  return 'on' in where && where.as === 'imprisoned' ? where.on : null
}

/** A frozen captive that nobody escorts, and that is in no prison. */
export const isUnattended = (p: Position, card: CardId): boolean =>
  hasState(p, card, 'captive') && 'at' in cardOf(p, card).where && hasState(p, card, 'frozen')

export const isCaptive = (p: Position, card: CardId): boolean =>
  escortOf(p, card) !== null || prisonOf(p, card) !== null || isUnattended(p, card)

/** Is it a captive of this kind? */
export function isCaptiveOf(p: Position, card: CardId, kind: NonNullable<Filter['captive']>): boolean {
  if (!isCaptive(p, card)) return false
  const frozen = hasState(p, card, 'frozen')
  const kinds = {
    any: true,
    escorted: escortOf(p, card) !== null,
    imprisoned: prisonOf(p, card) !== null,
    frozen,
    'not frozen': !frozen,
  }
  return kinds[kind]
}

/** The captives that a card escorts. */
export const captivesOf = (p: Position, escort: CardId): CardId[] =>
  cardsOn(p, escort).filter((other) => escortOf(p, other) === escort)

/** The place where a captive is: its escort's, or that where it stands alone; within a prison it is enclosed. (TRM-063) */
function placeOfCaptive(p: Position, card: CardId): CardId | null {
  const escort = escortOf(p, card)
  if (escort !== null) return placeOf(p, escort)
  const { where } = cardOf(p, card)
  return 'at' in where ? where.at : null
}

/** Is a card, or a captive, present at this location? */
export const isThere = (p: Position, card: CardId, location: CardId): boolean =>
  isCaptive(p, card) ? placeOfCaptive(p, card) === location : isPresentAt(p, card, location)

/** Is a card, or a captive, present with another card? */
export function isThereWith(p: Position, card: CardId, other: CardId): boolean {
  if (!isCaptive(p, card)) return isPresentWith(p, card, other)
  const place = placeOfCaptive(p, card)
  return place !== null && place === placeOf(p, other)
}

/** Whom a character carries besides captives, as in Luke's Backpack. (TRM-079, TRM-188) */
export const charactersOn = (p: Position, card: CardId): CardId[] =>
  cardsOn(p, card)
    .flatMap((thing) => [thing, ...cardsOn(p, thing)])
    .filter((one) => facts(p, one).type === 'character' && !isCaptive(p, one))
