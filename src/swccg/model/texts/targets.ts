/** What keeps a card from being chosen: immunity, and texts that forbid to target it. */

import type { Ability, AbilityOf } from '../../abilities/types.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts, plain } from '../cards/pool.ts'
import { allOnTable } from '../table.ts'
import type { CardId, Position } from '../types.ts'
import { matches } from './filters.ts'
import { bearsOn, printedOf, type TextInForce, textsInForce } from './texts.ts'

/** Does an Utinni Effect or the like target this card for as long as both are on table? (KRN-264, TRM-189) */
export const isAimedAt = (p: Position, card: CardId): boolean =>
  allOnTable(p).some((one) => cardOf(p, one).aims?.includes(card) === true)

const names = (titles: readonly string[], title: string) => titles.some((one) => plain(one) === plain(title))

/** What says 'immune' on a card about itself, to a card of this title. */
const ownImmunities = (p: Position, card: CardId, title: string): AbilityOf<'immune'>[] =>
  printedOf(p, card, 'immune')
    .map(({ text }) => text)
    .filter((text) => (text.who ?? 'self') === 'self' && plain(text.to) === plain(title))

/** Why 'immune' on an Interrupt does not protect the function that is played, by its place among the texts of the card. */
type Unprotected = 'before' | 'other type'

function unprotected(p: Position, card: CardId, immunity: Ability, played: number): Unprotected | null {
  const { abilities = [] } = facts(p, card)
  const place = abilities.indexOf(immunity)
  const as = (text: Ability | undefined) => (text as { as?: string } | undefined)?.as
  // It stands at the end of what it protects: the function before it says of which type that is.
  const before = abilities.slice(0, place).findLast((text) => text.does !== 'immune')
  if (played > place) return 'before'
  return as(before) === as(abilities[played]) ? null : 'other type'
}

/**
 * Why an Interrupt that says that it is immune to that card can be answered by it all the same: what is played does not stand
 * before these words (KRN-156), or is of another function type (KRN-157). Null where it is immune, or never was.
 */
export function openTo(p: Position, card: CardId, to: CardId, played: number): Unprotected | null {
  const found = ownImmunities(p, card, facts(p, to).title).map((text) => unprotected(p, card, text, played))
  return found.includes(null) ? null : (found[0] ?? null)
}

/**
 * Is a card, on table or being played, immune to that card? Of an Interrupt that is played, is the function that is meant? (KRN-152,
 * KRN-156, KRN-157)
 */
export function isImmune(p: Position, card: CardId, to: CardId, played?: number): boolean {
  const { title } = facts(p, to)
  const own = ownImmunities(p, card, title)
  if (own.some((text) => played === undefined || unprotected(p, card, text, played) === null)) return true
  return textsInForce(p, 'immune').some(
    (found) => plain(found.text.to) === plain(title) && bearsOn(p, found, found.text.who ?? 'self', card),
  )
}

/** Is it immune to cards of this title now, be it only for a while? (KRN-159) */
export const isImmuneNow = (p: Position, card: CardId, title: string): boolean =>
  ownImmunities(p, card, title).length > 0 ||
  textsInForce(p, 'immune').some(
    (found) => plain(found.text.to) === plain(title) && bearsOn(p, found, found.text.who ?? 'self', card),
  )

/**
 * The card whose text keeps this one from being targeted by that card; null if none does. `fired`: by it as a weapon, or by the
 * weapon that is a part of it. (KRN-192)
 */
export function shieldedBy(p: Position, card: CardId, from: CardId, fired = false): CardId | null {
  const isMeant = ({ text: { by }, source, you }: TextInForce<AbilityOf<'may not be targeted'>>): boolean => {
    if (!by) return true
    if (Array.isArray(by)) return names(by, facts(p, from).title)
    return fired && matches(p, by.weapons, from, you, source)
  }
  const found = textsInForce(p, 'may not be targeted').find(
    (one) => isMeant(one) && bearsOn(p, one, one.text.who, card),
  )
  return found?.source ?? null
}

/** The card whose text keeps this one from being 'hit' by that weapon; null if none does. */
export const unhittableBy = (p: Position, card: CardId, weapon: CardId): CardId | null =>
  textsInForce(p, 'may not be hit').find(
    (one) => matches(p, one.text.by, weapon, one.you) && bearsOn(p, one, one.text.who, card),
  )?.source ?? null
