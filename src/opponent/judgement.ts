/**
 * One judgement of a position, place by place: who is there and how strong, who drains how much, and what the other player
 * could still bring. Habits ask it what a change at a place is worth. The unit is one Force of Life Force.
 */

import {
  abilityAt,
  adjacentSites,
  type CardId,
  drainAmount,
  forceIcons,
  forceOf,
  hasPresence,
  isSite,
  numberOfPlayer,
  type Player,
  powersAt,
  totalPower,
} from '../swccg/index.ts'
import type { Place, Situation, Strength } from './situation.ts'

/** What judging needs to know. */
type Judged = Pick<Situation, 'p' | 'me' | 'they' | 'found'>

/** For so many turns a place is counted on. */
const horizon = 3
/** From this ability on a side draws battle destiny, which is worth so much power. (BAT-052) */
export const enough = 4
const perDestiny = 3

const strengthOf = ({ p }: Judged, player: Player, at: CardId): Strength => ({
  power: totalPower(powersAt(p, player, at)),
  ability: abilityAt(p, player, at),
  presence: hasPresence(p, player, at),
})

/** The Force that the other player will have to deploy with. */
function forceNextTurn({ p, they }: Judged): number {
  const { reserve } = p.piles[they]
  return forceOf(p, they) + Math.min(reserve.length, numberOfPlayer(p, they, 'activation')?.total ?? 0)
}

/** What could come there: by deployment as far as Force, hand and icons allow it, and on foot from next door. */
function threatAt(s: Judged, at: CardId): number {
  const { p, they } = s
  const { hand } = p.piles[they]
  s.found.theirForce ??= forceNextTurn(s)
  const open = forceIcons(p, they, at) > 0 || hasPresence(p, they, at)
  const deployed = open ? Math.min(s.found.theirForce, 10, 1.5 * hand.length) * 0.6 : 0
  const near = isSite(p, at) ? adjacentSites(p, at) : []
  const walking = near.reduce((sum, place) => sum + totalPower(powersAt(p, they, place)), 0)
  return deployed + 0.5 * walking
}

/** A place as whoever decides sees it. */
export function placeAt(s: Judged, at: CardId): Place {
  const known = s.found.places.get(at)
  if (known) return known
  const { p, me, they } = s
  const found = {
    at,
    ours: strengthOf(s, me, at),
    theirs: strengthOf(s, they, at),
    ourDrain: drainAmount(p, me, at).total,
    theirDrain: drainAmount(p, they, at).total,
    threat: threatAt(s, at),
  }
  s.found.places.set(at, found)
  return found
}

/** So much more, or less, of a player's at a place. */
export const withMore = (one: Strength, power: number, ability: number): Strength => ({
  power: Math.max(0, one.power + power),
  ability: Math.max(0, one.ability + ability),
  presence: one.ability + ability >= 1 || (one.presence && ability >= 0),
})

/** Power with the battle destiny that its ability lets it draw. */
export const fighting = ({ power, ability }: Pick<Strength, 'power' | 'ability'>): number =>
  power + (ability >= enough ? perDestiny : 0)

/**
 * What a place is worth with these on both sides.
 * @param open the other player acts next, so that what he could bring counts.
 */
export function worthAt(place: Place, ours: Strength, theirs: Strength, open: boolean): number {
  const { ourDrain, theirDrain, threat } = place
  if (ours.presence && !theirs.presence) {
    const lack = Math.max(0, threat - fighting(ours) - 1)
    const risk = Math.min(0.75, lack / (threat + 2))
    return ourDrain * horizon * (1 - risk) + 0.3 - risk * 0.8 * ours.power
  }
  if (!ours.presence) return theirs.presence ? -theirDrain * horizon : 0
  const edge = fighting(ours) - fighting(theirs) - (open ? 0.35 * threat : 0)
  const share = Math.min(1, Math.abs(edge) / 8)
  return edge > 0
    ? 0.9 * Math.min(edge, 12) + ourDrain * horizon * share
    : Math.max(-0.9 * (ours.power + 2), 0.9 * edge) - theirDrain * horizon * share
}
