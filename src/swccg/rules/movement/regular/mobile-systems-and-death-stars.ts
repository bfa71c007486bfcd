/** Regular - Mobile System: moving Death Stars, and moving between a Death Star and the system that it orbits. */

import type { Reason } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isStarship } from '../../../model/crew.ts'
import {
  isLocation,
  isMobileSystem,
  isPlanetSystem,
  isSystem,
  parsecOf,
} from '../../../model/places/locations.ts'
import { standsAt } from '../../../model/table.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { hyperspeedOf } from '../../../model/values.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, crdOnly, permits, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import type { Attempt, MoveKind } from '../move.ts'

export const rules = underHeading('Regular - Mobile Systems', {
  'MOV-040': permits,
  'MOV-059': permits,
  'MOV-060': {},
  'MOV-061': { same: ['TRM-228'] },
  'MOV-062': permits,
  'MOV-063': permits,
  'MOV-064': { same: ['TRM-229'] },
  'MOV-065': arOnly,
  'MOV-066': { same: ['TRM-227'], ...changes },
  'MOV-067': { ...arOnly, ...permits },
  'MOV-069': { same: ['MOV-039', 'TRM-236'], ...changes },
  'MOV-070': {},
  'TRM-230': { ...crdOnly, ...changes },
})

const { holdsIn, refuse } = within(rules)

/** Why nothing orbits this location: it is no system, it moves itself or, under the rulings of 2001, it is no planet. */
function noOrbitAround(p: Position, location: CardId): 'no system' | 'mobile' | 'no planet' | null {
  if (!isSystem(p, location)) return 'no system'
  if (isMobileSystem(p, location)) return 'mobile'
  return holdsIn(p, 'TRM-230') && !isPlanetSystem(p, location) ? 'no planet' : null
}

/** Systems that a mobile system could orbit at a parsec. */
const systemsAt = (p: Position, parsec: number): CardId[] =>
  p.layout.filter((location) => noOrbitAround(p, location) === null && parsecOf(p, location) === parsec)

const isMobile = (p: Position, card: CardId) => isLocation(p, card) && isMobileSystem(p, card)

/** A location moves in one way only. (MOV-059) */
export const hyperspeedOnly = (card: CardId): Reason => refusal('MOV-059', { card })

export const mobileSystem: MoveKind<'mobile system'> = {
  using: 'mobile system',
  class: 'regular',
  everBy: isMobile,
  everWhere: isMobileSystem,

  concerns: ({ p, card }) => isMobile(p, card),

  *attempts(p, _player, card): Generator<Move> {
    if (!isMobile(p, card)) return
    const now = parsecOf(p, card) ?? 0
    const speed = hyperspeedOf(p, card) ?? 0
    for (let parsec = Math.max(0, now - speed); parsec <= now + speed; parsec++) {
      for (const orbits of [null, ...systemsAt(p, parsec)]) {
        yield { using: 'mobile system', cards: [card], to: { parsec, orbits } }
      }
    }
  },

  *judge({ p, move, card }: Attempt): Generator<Reason> {
    if (!isMobile(p, card)) return yield refusal('MOV-059', { card }, 'no mobile system')
    const { to } = move
    if (!('parsec' in to)) return yield refusal('MOV-064', { card }, 'unnamed')
    applies('MOV-040', 'MOV-059', 'MOV-060', 'MOV-061', 'MOV-062', 'MOV-064', 'MOV-066', 'MOV-067')
    if (to.orbits === null) applies('MOV-063')
    const { orbits } = cardOf(p, card)
    const now = parsecOf(p, card) ?? 0
    const far = Math.abs(to.parsec - now)
    const speed = hyperspeedOf(p, card)
    const unfit = to.orbits === null ? null : noOrbitAround(p, to.orbits)
    if (unfit !== null) yield refusal('MOV-064', { card, system: to.orbits }, unfit)
    else if (to.orbits !== null && parsecOf(p, to.orbits) !== to.parsec) {
      yield refusal('MOV-064', { card, system: to.orbits, parsec: to.parsec })
    }
    if (to.parsec < 0) yield refusal('MOV-063', { card, parsec: to.parsec })
    if (far === 0) applies('MOV-065', 'TRM-230')
    if (far === 0 && to.orbits === orbits) return yield refusal('MOV-064', { card }, 'already')
    // Under the rulings of 2001 changing orbit at the same parsec asks for no hyperspeed.
    if (far === 0 && holdsIn(p, 'TRM-230')) return
    if (speed === null) yield refusal('MOV-060', { card })
    else if (far > speed) yield refusal('MOV-061', { card, far, speed })
    if (far === 0 && (speed ?? 0) === 0) yield refuse('MOV-065', { card })
  },

  price: () => ({ force: atAGlance.hyperspeed.cost, rules: ['MOV-061'] }),
}

/** A Death Star is moved by the Dark Side, whoever's card it is; a mobile system of no such name by its owner. */
export function moverOf(p: Position, system: CardId): Player {
  return facts(p, system).title.startsWith('Death Star') ? 'dark' : cardOf(p, system).owner
}

/** Does the one orbit the other, a planet, either way round? */
const inOrbit = (p: Position, one: CardId, other: CardId) =>
  (cardOf(p, one).orbits === other && isPlanetSystem(p, other)) ||
  (cardOf(p, other).orbits === one && isPlanetSystem(p, one))

/** Between a mobile system and the system beside it goes who has hyperspeed, unless the one orbits the other. (MOV-070) */
export function* outOfOrbit(p: Position, card: CardId, from: CardId, to: CardId): Generator<Reason> {
  if (!inOrbit(p, from, to)) yield refusal('MOV-070', { card, from, to })
}

export const orbit: MoveKind<'orbit'> = {
  using: 'orbit',
  class: atAGlance.deathStar.class,
  everBy: isStarship,
  everWhere: isMobileSystem,

  concerns({ p, card, from, to }) {
    if (!isStarship(p, card) || to === null || from === null) return false
    return isSystem(p, to) && isSystem(p, from) && isMobileSystem(p, to) !== isMobileSystem(p, from)
  },

  *attempts(p, _player, card): Generator<Move> {
    const from = standsAt(p, card)
    if (from === null || !isStarship(p, card) || !isSystem(p, from)) return
    for (const location of p.layout) {
      if (location !== from && isSystem(p, location) && inOrbit(p, from, location)) {
        yield { using: 'orbit', cards: [card], to: { location } }
      }
    }
  },

  *judge({ p, card, from, to }: Attempt): Generator<Reason> {
    if (!isStarship(p, card)) return yield refusal('MOV-069', { card }, 'no starship')
    if (to === null || from === null || !isSystem(p, from) || !isSystem(p, to)) {
      return yield refusal('MOV-069', { card, to }, 'no systems')
    }
    applies('MOV-069')
    yield* outOfOrbit(p, card, from, to)
  },

  price: () => ({ force: atAGlance.deathStar.cost, rules: ['MOV-069'] }),
}
