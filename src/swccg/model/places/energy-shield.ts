/**
 * The energy shield of Hoth: the sites that it covers. The rulings tell what a shielded site is, not which sites those are;
 * players hold that the generators shield the first three markers and Echo Base. (Hoth Energy Shield Rules)
 */

import { rememberAbout } from '../../../kernel/index.ts'
import { facts, once, plain } from '../cards/pool.ts'
import type { CardId, Player, Position } from '../types.ts'
import { isPartOf, isSite, planetOf } from './locations.ts'

/** The words in titles of sites that a location's text shields. */
const wordsShielded = once(({ abilities = [] }): readonly string[] =>
  abilities.flatMap((text) => (text.does === 'energy shield' ? text.sites.map(plain) : [])),
)

const shields = rememberAbout(
  ['layout', 'cards.key:table', 'cards.of', 'cards.flips'],
  (p: Position): ReadonlyMap<CardId, CardId> => {
    const found = new Map<CardId, CardId>()
    for (const source of p.layout) {
      const words = wordsShielded(facts(p, source))
      if (words.length === 0) continue
      for (const site of p.layout) {
        if (!isSite(p, site) || !isPartOf(p, site, planetOf(p, source))) continue
        if (words.some((word) => plain(facts(p, site).title).includes(word))) found.set(site, source)
      }
    }
    return found
  },
)

/** The location whose energy shield covers this one, or null. */
export const shieldOver = (p: Position, location: CardId): CardId | null => shields(p).get(location) ?? null

/** Does a shield stand between this player and the location? */
export const isShieldedFrom = (p: Position, player: Player, location: CardId | null): boolean =>
  player === 'dark' && location !== null && shieldOver(p, location) !== null
