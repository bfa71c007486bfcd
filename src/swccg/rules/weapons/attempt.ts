/** What firing a weapon is made of. */

import type { Fires, FiresAWeapon } from '../../abilities/weapon.ts'
import { bearerOf } from '../../model/equipment.ts'
import { matches } from '../../model/filters.ts'
import { adjacentSites, isLocation, isSystem, related } from '../../model/locations.ts'
import { facts } from '../../model/pool.ts'
import { isPresentWith, placeOf } from '../../model/presence.ts'
import { isActive } from '../../model/table.ts'
import { textsInForce, textsOf } from '../../model/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Shot } from '../ground/intent.ts'

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

/** How a weapon says that it is fired, whether its text works now or not. */
const printed = (p: Position, weapon: CardId): Fires | undefined =>
  facts(p, weapon).abilities?.find((text) => text.does === 'fires')

/** The try that a shot is; undefined for a card that is no weapon to fire. */
export function attemptOf(
  p: Position,
  player: Player,
  shot: Shot,
  occasion: Occasion | null,
): FireAttempt | undefined {
  const text = printed(p, shot.weapon)
  return text && { p, player, shot, text, bearer: bearerOf(p, shot.weapon), occasion }
}

/** Does the text by which it is fired work now? */
export const works = ({ p, shot, text }: FireAttempt): boolean =>
  textsOf(p, shot.weapon, 'fires').some((found) => found.text === text)

/** Those who could fire a weapon that needs somebody: cards of its player that are present with it, as its text asks. */
export function gunnersOf({ p, player, shot, text }: FireAttempt): CardId[] {
  const { gunner } = text
  if (!gunner) return []
  return p.cards
    .map(({ id }) => id)
    .filter(
      (card) =>
        p.cards[card]!.owner === player &&
        isActive(p, card) &&
        isPresentWith(p, card, shot.weapon) &&
        matches(p, gunner, card, player),
    )
}

/** The card that fires: the bearer, or whoever mans what nobody bears. */
export const firerOf = (attempt: FireAttempt): CardId | null =>
  attempt.bearer ?? attempt.shot.by ?? gunnersOf(attempt)[0] ?? null

/** Does it reach the sites next to its own, by its own text or that of a device on it? */
export const hasLongRange = ({ p, shot, text }: FireAttempt): boolean =>
  text.range === 'adjacent' ||
  textsInForce(p, 'long range').some(({ source }) => {
    const { where } = p.cards[source]!
    return 'on' in where && where.on === shot.weapon
  })

/** Does a weapon that is present here reach that place? */
function reaches(attempt: FireAttempt, from: CardId, to: CardId): boolean {
  const { p, text } = attempt
  if (text.range === 'related system') return isSystem(p, to) && related(p, from, to)
  return hasLongRange(attempt) && adjacentSites(p, from).includes(to)
}

/** Is the target at another place within the weapon's range, both present where they are? (WPN-027) */
export function isFromAfar(attempt: FireAttempt, target: CardId): boolean {
  const { p, shot } = attempt
  const [from, to] = [placeOf(p, shot.weapon), placeOf(p, target)]
  if (from === null || to === null || !isLocation(p, from) || !isLocation(p, to)) return false
  return reaches(attempt, from, to)
}

/** Can it be fired into the battle or attack under way from another place? (WPN-002, ATK-050) */
export function reachesFight(attempt: FireAttempt): boolean {
  const { p, shot } = attempt
  const from = placeOf(p, shot.weapon)
  const fight = p.attack ?? p.battle
  return from !== null && isLocation(p, from) && fight != null && reaches(attempt, from, fight.at)
}

/** What a card is inside of, so that it is not present at the location; null if nothing. */
export function shelterOf(p: Position, card: CardId): CardId | null {
  const place = placeOf(p, card)
  return place === null || isLocation(p, place) ? null : place
}

/** Would it have the range, but for being inside something? */
export function isShutIn(attempt: FireAttempt): boolean {
  return hasLongRange(attempt) && shelterOf(attempt.p, attempt.shot.weapon) !== null
}
