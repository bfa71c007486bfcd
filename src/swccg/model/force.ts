/** Force: what locations generate, what a player may activate, and his Life Force. */

import { countIconsBy, matchesLocation } from './filters.ts'
import { siteFacts } from './locations.ts'
import { facts, plain } from './pool.ts'
import { allActive, locationOf } from './table.ts'
import { textsInForce } from './texts.ts'
import { type CardId, opponentOf, type Player, type Position } from './types.ts'

/** The Force icons on a player's side of a location: printed ones, and those that texts add or cancel. (TRN-059, TRN-061) */
export function forceIcons(p: Position, player: Player, location: CardId): number {
  let icons = siteFacts(p, location).icons[player]
  for (const { text, source, you } of textsInForce(p, 'Force icons')) {
    const whose = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.whose !== 'each' && whose !== player) continue
    if (matchesLocation(p, text.where, location, locationOf(p, source), you)) icons += text.add
  }
  return Math.max(0, icons)
}

countIconsBy(forceIcons)

/**
 * What a location generates for a player: icons, then all changes, and a limit last. It is limited only if it would have
 * generated more. (TRN-058, TRN-061, TRN-064, KRN-308, KRN-310)
 */
function generationAt(p: Position, player: Player, location: CardId): { force: number; limited: boolean } {
  let force = forceIcons(p, player, location)
  let limit = Number.POSITIVE_INFINITY
  for (const { text, source, you } of textsInForce(p, 'Force generation')) {
    const whose = text.whose === 'opponent' ? opponentOf(you) : you
    if (!text.where || (text.whose !== 'each' && whose !== player)) continue
    if (!matchesLocation(p, text.where, location, locationOf(p, source), you)) continue
    force += text.add ?? 0
    limit = Math.min(limit, text.limit ?? limit)
  }
  return { force: Math.max(0, Math.min(force, limit)), limited: force > limit }
}

const masters: Record<Player, string> = { light: 'jedi master', dark: 'dark jedi master' }

/** A Jedi Master of the Light Side or a Dark Jedi Master of the Dark Side. (TRN-060) */
const isMaster = (p: Position, player: Player, card: CardId): boolean => {
  const { subtype = '', icons = [] } = facts(p, card)
  return [subtype, ...icons].some((word) => plain(word) === masters[player])
}

/** How the activation total of a player comes about. */
export interface Generation {
  icons: number
  masters: number
  /** Changes of the total itself. */
  changes: number
  total: number
  /** Some location was limited. */
  limited: boolean
}

/** The Force that a player may activate in his turn, as it would be counted now. (TRN-048, TRN-049) */
export function generationOf(p: Position, player: Player): Generation {
  const places = p.layout.map((location) => generationAt(p, player, location))
  const icons = places.reduce((sum, { force }) => sum + force, 0)
  const own = allActive(p).filter((id) => p.cards[id]!.owner === player && isMaster(p, player, id)).length
  let changes = 0
  for (const { text, you } of textsInForce(p, 'Force generation')) {
    const whose = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.where === undefined && (text.whose === 'each' || whose === player)) changes += text.add ?? 0
  }
  return {
    icons,
    masters: own,
    changes,
    total: Math.max(0, icons + 1 + own + changes),
    limited: places.some(({ limited }) => limited),
  }
}

/** What the player whose turn it is may activate, as it stands at this moment. */
export const activationOf = (p: Position) => ({ total: generationOf(p, p.turn.player).total, done: 0 })
