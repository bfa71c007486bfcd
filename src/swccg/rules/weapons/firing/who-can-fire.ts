/** Who can fire a weapon: what its bearer needs, and what stands by itself. */

import type { Reason } from '../../../../kernel/index.ts'
import { isOfKind } from '../../../model/cards/characteristics.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { isCharacter, isCrewed, isInCargo, isLanded, isStarship, isVehicle } from '../../../model/crew.ts'
import { placeOf } from '../../../model/places/presence.ts'
import { cardsAboard, hasState, isActive } from '../../../model/table.ts'
import { matchesLocation } from '../../../model/texts/filters.ts'
import { textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { undriven, unpiloted } from '../../card-types/characters/pilots-drivers-and-passengers.ts'
import { inside } from '../../card-types/starships-and-vehicles/enclosed.ts'
import {
  landedFiresNothing,
  stowedFiresNothing,
} from '../../card-types/starships-and-vehicles/landed-starships.ts'
import { artilleryNotPowered } from '../../leaving-table/artillery.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'
import { rulesOfAutomated } from '../automated-weapons.ts'
import { notFiredSo } from '../weapon-targets.ts'
import { companyOf, type FireAttempt, gunnersOf, shelterOf } from './firing-attempt.ts'

export const rules = [
  ...inRulings('weapon - firing starship weapons', { 'WPN-034': {} }),
  ...inRulings('weapon - firing vehicle weapons', { 'WPN-035': {} }),
]

const has = (words: readonly string[] | undefined, word: string) =>
  words?.some((one) => plain(one) === word) ?? false

const isDroid = (p: Position, card: CardId) => isOfKind(facts(p, card), 'droid')

/** Can this card aboard see to the weapons? On a vehicle a droid that is a warrior will do. (WPN-034, WPN-035) */
const isGunner = (p: Position, card: CardId, ship: CardId): boolean =>
  isCharacter(p, card) &&
  isActive(p, card) &&
  (!isDroid(p, card) || (isVehicle(p, ship) && has(facts(p, card).icons, 'warrior')))

/** Has a starship or vehicle anybody who can fire its weapons? */
const isManned = (p: Position, ship: CardId): boolean =>
  (facts(p, ship).permanentPilots?.length ?? 0) > 0 ||
  cardsAboard(p, ship).some((card) => isGunner(p, card, ship))

const isTransport = (p: Position, card: CardId) => facts(p, card).subtype === 'transport'

/** A power droid or a fusion generator of its player's present, or a location that powers it. (WPN-045) */
function isPowered(attempt: FireAttempt): boolean {
  const { p, player, shot } = attempt
  const source = (card: CardId) => {
    const { title, characteristics } = facts(p, card)
    return has(characteristics, 'power droid') || plain(title).includes('fusion generator')
  }
  const place = placeOf(p, shot.weapon)
  return (
    companyOf(attempt, source).length > 0 ||
    textsInForce(p, 'powers artillery').some(
      ({ text, source: by, you }) =>
        you === player && place !== null && matchesLocation(p, text.where, place, by, you),
    )
  )
}

/** What a starship lacks to fire the weapons on it. */
function* ofStarship({ p, shot, text }: FireAttempt, ship: CardId): Generator<Reason> {
  const card = shot.weapon
  if (isLanded(p, ship) && !text.atSites) yield landedFiresNothing({ card, ship })
  else if (isInCargo(p, ship)) yield stowedFiresNothing({ card, ship })
  if (!isCrewed(p, ship)) yield unpiloted({ card, ship })
  if (!isManned(p, ship)) yield refusal('WPN-034', { card, ship })
}

function* ofVehicle({ p, shot }: FireAttempt, ship: CardId): Generator<Reason> {
  const card = shot.weapon
  if (!isCrewed(p, ship)) yield isTransport(p, ship) ? undriven({ card, ship }) : unpiloted({ card, ship })
  if (!isManned(p, ship)) yield refusal('WPN-035', { card, ship })
}

/** Why there is nobody to fire a weapon, or nothing to fire it with. */
export function* unmanned(attempt: FireAttempt): Generator<Reason> {
  const { p, shot, text, bearer } = attempt
  const card = shot.weapon
  const ship = shelterOf(p, card)
  if (text.powered && !isPowered(attempt)) yield notFiredSo({ card }, 'power')
  if (bearer === null) {
    const gunners = gunnersOf(attempt)
    if (text.gunner && gunners.length === 0) yield notFiredSo({ card }, 'gunner')
    else if (shot.by !== undefined && !gunners.includes(shot.by))
      yield notFiredSo({ card, by: shot.by }, 'this gunner')
    if (facts(p, card).subtype === 'artillery' && !isPowered(attempt)) yield artilleryNotPowered(card)
  } else if (isStarship(p, bearer)) yield* ofStarship(attempt, bearer)
  else if (isVehicle(p, bearer)) yield* ofVehicle(attempt, bearer)
  else if (ship !== null) yield inside({ card, ship }, 'weapon')
}

/** The rules by which there was somebody to fire, or nobody was needed. */
export function crewRules(attempt: FireAttempt): string[] {
  const { p, shot, bearer } = attempt
  if (bearer !== null) {
    if (isStarship(p, bearer))
      return ['WPN-034', 'WPN-036', 'WPN-021', ...(isLanded(p, bearer) ? ['WPN-072'] : [])]
    if (isVehicle(p, bearer)) return ['WPN-035', 'WPN-021', isTransport(p, bearer) ? 'WPN-037' : 'WPN-036']
    return hasState(p, bearer, 'hit') ? ['WPN-008'] : []
  }
  const { subtype } = facts(p, shot.weapon)
  if (subtype === 'artillery') return ['WPN-045', 'WPN-021']
  return subtype === 'automated' ? rulesOfAutomated(attempt) : []
}
