/** Weapons and devices go to those who make most of them, one each; Effects where they do what they are made for. */

import { firstOf } from '../../kernel/index.ts'
import {
  type Ability,
  type CardFacts,
  type CardId,
  cardOf,
  cardsOn,
  facts,
  type Intent,
  isLocation,
  isUndercover,
  isUndercoverCard,
  locationOf,
  type Position,
  usually,
} from '../../swccg/index.ts'
import { deploymentIn, goalOf } from '../acts.ts'
import { deployCost, isFighter } from '../contribution.ts'
import { fighting, placeAt } from '../judgement.ts'
import { type Advice, doing, type Situation } from '../situation.ts'
import { because, type Why } from '../why.ts'
import { ownWorth } from '../worth.ts'

const perForce = 0.35
const after = 3

/** Does its text help the card that it is on (more than 0) or harm it (less)? */
function kindness({ abilities = [] }: CardFacts): number {
  const ofText = (text: Ability): number => {
    if (text.does === 'modify' && text.who === 'host') {
      const { add = 0, set, times = 1 } = text
      return usually(add) + (set === 0 ? -3 : 0) + (times - 1) * 3
    }
    if (text.does === 'cannot move' || text.does === 'cancels game text') return -2
    if (text.does === 'immune to attrition' && text.who === 'host') return 2
    return 0
  }
  return abilities.reduce((sum, text) => sum + ofText(text), 0)
}

const isArmed = (p: Position, card: CardId) => cardsOn(p, card).some((one) => facts(p, one).type === 'weapon')

/** A weapon or device on one of one's own. */
function equipping({ p, me }: Situation, card: CardId, on: CardId): number {
  if (cardOf(p, on).owner !== me) return -1
  const { type } = facts(p, card)
  const armed = type === 'weapon' && isArmed(p, on) ? 1.6 : 0
  return 1 + 0.2 * ownWorth(facts(p, on)) - armed
}

/** A spy goes undercover where the other player is the stronger: no more drains there, and no battle that he would lose. */
function hiding(s: Situation, spy: CardId): number {
  const at = locationOf(s.p, spy)
  if (at === null || isUndercover(s.p, spy)) return -1
  const { ours, theirs, theirDrain } = placeAt(s, at)
  return theirs.presence && fighting(ours) < fighting(theirs) ? 1 + 0.5 * theirDrain : -1
}

/** An Effect, or what else lies on cards and places. */
function affecting(s: Situation, card: CardId, on: CardId | null): number {
  const { p, me } = s
  const own = facts(p, card)
  if (on === null) return 1.8
  if (own.type === 'creature') {
    const { ours, theirs } = placeAt(s, locationOf(p, on) ?? on)
    return theirs.presence && !ours.presence ? 1.5 : -1
  }
  if (isLocation(p, on)) {
    const { ours, theirs } = placeAt(s, on)
    return 1 + (ours.presence ? 0.4 : 0) - (theirs.presence ? 0.3 : 0)
  }
  if (isUndercoverCard(p, card)) return hiding(s, on)
  const meant = kindness(own)
  const mine = cardOf(p, on).owner === me
  const weight = 0.15 * ownWorth(facts(p, on))
  if (meant === 0) return 0.8 + weight
  return meant > 0 === mine ? 1 + weight + 0.2 * Math.abs(meant) : -1
}

const reasonFor = (p: Position, card: CardId, on: CardId | null): Why =>
  on === null
    ? because('deploy here', { card })
    : isLocation(p, on)
      ? because('deploy to', { card, at: on })
      : because('deploy on', { card, on })

export function* equipment(s: Situation, acts: readonly Intent[]): Generator<Advice> {
  const { p } = s
  for (const act of acts) {
    const { cards, to } = deploymentIn(act)!
    const card = firstOf(cards)
    const { type } = facts(p, card)
    if (type === 'location' || isFighter(p, card)) continue
    const on = goalOf(to)
    const isGear = type === 'weapon' || type === 'device'
    const good = isGear && on !== null && !isLocation(p, on) ? equipping(s, card, on) : affecting(s, card, on)
    const worth = good - perForce * deployCost(p, card)
    if (worth > 0) yield doing(s, act, after + worth, reasonFor(p, card, on))
  }
}
