/** Force: what locations generate, what a player may activate, and his Life Force. */

import type { Whose } from '../abilities/filters/filters.ts'
import { cardOf } from './cards/card-of.ts'
import { facts, plain } from './cards/pool.ts'
import { siteFacts } from './places/locations.ts'
import { allActive, locationOf } from './table.ts'
import { type Amount, amountOf, type Base, baseOf, rulesOf } from './texts/amounts.ts'
import { matchesLocation } from './texts/filters.ts'
import { textsInForce } from './texts/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from './types.ts'

/** Is a text about this player? */
const isAbout = (whose: Whose | undefined, you: Player, player: Player): boolean =>
  whose === 'each' || (whose === 'opponent' ? opponentOf(you) : you) === player

/** The Force icons on a player's side of a location: printed ones, and those that texts add or cancel. (TRN-059, TRN-061) */
export const forceIcons = (p: Position, player: Player, location: CardId): number =>
  // Asked again and again: where no text speaks of icons, there is nothing to work out.
  textsInForce(p, 'Force icons').length === 0
    ? Math.max(0, siteFacts(p, location).icons[player])
    : iconsAt(p, player, location).total

/** The same, with what they are made of. */
export function iconsAt(p: Position, player: Player, location: CardId): Amount {
  const found = textsInForce(p, 'Force icons').filter(
    ({ text, source, you }) =>
      isAbout(text.whose, you, player) &&
      matchesLocation(p, text.where, location, locationOf(p, source), you),
  )
  const base = baseOf(siteFacts(p, location).icons[player], 'printed')
  return amountOf(p, base, found, ({ text }) => ({ add: text.add }), { rule: 'TRN-061' })
}

/**
 * What a location generates for a player: icons, then all changes, and a limit last. It is limited only if it would have
 * generated more. (TRN-058, TRN-061, TRN-064, KRN-308, KRN-310)
 */
function generationAt(p: Position, player: Player, location: CardId): Amount {
  const found = textsInForce(p, 'Force generation').filter(
    ({ text, source, you }) =>
      text.where !== undefined &&
      isAbout(text.whose, you, player) &&
      matchesLocation(p, text.where, location, locationOf(p, source), you),
  )
  const icons = iconsAt(p, player, location)
  if (found.length === 0) return icons
  const base = { total: icons.total, parts: () => icons.parts }
  return amountOf(p, base, found, ({ text }) => ({ add: text.add, atMost: text.limit }), { rule: 'TRN-061' })
}

const masters: Record<Player, string> = { light: 'jedi master', dark: 'dark jedi master' }

/** A Jedi Master of the Light Side or a Dark Jedi Master of the Dark Side. (TRN-060) */
const isMaster = (p: Position, player: Player, card: CardId): boolean => {
  const { subtype = '', icons = [], characteristics = [] } = facts(p, card)
  return [subtype, ...icons, ...characteristics].some((word) => plain(word) === masters[player])
}

/** The Force that a player may activate in his turn, as it would be counted now. (TRN-048, TRN-049) */
export function generationOf(p: Position, player: Player): Amount {
  const places = p.layout.map((location) => ({ location, found: generationAt(p, player, location) }))
  const own = allActive(p).filter((id) => cardOf(p, id).owner === player && isMaster(p, player, id))
  const changes = textsInForce(p, 'Force generation').filter(
    ({ text, you }) => text.where === undefined && isAbout(text.whose, you, player),
  )
  const base: Base = {
    total: places.reduce((sum, { found }) => sum + found.total, 1 + own.length),
    parts: () => [
      ...places.flatMap(({ location, found }) =>
        found.total === 0 ? [] : [{ by: location, does: 'add', n: found.total, rule: 'TRN-058' } as const],
      ),
      { by: 'TRN-048', does: 'add', n: 1, rule: 'TRN-048' },
      ...own.map((id) => ({ by: id, does: 'add', n: 1, rule: 'TRN-060' }) as const),
    ],
  }
  return amountOf(p, base, changes, ({ text }) => ({ add: text.add, atMost: text.limit }), {
    rule: 'TRN-049',
  })
}

/** By which rules each location of a player's generates what it does. */
export const generationRules = (p: Position, player: Player): string[] =>
  p.layout.flatMap((location) => rulesOf(generationAt(p, player, location).parts))

/** What the player whose turn it is may activate, as it stands at this moment. */
export const activationOf = (p: Position) => ({ total: generationOf(p, p.turn.player).total, done: 0 })
