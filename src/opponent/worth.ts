/** What a card is worth: on table, and in hand. The unit is one Force of Life Force. */

import {
  type CardFacts,
  type CardId,
  cardOf,
  cardsAboard,
  cardsOn,
  facts,
  hasState,
  isActive,
  type Position,
} from '../swccg/index.ts'
import type { Situation } from './situation.ts'

/** The ability of the pilots that are part of a card. */
export const pilotAbility = ({ permanentPilots = [] }: CardFacts): number =>
  permanentPilots.reduce((sum, { ability }) => sum + ability, 0)

/** What a card itself can do for its player: what fights, by power and ability; the rest by what such cards usually do. */
export function ownWorth(card: CardFacts): number {
  const { type, power = 0, ability = 0, deploy = 0 } = card
  switch (type) {
    case 'character':
    case 'starship':
    case 'vehicle':
    case 'creature':
      return 0.3 + 0.5 * power + 0.4 * (ability + pilotAbility(card)) + 0.25 * deploy
    case 'weapon':
      return 1.5
    case 'device':
    case 'effect':
      return 1.3
    case 'interrupt':
    case 'location':
    case 'objective':
    case 'epic event':
    case 'filler':
      return 1
  }
}

/** What a card on table is worth to its owner, with all that is on it and aboard it. */
export function tableWorth(p: Position, card: CardId): number {
  const riders = [...cardsOn(p, card), ...cardsAboard(p, card)].filter(
    (one) => cardOf(p, one).owner === cardOf(p, card).owner,
  )
  return riders.reduce((sum, one) => sum + tableWorth(p, one), ownWorth(facts(p, card)))
}

const isFighter = ({ type }: CardFacts): boolean =>
  type === 'character' || type === 'starship' || type === 'vehicle'

/** Is the same unique card, or person, on table already on this side? */
function isDoubled({ p, me }: Pick<Situation, 'p' | 'me'>, card: CardId): boolean {
  const { unique, title, persona } = facts(p, card)
  if (!unique) return false
  return p.cards.some(({ id, owner }) => {
    if (id === card || owner !== me || !isActive(p, id)) return false
    const other = facts(p, id)
    return other.title === title || (persona !== undefined && other.persona === persona)
  })
}

/** What a card in hand is worth to its owner: less where it can hardly be played any more. */
export function handWorth(s: Pick<Situation, 'p' | 'me'>, card: CardId): number {
  const { p, me } = s
  const own = facts(p, card)
  if (isDoubled(s, card)) return 0.4
  const copies = p.piles[me].hand.filter((other) => facts(p, other).key === own.key).length
  const doubled = own.unique && copies > 1 ? 0.5 : 1
  if (own.type === 'location') return 2.5 * doubled
  if (isFighter(own)) return (0.8 + 0.45 * ownWorth(own)) * doubled
  if (own.type === 'interrupt') return 1.2
  return 1.1 * doubled
}

/** Is it hit, and lost whatever happens? */
export const isHit = (p: Position, card: CardId): boolean => hasState(p, card, 'hit')
