/** Regular - Sector Movement, and the sectors of Death Star II. */

import type { Reason } from '../../../../kernel/index.ts'
import { nth } from '../../../../kernel/index.ts'
import {
  isCloudVehicle,
  isStarfighter,
  isStarship,
  isVehicle,
  movesLikeStarfighter,
} from '../../../model/crew.ts'
import {
  isAsteroid,
  isCloud,
  isLocation,
  isSector,
  isSystem,
  lowestCloud,
  rowWith,
  sectorsLike,
  siteFacts,
  systemOf,
} from '../../../model/places/locations.ts'
import { standsAt } from '../../../model/table.ts'
import { textsOf } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { landspeedOf } from '../../../model/values.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { cannotBeAt } from '../../shared/on-table/location-restrictions.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, crdOnly, permits, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import type { Attempt, MoveKind } from '../move.ts'
import { betweenSectorAndSite } from './landing-and-taking-off.ts'
import { hyperspeedOnly } from './mobile-systems-and-death-stars.ts'

export const rules = underHeading('Regular - Sector Movement', {
  'MOV-071': permits,
  'MOV-072': { same: ['TRM-262', 'TRM-097'] },
  'MOV-073': {},
  'MOV-074': { same: ['TRM-237', 'TRM-240'] },
  'MOV-075': {},
  'MOV-076': changes,
  // Two asteroid sectors are for starfighters alone, not for what moves like one.
  'TRM-238': { ...crdOnly, ...permits },
  'MOV-077': arOnly,
  'MOV-079': { same: ['TRM-224'] },
  'TRM-241': { ...crdOnly, ...permits },
  'TRM-223': {},
  'TRM-225': {},
  'TRM-226': changes,
})

const { holdsIn, refuse } = within(rules)

const isDeathStar2Sector = (p: Position, location: CardId) =>
  siteFacts(p, location).sector === 'death star ii'

/**
 * How many sectors one move may cover. The rulebook gives two to starfighters and what moves like one; the rulings of 2001
 * give two to starfighters among asteroids and to everything that flies in clouds. (MOV-075 to MOV-077, TRM-238, TRM-241)
 */
function reach(p: Position, card: CardId, sector: CardId): number {
  const cloudy = isCloud(p, sector)
  if (cloudy && holdsIn(p, 'TRM-241')) return 2
  if (holdsIn(p, 'TRM-238') ? isStarfighter(p, card) : movesLikeStarfighter(p, card)) return 2
  return cloudy && textsOf(p, card, 'moves like a starfighter at cloud sectors').length > 0 ? 2 : 1
}

/** Who may be at sectors of this kind. (MOV-071, MOV-072) */
function* whoFlies(p: Position, card: CardId, sector: CardId): Generator<Reason> {
  if (movesLikeStarfighter(p, card)) return
  const details = { card, to: sector }
  if (isAsteroid(p, sector)) {
    if (!isStarship(p, card)) yield refusal('MOV-071', details)
  } else if (!isCloudVehicle(p, card)) yield refusal('MOV-072', details)
  else if ((landspeedOf(p, card) ?? 0) <= 0) yield refusal('MOV-072', details, 'landspeed')
}

/** Starships, what moves like a starfighter, and vehicles of the clouds. */
const flies = (p: Position, card: CardId) =>
  movesLikeStarfighter(p, card) || isStarship(p, card) || isCloudVehicle(p, card)

export const sectorMovement: MoveKind<'sector movement'> = {
  using: 'sector movement',
  class: atAGlance.sector.class,
  everBy: flies,
  everWhere: isSector,

  concerns({ p, card, from, to }) {
    if (to === null || from === null || (!isStarship(p, card) && !isVehicle(p, card))) return false
    return isSector(p, to) || (isSector(p, from) && (isSystem(p, to) || isVehicle(p, card)))
  },

  *attempts(p, _player, card): Generator<Move> {
    const from = standsAt(p, card)
    if (from === null || !flies(p, card)) return
    const row = rowWith(p, from)
    const ends = isSector(p, from)
      ? [...sectorsLike(p, from), row.system, ...(isCloudVehicle(p, card) ? row.sites : [])]
      : isSystem(p, from)
        ? [row.clouds[0], row.asteroids[0]]
        : [isCloudVehicle(p, card) ? lowestCloud(p, from) : null]
    for (const location of ends) {
      if (location !== from && location != null)
        yield { using: 'sector movement', cards: [card], to: { location } }
    }
  },

  *judge({ p, card, from, to }: Attempt): Generator<Reason> {
    const details = { card, to, from }
    if (isLocation(p, card)) return yield hyperspeedOnly(card)
    if (!isStarship(p, card) && !isVehicle(p, card) && !movesLikeStarfighter(p, card)) {
      return yield refusal('MOV-072', details, 'no ship')
    }
    if (to === null || from === null) return yield refusal('MOV-075', details, 'aboard')
    if (!isSector(p, to) && !isSector(p, from)) return yield refusal('MOV-075', details, 'no sector')
    if (isDeathStar2Sector(p, to) || isDeathStar2Sector(p, from))
      return yield refusal('MOV-079', details, 'own rules')
    const sector = isSector(p, to) ? to : from
    applies(...(isAsteroid(p, sector) ? ['MOV-071', 'TRM-329'] : ['MOV-072', 'TRM-328']))
    yield* whoFlies(p, card, sector)

    const other = sector === to ? from : to
    if (isSector(p, other)) {
      const all = sectorsLike(p, sector)
      const far = Math.abs(all.indexOf(from) - all.indexOf(to))
      applies('MOV-075', ...(isVehicle(p, card) ? ['MOV-077'] : []))
      if (far === 2) applies('MOV-076', isCloud(p, sector) ? 'TRM-241' : 'TRM-238', 'MOV-190')
      if (!all.includes(from) || !all.includes(to)) yield refusal('MOV-075', details, 'apart')
      else if (far > reach(p, card, sector)) {
        if (far === 2 && isVehicle(p, card) && holdsIn(p, 'MOV-077')) yield refuse('MOV-077', details)
        yield far === 2 || reach(p, card, sector) === 1
          ? refusal('MOV-075', details)
          : refusal('MOV-076', details)
      }
    } else if (isSystem(p, other)) {
      applies('MOV-074')
      if (systemOf(p, sector) !== other) yield refusal('MOV-074', details, 'apart')
      else if (sectorsLike(p, sector)[0] !== sector) yield refusal('MOV-074', details)
      yield* cannotBeAt(p, card, other)
    } else {
      yield* betweenSectorAndSite(p, card, from, to)
    }
  },

  price: () => ({ force: atAGlance.sector.cost, rules: ['MOV-073'] }),

  path({ p, from, to }) {
    if (to === null) return []
    if (from === null || !isSector(p, to) || !isSector(p, from)) return [to]
    const all = sectorsLike(p, to)
    const [a, b] = [all.indexOf(from), all.indexOf(to)]
    return Math.abs(a - b) === 2 ? [nth(all, (a + b) / 2), to] : [to]
  },
}

/** The system and the sectors of Death Star II in the row of a location, from the outside inwards. */
const deathStar2Row = (p: Position, location: CardId) => {
  const { system, deathStarSectors } = rowWith(p, location)
  return [system, ...deathStarSectors]
}

/** Is a Light starfighter at one of the sectors of that row? */
const isHunted = (p: Position, location: CardId) => {
  const { deathStarSectors } = rowWith(p, location)
  return p.cards.some(
    ({ id, owner }) =>
      owner === 'light' && isStarfighter(p, id) && deathStarSectors.includes(standsAt(p, id)!),
  )
}

/** A Dark starfighter goes back where nobody is to be hunted: the move that is due. (TRM-226) */
export function wayBack(p: Position, card: CardId): Move | null {
  const from = standsAt(p, card)
  if (from === null || !isDeathStar2Sector(p, from) || isHunted(p, from)) return null
  const all = deathStar2Row(p, from)
  const location = all[all.indexOf(from) - 1]
  return location == null ? null : { using: 'death star ii sector', cards: [card], to: { location } }
}

/** Dark starfighters with nobody to hunt go back one sector toward the system, for free. (TRM-226) */
function mustTurnBack({ p, player, from, to }: Attempt): boolean {
  if (player !== 'dark' || from === null || to === null || !isDeathStar2Sector(p, from)) return false
  const all = deathStar2Row(p, from)
  return all.indexOf(to) === all.indexOf(from) - 1 && !isHunted(p, from)
}

/** Sectors of Death Star II have rules of their own: starfighters only, one at a time, from the Coolant Shaft inwards. */
export const deathStar2Sector: MoveKind<'death star ii sector'> = {
  using: 'death star ii sector',
  class: atAGlance.deathStar2.class,
  everBy: isStarfighter,
  everWhere: isDeathStar2Sector,

  concerns({ p, card, from, to }) {
    if (to === null || from === null || !isStarship(p, card)) return false
    return isDeathStar2Sector(p, to) || isDeathStar2Sector(p, from)
  },

  *attempts(p, _player, card): Generator<Move> {
    const from = standsAt(p, card)
    if (from === null || !isStarfighter(p, card)) return
    const all = deathStar2Row(p, from)
    const here = all.indexOf(from)
    if (all.length < 2 || here < 0) return
    for (const location of [all[here - 1], all[here + 1]]) {
      if (location != null) yield { using: 'death star ii sector', cards: [card], to: { location } }
    }
  },

  *judge(attempt): Generator<Reason> {
    const { p, player, card, from, to } = attempt
    const details = { card, to, from }
    if (!isStarfighter(p, card)) yield refusal('TRM-223', details)
    if (to === null || from === null) return yield refusal('MOV-079', details, 'aboard')
    if (!isDeathStar2Sector(p, to) && !isDeathStar2Sector(p, from))
      return yield refusal('MOV-079', details, 'elsewhere')
    applies('MOV-079')
    const all = deathStar2Row(p, to)
    const far = Math.abs(all.indexOf(from) - all.indexOf(to))
    if (!all.includes(from) || far !== 1) yield refusal('MOV-079', details)
    if (player === 'dark' && isDeathStar2Sector(p, to) && !mustTurnBack(attempt) && !isHunted(p, to))
      yield refusal('TRM-225', details)
  },

  price: (attempt) =>
    mustTurnBack(attempt)
      ? { force: 'free', rules: ['TRM-226'] }
      : { force: atAGlance.deathStar2.cost, rules: ['MOV-079'] },
}
