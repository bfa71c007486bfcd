/** Regular - Landing And Taking Off. */

import type { Details, Reason } from '../../../../kernel/index.ts'
import { isStarship, isTie, movesLikeStarfighter } from '../../../model/crew.ts'
import {
  hostOf,
  isAsteroid,
  isAsteroidCave,
  isBay,
  isCloud,
  isDockingBay,
  isExterior,
  isSector,
  isSite,
  isSystem,
  lowestCloud,
  related,
  siteFacts,
} from '../../../model/places/locations.ts'
import { standsAt } from '../../../model/table.ts'
import type { CardId, Position } from '../../../model/types.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { neverByLanding } from '../../shared/on-table/location-restrictions.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, inRulings, permits, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import type { Attempt, MoveKind } from '../move.ts'

export const rules = [
  ...underHeading('Regular - Landing And Taking Off', {
    'MOV-041': {},
    'MOV-042': { same: ['TRM-233', 'TRM-253'] },
    'MOV-044': { ...arOnly, ...permits },
    'MOV-045': {},
    'MOV-046': changes,
    'MOV-047': { same: ['TRM-234'] },
    'MOV-048': { same: ['TRM-450'], ...permits },
    'MOV-049': { same: ['TRM-235'] },
    'MOV-078': { same: ['MOV-043', 'TRM-239', 'TRM-242'] },
    'MOV-301': changes,
    'TRM-251': changes,
  }),
  ...inRulings('related locations', { 'TRM-329': {}, 'TRM-330': {}, 'TRM-332': {} }),
]

const { holdsIn } = within(rules)

/** A starship's docking bay, seen from the system where that starship is present. */
const isBayOfShipAt = (p: Position, site: CardId, system: CardId) => {
  const host = hostOf(p, site)
  return isBay(p, site) && host !== null && isStarship(p, host) && standsAt(p, host) === system
}

/** The site of a starship or Death Star is not related to the system where that is. (TRM-332) */
export function* notOfThatSystem(p: Position, site: CardId): Generator<Reason> {
  if (siteFacts(p, site).siteOf !== undefined) yield refusal('TRM-332', { to: site })
}

/** The cave is related to the Big One, and to nothing else. (TRM-330) */
export function* onlyOfBigOne(p: Position, site: CardId): Generator<Reason> {
  if (isAsteroidCave(p, site)) yield refusal('TRM-330', { to: site })
}

/** Why nothing lands between this place in space and this site, whatever the ship. */
function* noWayBetween(p: Position, space: CardId, site: CardId, down: boolean): Generator<Reason> {
  const details = { from: space, to: site }
  if (siteFacts(p, site).siteOf !== undefined) {
    if (!isBayOfShipAt(p, site, space)) {
      yield refusal('MOV-042', details, 'ship site')
      yield* notOfThatSystem(p, site)
    }
    // The rulings of 2001 name the docking bay of a starship for taking off only.
    else if (down && !holdsIn(p, 'MOV-044') && isDockingBay(p, site))
      yield refusal('MOV-042', details, 'landing aboard')
    applies(...(down ? [] : ['TRM-251']), 'MOV-044')
    return
  }
  if (isAsteroidCave(p, site) || isAsteroid(p, space)) {
    applies('MOV-078')
    if (!related(p, space, site) || !isSector(p, space)) {
      yield refusal('MOV-078', details, 'asteroid')
      if (isAsteroidCave(p, site)) yield* onlyOfBigOne(p, site)
      else yield refusal('TRM-329', details)
    } else applies('TRM-330')
    return
  }
  applies(
    ...(isSector(p, space) ? ['MOV-078'] : ['MOV-042', 'TRM-328']),
    ...(isCloud(p, space) ? ['MOV-049'] : []),
  )
  if (siteFacts(p, site).trench) return yield* neverByLanding(p, space, site)
  if (!related(p, space, site)) return yield refusal('MOV-042', details, 'unrelated')
  if (!isExterior(p, site)) yield refusal('MOV-042', details, 'interior')
  yield* atLowestCloud(p, space, site, details)
}

/** Where there are clouds, only the lowest and the ground are joined. (MOV-049) */
function* atLowestCloud(p: Position, space: CardId, site: CardId, details: Details): Generator<Reason> {
  const lowest = lowestCloud(p, site)
  if (isSystem(p, space) && lowest !== null) yield refusal('MOV-049', { ...details, sector: lowest })
  if (isCloud(p, space) && space !== lowest)
    yield refusal('MOV-049', { ...details, sector: lowest }, 'higher')
}

/** Between a sector and a site by sector movement: that is for vehicles of the clouds, as ships land. (MOV-078, MOV-049) */
export function* betweenSectorAndSite(
  p: Position,
  card: CardId,
  from: CardId,
  to: CardId,
): Generator<Reason> {
  const details = { card, from, to }
  const [sector, site] = isSector(p, from) ? [from, to] : [to, from]
  applies('MOV-078')
  if (isStarship(p, card)) yield refusal('MOV-078', details, 'ship')
  if (!isCloud(p, sector)) yield refusal('MOV-078', details, 'asteroid')
  else if (!related(p, sector, site) || !isExterior(p, site)) yield refusal('MOV-078', details, 'site')
  else yield* atLowestCloud(p, sector, site, details)
}

const isSpace = (p: Position, location: CardId) => isSystem(p, location) || isSector(p, location)

function landingKind<U extends 'landing' | 'taking off'>(using: U): MoveKind<U> {
  const down = using === 'landing'
  const split = <Place>(from: Place, to: Place): [Place, Place] => (down ? [from, to] : [to, from])

  return {
    using,
    class: atAGlance.landing.class,
    everBy: movesLikeStarfighter,
    everWhere: isSite,

    concerns({ p, card, from, to }) {
      const [space, site] = split(from, to)
      if (space === null || site === null || !isSpace(p, space) || !isSite(p, site)) return false
      return isStarship(p, card) || movesLikeStarfighter(p, card)
    },

    *attempts(p, _player, card): Generator<Move> {
      const from = standsAt(p, card)
      if (from === null || !movesLikeStarfighter(p, card) || isSpace(p, from) !== down) return
      for (const location of p.layout) {
        const [space, site] = split(from, location)
        if (!isSpace(p, space) || !isSite(p, site)) continue
        if (related(p, space, site) || isBayOfShipAt(p, site, space))
          yield { using, cards: [card], to: { location } }
      }
    },

    *judge({ p, card, from, to }: Attempt): Generator<Reason> {
      if (!movesLikeStarfighter(p, card)) yield refusal('MOV-041', { card, to })
      if (to === null || from === null) return yield refusal('MOV-042', { card, to, from }, 'aboard')
      const [space, site] = split(from, to)
      if (!isSpace(p, space) || !isSite(p, site))
        return yield refusal('MOV-042', { card, to, from }, 'wrong ends')
      applies('MOV-041', 'MOV-048', 'TRM-449')
      if (!down) applies('TRM-456')
      for (const reason of noWayBetween(p, space, site, down)) {
        yield { ...reason, with: { ...reason.with, card } }
      }
      if (down && isTie(p, card) && applies('MOV-047') && !isBay(p, site))
        yield refusal('MOV-047', { card, to })
    },

    price({ p, from, to }) {
      const [space, site] = split(from, to)
      if (space === null || site === null || !isBay(p, site))
        return { force: atAGlance.landing.cost, rules: ['MOV-045'] }
      return { force: 'free', rules: isCloud(p, space) ? ['MOV-046', 'MOV-301'] : ['MOV-046'] }
    },
  }
}

export const landing = landingKind('landing')
export const takingOff = landingKind('taking off')
