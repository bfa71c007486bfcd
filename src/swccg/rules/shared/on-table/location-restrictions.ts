/** Where cards can be at all. (Advanced Rulebook chapter 1, Never and Locations) */

import type { Reason } from '../../../../kernel/index.ts'
import * as crew from '../../../model/crew.ts'
import { isInHabitat } from '../../../model/places/habitat.ts'
import {
  isAsteroid,
  isCloud,
  isExterior,
  isHolosite,
  isSector,
  isSite,
  isSystem,
  siteFacts,
} from '../../../model/places/locations.ts'
import { locationOf } from '../../../model/table.ts'
import { matchesLocation } from '../../../model/texts/filters.ts'
import { printedOf } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../reasons.ts'
import { changes, crdOnly, inRulings, permits, underHeading, within } from '../rulebook.ts'

export const rules = [
  ...underHeading('Never - Location Restrictions', {
    'MOV-007': { same: ['KRN-241'] },
    'KRN-234': { same: ['DEP-246'] },
    'KRN-235': {},
    'KRN-236': { same: ['DEP-039'] },
    'KRN-237': {},
    'KRN-238': { same: ['DEP-254', 'DEP-037'] },
    'KRN-239': {},
    'KRN-240': {},
  }),
  ...underHeading('Attacks - Parasites Attacking', { 'ATK-100': { ...crdOnly, ...changes } }),
  ...inRulings('Death Star II sectors', { 'TRM-105': { same: ['DEP-179', 'BAT-204'] } }),
  ...underHeading('Inactive', { 'KRN-264': { same: ['TRM-078', 'TRM-085', 'TRM-187'], ...permits } }),
]

const { holdsIn, refuse } = within(rules)

/** Do creatures keep to their habitats, and move by landspeed for free? (ATK-100) */
export const creaturesKeepToHabitats = (p: Position) => holdsIn(p, 'ATK-100')

/** Why this card cannot be at this location (on its own, not aboard anything). */
export function* cannotBeAt(p: Position, card: CardId, location: CardId): Generator<Reason> {
  const details = { card, to: location }
  yield* neverAtHolosite(p, card, location)
  if (siteFacts(p, location).trench && !crew.isStarship(p, card)) yield refusal('KRN-235', details)
  const limits = printedOf(p, card, 'only at')
  const here = locationOf(p, card)
  if (limits.some(({ text, you }) => !matchesLocation(p, text.where, location, here, you)))
    yield refusal('KRN-237', details)
  // A place that its own text names (interior mobile sites, for a Lift Tube) is open to it whatever its kind.
  if (limits.some(({ text }) => text.where.interior === true)) return
  if (crew.isStarship(p, card)) {
    const small = crew.movesLikeStarfighter(p, card)
    const isInside = isSite(p, location) && !isExterior(p, location)
    const fine = isSystem(p, location) || isAsteroid(p, location) || (small && !isInside)
    if (!fine) yield small ? refusal('KRN-239', details) : refusal('KRN-238', details)
  } else if (crew.isVehicle(p, card)) {
    const fine = isSite(p, location)
      ? isExterior(p, location)
      : isCloud(p, location) && crew.isCloudVehicle(p, card)
    if (!fine) yield refusal('KRN-236', details)
  } else if (crew.isCreature(p, card)) {
    if (!isInHabitat(p, card, location)) {
      yield refuse('ATK-100', details)
      yield refusal('MOV-007', details, 'habitat')
    } else if (isSector(p, location) && !crew.movesLikeStarfighter(p, card)) yield refusal('MOV-007', details)
  } else if (!isSite(p, location)) yield refusal('KRN-234', details)
}

/** Nothing that deploys or moves is ever at a holosite. (KRN-240) */
export function* neverAtHolosite(p: Position, card: CardId, location: CardId): Generator<Reason> {
  if (isHolosite(p, location)) yield refusal('KRN-240', { card, to: location })
}

/** Nobody deploys, battles or drains at a Death Star II sector. (TRM-105) */
export function* noStrifeAt(
  p: Position,
  at: CardId,
  deed: 'deploy' | 'battle' | 'drain',
  card: CardId,
): Generator<Reason> {
  if (siteFacts(p, at).sector === 'death star ii') yield refusal('TRM-105', { card, to: at, at }, deed)
}

/** Only an Attack Run leads to and from the Trench: nothing lands there. (MOV-007) */
export function* neverByLanding(p: Position, space: CardId, site: CardId): Generator<Reason> {
  if (siteFacts(p, site).trench) yield refusal('MOV-007', { from: space, to: site }, 'trench')
}

/** What exists at some places only is never aboard anything: that is another place. (KRN-237) */
export function* existsElsewhere(p: Position, card: CardId, ship: CardId): Generator<Reason> {
  const bound = printedOf(p, card, 'only at').some(({ text }) => !text.movingOnly)
  if (bound) yield refusal('KRN-237', { card, ship }, 'aboard')
}
