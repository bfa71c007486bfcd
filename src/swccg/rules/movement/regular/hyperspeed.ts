/** Regular - Hyperspeed. */

import type { Reason } from '../../../../kernel/index.ts'
import { facts } from '../../../model/cards/pool.ts'
import {
  canNavigate,
  isInCargo,
  isLanded,
  isSquadron,
  isStarship,
  navigatesFromSeat,
} from '../../../model/crew.ts'
import { isMobileSystem, isSystem, parsecsBetween } from '../../../model/places/locations.ts'
import { standsAt } from '../../../model/table.ts'
import { extraRange, hyperspeedOf } from '../../../model/values.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import { stillAboard } from '../carrying/room-aboard.ts'
import type { Attempt, MoveKind } from '../move.ts'
import { outOfOrbit } from './mobile-systems-and-death-stars.ts'

export const rules = [
  ...inRulings('astromech capacity', { 'TRM-019': permits }),
  ...underHeading('Regular - Hyperspeed', {
    'MOV-034': {},
    'MOV-035': {},
    'MOV-036': { same: ['TRM-256', 'TRM-343'] },
    'MOV-037': { same: ['TRM-254'] },
    'MOV-038': { same: ['TRM-255'] },
    'MOV-068': permits,
  }),
  ...underHeading('Values & Numbers - Undefined Values', { 'KRN-324': {} }),
]

export const hyperspeed: MoveKind<'hyperspeed'> = {
  using: 'hyperspeed',
  class: atAGlance.hyperspeed.class,
  everBy: isStarship,
  everWhere: isSystem,

  concerns: ({ p, card, to }) => isStarship(p, card) && to !== null && isSystem(p, to),

  *attempts(p, _player, card): Generator<Move> {
    const from = standsAt(p, card)
    if (from === null || !isStarship(p, card) || !isSystem(p, from)) return
    for (const location of p.layout) {
      if (location !== from && isSystem(p, location)) {
        yield { using: 'hyperspeed', cards: [card], to: { location } }
      }
    }
  },

  *judge({ p, card, from, to }: Attempt): Generator<Reason> {
    if (!isStarship(p, card)) return yield refusal('MOV-034', { card }, 'no starship')
    if (to === null) return yield refusal('MOV-036', { card }, 'nowhere')
    if (from === to) return yield refusal('MOV-036', { card, to }, 'already')
    if (!isSystem(p, to)) return yield refusal('MOV-036', { card, to })
    if (from === null) {
      // A ship in a cargo bay goes out first.
      if (isInCargo(p, card)) return yield* stillAboard(p, card, to)
      return yield refusal('MOV-036', { card, to }, 'aboard')
    }
    if (!isSystem(p, from))
      return yield refusal('MOV-036', { card, to, from }, isLanded(p, card) ? 'landed' : 'from')
    applies('MOV-034', 'MOV-036', 'MOV-037')
    if (navigatesFromSeat(p, card)) applies('TRM-019')
    const navigated = canNavigate(p, card)
    if (!navigated)
      yield isSquadron(p, card) ? refusal('MOV-034', { card }, 'squadron') : refusal('MOV-034', { card })

    const own = hyperspeedOf(p, card)
    const speed = own === null ? null : own + (own > 0 ? extraRange(p, card, 'hyperspeed', from, to) : 0)
    const far = parsecsBetween(p, from, to)
    const beside = isMobileSystem(p, from) || isMobileSystem(p, to)
    if (far === 0) applies('MOV-038')
    if (beside) applies('MOV-068')
    if (speed === null) {
      yield refusal('MOV-037', { card }, 'none')
      if (facts(p, card).hyperspeed === undefined) yield refusal('KRN-324', { card })
    } else if (far > speed) yield refusal('MOV-037', { card, to, far, speed })
    else if (speed === 0) yield refusal('MOV-038', { card, to })
    if (beside && !(navigated && (own ?? 0) > 0)) yield* outOfOrbit(p, card, from, to)
  },

  price: () => ({ force: atAGlance.hyperspeed.cost, rules: ['MOV-035'] }),
}
