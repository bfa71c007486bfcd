/**
 * How a whole position stands. The unit is one Force of Life Force as it is worth in the middle of a game.
 *
 * The numbers are found, not thought up: some hundred games of Trooper against himself, each with a temper a little off,
 * were looked at whenever a turn began; these are the weights by which a logistic regression tells best who has won them.
 */

import {
  abilityAt,
  type CardId,
  drainAmount,
  facts,
  forceIcons,
  hasPresence,
  lifeForceOf,
  opponentOf,
  type Player,
  type Position,
  powersAt,
  totalPower,
} from '../../swccg/index.ts'
import { isFighter } from '../contribution.ts'
import { fighting } from '../judgement.ts'
import { ownWorth } from '../worth.ts'

/** What has been decided: more than anything else is worth. */
const victory = 200

/** A unit of Life Force counts for more the fewer of them are left: at 28 it counts for 1, at 4 for almost 3. */
const perLife = 0.4
const perFold = 19
const lifeWorth = (life: number): number => perLife * life + perFold * Math.log(life + 4)

/** Each card in hand, and besides what it is worth if it fights. */
const perCard = 0.65
const perFighter = 0.26

/** A unit of Force each turn, and a unit of drain each turn. */
const perIcon = 1.1
const perDrain = 2
/** Who drains with less power than that is soon driven away: each unit that is lacking counts. */
const safely = 8
const perLack = 0.22

/** Power where nobody stands against it, and the edge over who does. No more of either than that is of use. */
const perPower = 0.2
const perEdge = 0.68
const enough = 12

function handWorth(p: Position, player: Player): number {
  const worthOf = (card: CardId) => (isFighter(p, card) ? perFighter * ownWorth(facts(p, card)) : 0)
  return p.piles[player].hand.reduce((sum, card) => sum + perCard + worthOf(card), 0)
}

/** What a place is worth to who stands there alone. */
function heldWorth(p: Position, player: Player, at: CardId, power: number, ability: number): number {
  const drain = drainAmount(p, player, at).total
  const lack = drain > 0 ? Math.max(0, safely - fighting({ power, ability })) : 0
  return perPower * Math.min(power, enough) + perDrain * drain - perLack * lack
}

/** What a place is worth to a player more than to the other one. */
function placeWorth(p: Position, me: Player, at: CardId): number {
  const they = opponentOf(me)
  const [here, there] = [hasPresence(p, me, at), hasPresence(p, they, at)]
  const icons = perIcon * (forceIcons(p, me, at) - forceIcons(p, they, at))
  if (!here && !there) return icons
  const strength = (player: Player) => ({
    power: totalPower(powersAt(p, player, at)),
    ability: abilityAt(p, player, at),
  })
  const [ours, theirs] = [strength(me), strength(they)]
  if (!there) return icons + heldWorth(p, me, at, ours.power, ours.ability)
  if (!here) return icons - heldWorth(p, they, at, theirs.power, theirs.ability)
  const edge = fighting(ours) - fighting(theirs)
  return icons + perEdge * Math.max(-enough, Math.min(enough, edge))
}

/** How much better a player stands than the other one. */
export function standing(p: Position, me: Player): number {
  const they = opponentOf(me)
  if (p.winner) return p.winner === me ? victory : -victory
  const means = (player: Player) => lifeWorth(lifeForceOf(p, player)) + handWorth(p, player)
  return p.layout.reduce((sum, at) => sum + placeWorth(p, me, at), means(me) - means(they))
}
