/** Deploying creatures in their habitats. (creature - deployment) */

import type { Reason } from '../../../kernel/index.ts'
import { facts } from '../../model/cards/pool.ts'
import { meetsItsKind } from '../../model/creatures.ts'
import { isShieldedFrom } from '../../model/places/energy-shield.ts'
import { isInHabitat } from '../../model/places/habitat.ts'
import { applies } from '../shared/observing.ts'
import { refusal } from '../shared/reasons.ts'
import { crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import { limitsByKind, locations } from './characters-vehicles-starships.ts'
import { type DeployKind, hostIn } from './deployment-attempt.ts'
import { priceOf, printedCost } from './deployment-cost.ts'
import { byRules, closedByText } from './restrictions/deployment-restrictions.ts'

export const rules = [
  ...underHeading('Deployment - Examples', { 'DEP-067': permits }),
  ...inRulings('creature - deployment', { 'DEP-248': { same: ['ATK-099'] } }),
  ...inRulings('Mynock', { 'ATK-097': crdOnly }),
]

const { refuse } = within(rules)

export const creature: DeployKind = {
  types: ['creature'],
  targets: locations,

  *judge({ p, player, card, to }): Generator<Reason> {
    if (!('location' in to)) {
      const ship = hostIn(to)
      if (ship !== null && facts(p, card).movesLike === 'starfighter') yield refuse('ATK-097', { card, ship })
      return yield refusal('DEP-248', { card }, 'no place')
    }
    applies('DEP-067', 'DEP-248', 'DEP-008')
    if (meetsItsKind(p, card, to.location)) applies('ATK-023')
    if (isShieldedFrom(p, player, to.location)) applies('DEP-033')
    if (!isInHabitat(p, card, to.location)) yield refusal('DEP-248', { card, to: to.location })
    yield* byRules(p, card, to.location, limitsByKind(p, card, to.location, null))
    yield* closedByText(p, card, to.location)
  },

  price: ({ p, card, to }) => priceOf(p, card, to, printedCost(p, card)),
  // On its player's own side. (ATK-097)
  where: ({ player, to }) => ('location' in to ? { at: to.location, side: player } : null),
}
