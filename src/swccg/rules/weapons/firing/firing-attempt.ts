/** What firing a weapon is made of. */

import type { Fires, FiresAWeapon } from '../../../abilities/weapon/weapon.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { bearerOf } from '../../../model/equipment.ts'
import { adjacentSites, isLocation, isSystem, related } from '../../../model/places/locations.ts'
import { isPresentWith, placeOf } from '../../../model/places/presence.ts'
import { allActive, cardsOn } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { textsInForce, textsOf } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Shot } from '../../shared/actions/intent.ts'

/** What lets a weapon be fired where no battle does: a card whose text says so. */
export interface Occasion {
  card: CardId
  text: FiresAWeapon
}

/** A try to fire a weapon, in its position. */
export interface FireAttempt {
  p: Position
  player: Player
  shot: Shot
  text: Fires
  /** The character, vehicle or starship that uses the weapon; null for one that stands by itself. */
  bearer: CardId | null
  /** Null: in the battle under way. */
  occasion: Occasion | null
}

/** The try that a shot is, whether the weapon's text works now or not; undefined for a card that is no weapon to fire. */
export function attemptOf(
  p: Position,
  player: Player,
  shot: Shot,
  occasion: Occasion | null,
): FireAttempt | undefined {
  const text = facts(p, shot.weapon).abilities?.find((one) => one.does === 'fires')
  return text && { p, player, shot, text, bearer: bearerOf(p, shot.weapon), occasion }
}

/** Does the text by which it is fired work now? */
export const works = ({ p, shot, text }: FireAttempt): boolean =>
  textsOf(p, shot.weapon, 'fires').some((found) => found.text === text)

/** The cards of its player that are present with a weapon, those that fit. */
export const companyOf = ({ p, player, shot }: FireAttempt, fits: (card: CardId) => boolean): CardId[] =>
  allActive(p).filter(
    (card) => cardOf(p, card).owner === player && fits(card) && isPresentWith(p, card, shot.weapon),
  )

/** Those who could fire a weapon that needs somebody: such cards as its text asks for. */
export function gunnersOf(attempt: FireAttempt): CardId[] {
  const { p, player, text } = attempt
  const { gunner } = text
  return gunner ? companyOf(attempt, (card) => matches(p, gunner, card, player)) : []
}

/** The card that fires: the bearer, or whoever mans what nobody bears. */
export const firerOf = (attempt: FireAttempt): CardId | null =>
  attempt.bearer ?? attempt.shot.by ?? gunnersOf(attempt)[0] ?? null

/** Does it reach the sites next to its own, by its own text or that of a device on it? */
export const hasLongRange = ({ p, shot, text }: FireAttempt): boolean =>
  text.range === 'adjacent' ||
  textsInForce(p, 'long range').some(({ source }) => cardsOn(p, shot.weapon).includes(source))

/** Does the weapon reach that location from the one where it is present? */
function reaches(attempt: FireAttempt, to: CardId | null): boolean {
  const { p, shot, text } = attempt
  const from = placeOf(p, shot.weapon)
  if (from === null || to === null || !isLocation(p, from) || !isLocation(p, to)) return false
  if (text.range === 'related system') return isSystem(p, to) && related(p, from, to)
  return hasLongRange(attempt) && adjacentSites(p, from).includes(to)
}

/** Is the target at another place within the weapon's range, both present where they are? (WPN-027) */
export const isFromAfar = (attempt: FireAttempt, target: CardId): boolean =>
  reaches(attempt, placeOf(attempt.p, target))

/** Is the target present with the weapon, or else within its range? */
export const isWithinReach = (attempt: FireAttempt, target: CardId): boolean =>
  isPresentWith(attempt.p, attempt.shot.weapon, target) || isFromAfar(attempt, target)

/** Can it be fired into the battle or attack under way from another place? (WPN-002, ATK-050) */
export const reachesFight = (attempt: FireAttempt): boolean =>
  reaches(attempt, (attempt.p.attack ?? attempt.p.battle)?.at ?? null)

/** What a card is inside of, so that it is not present at the location; null if nothing. */
export function shelterOf(p: Position, card: CardId): CardId | null {
  const place = placeOf(p, card)
  return place === null || isLocation(p, place) ? null : place
}

/** Would it have the range, but for being inside something? */
export const isShutIn = (attempt: FireAttempt): boolean =>
  hasLongRange(attempt) && shelterOf(attempt.p, attempt.shot.weapon) !== null
