/** What keeps a card from being chosen: immunity, and texts that forbid to target it. */

import { facts, plain } from './pool.ts'
import { bearsOn, printedOf, textsInForce } from './texts.ts'
import type { CardId, Position } from './types.ts'

const names = (titles: readonly string[], title: string) => titles.some((one) => plain(one) === plain(title))

/** Is a card, on table or being played, immune to that card? (KRN-152) */
export function isImmune(p: Position, card: CardId, to: CardId): boolean {
  const { title } = facts(p, to)
  const own = printedOf(p, card, 'immune').filter(({ text }) => (text.who ?? 'self') === 'self')
  if (own.some(({ text }) => plain(text.to) === plain(title))) return true
  return textsInForce(p, 'immune').some(
    (found) => plain(found.text.to) === plain(title) && bearsOn(p, found, found.text.who ?? 'self', card),
  )
}

/** The card whose text keeps this one from being targeted by that card; null if none does. (KRN-192) */
export function shieldedBy(p: Position, card: CardId, from: CardId): CardId | null {
  const { title } = facts(p, from)
  const found = textsInForce(p, 'may not be targeted').find(
    (one) => (!one.text.by || names(one.text.by, title)) && bearsOn(p, one, one.text.who, card),
  )
  return found?.source ?? null
}
