/** Who can escort a captive. (captives - escorting) */

import type { Reason } from '../../../../kernel/index.ts'
import { hasRoom } from '../../../model/capacity.ts'
import { captivesOf } from '../../../model/captives.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isA } from '../../../model/cards/characteristics.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isCharacter, isUndercover } from '../../../model/crew.ts'
import { allActive, locationOf, seatOf } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { crdOnly, underHeading, within } from '../../shared/rulebook.ts'

export const rules = [...underHeading('Unlimited - Prisoner Transfers', { 'MOV-210': crdOnly })]

const { holdsIn, refuse } = within(rules)

/** Escorts are warriors and bounty hunters; the rulebook adds battle droids. (ED-24) */
export function canEscort(p: Position, card: CardId): boolean {
  const printed = facts(p, card)
  const droid = ['battle droid', 'infantry battle droid', 'officer battle droid'].some((kind) =>
    isA(printed, kind),
  )
  return isA(printed, 'warrior') || isA(printed, 'bounty hunter') || (droid && !holdsIn(p, 'MOV-210'))
}

/** The rulings of 2001 name no battle droids: why one is no escort. */
export const noEscort = (card: CardId, by: CardId): Reason => refuse('MOV-210', { card, by })

/** Aboard a starship or vehicle the captive needs a passenger slot. (TRM-053) */
export function hasSeatFor(p: Position, escort: CardId, captive: CardId): boolean {
  const seat = seatOf(p, escort)
  return seat === null || hasRoom(p, seat.ship, [{ card: captive, slot: 'passenger' }], [captive])
}

/** Could it take a captive into custody: a warrior or the like of the Dark Side's, with none yet? (TRM-050, TRM-074, TRM-386) */
const isFree = (p: Position, card: CardId): boolean =>
  cardOf(p, card).owner === 'dark' &&
  isCharacter(p, card) &&
  canEscort(p, card) &&
  !isUndercover(p, card) &&
  captivesOf(p, card).length === 0

/** Everybody who could have this captive in custody, wherever. */
export const freeEscorts = (p: Position, captive: CardId): CardId[] =>
  allActive(p).filter((card) => isFree(p, card) && hasSeatFor(p, card, captive))

/** Those at the location who can seize this character there. (TRM-074) */
export const escortsFor = (p: Position, captive: CardId, at: CardId): CardId[] =>
  freeEscorts(p, captive).filter((card) => locationOf(p, card) === at)
