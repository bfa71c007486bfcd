/** Deploying weapons and devices on cards and at sites. (weapon – deploying and carrying) */

import type { Reason } from '../../../../kernel/index.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { amountFor } from '../../../model/cards/scaled.ts'
import { isShieldedFrom } from '../../../model/places/energy-shield.ts'
import { isPartOf } from '../../../model/places/locations.ts'
import { cardsOn, locationOf } from '../../../model/table.ts'
import { opponentOf, type Where } from '../../../model/types.ts'
import { applies, isObserved } from '../../shared/observing.ts'
import { neverAtHolosite } from '../../shared/on-table/location-restrictions.ts'
import type { Price } from '../../shared/paying.ts'
import { inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { type DeployAttempt, type DeployKind, goalOf } from '../deployment-attempt.ts'
import { priceOf, printedCost } from '../deployment-cost.ts'
import { closedByText, closedToEquipment, entry } from '../restrictions/deployment-restrictions.ts'
import {
  asksForSkywalker,
  isEquipment,
  notThere,
  personasMeant,
  spotFor,
  targetsOf,
} from './deploying-on-cards.ts'

export const rules = [
  ...underHeading('Deploy', { 'DEP-008': permits }),
  ...underHeading('Deployment - Examples', { 'DEP-064': permits, 'DEP-065': permits }),
  ...underHeading('Persona', { 'DEP-084': permits }),
  ...inRulings('weapon – deploying and carrying', { 'WPN-054': { same: ['DEP-279'], ...permits } }),
]

/** Says which rules let such a card go there. */
export function goesThere({ p, player, card, to }: DeployAttempt): void {
  if (!isObserved()) return
  const goal = goalOf(p, to)
  if (goal !== null && entry(p, player, [], goal) === null) {
    applies('DEP-008', 'DEP-064')
    if ('on' in to) applies('DEP-065')
  }
  if (isShieldedFrom(p, player, goal)) applies('DEP-033')
  if (facts(p, card).subtype === 'artillery') applies('WPN-046')
}

/** Where a card is put: attached to a card, at a site, or attached to a location. */
export function whereOf({ p, player, card, to }: DeployAttempt): Where | null {
  if ('on' in to) return { on: to.on, as: 'attached' }
  if ('table' in to) {
    const theirs = spotFor(p, player, card, to)?.whose === 'opponent'
    return { table: theirs ? opponentOf(player) : player }
  }
  if (!('location' in to)) return null
  return isEquipment(facts(p, card)) ? { at: to.location, side: player } : { on: to.location, as: 'attached' }
}

/** What putting it there costs: what its text says of that place, or what is printed. */
export function priceThere({
  p,
  player,
  card,
  to,
}: Pick<DeployAttempt, 'p' | 'player' | 'card' | 'to'>): Price {
  const stated = spotFor(p, player, card, to)?.price
  const base = stated === undefined ? printedCost(p, card) : amountFor(p, stated, 'on' in to ? to.on : card)
  return priceOf(p, card, to, base)
}

/** Says which rules let it be carried by this card, or stand at this place. */
function carriedBy({ p, player, card, to }: DeployAttempt): void {
  if (!isObserved()) return
  applies('WPN-052', 'WPN-053')
  if (!('on' in to)) return
  const { title, permanentPilots } = facts(p, to.on)
  const filter = spotFor(p, player, card, to)?.card
  const personas = filter ? personasMeant(p, player, to.on, filter).map(plain) : []
  if (personas.length > 0) applies('DEP-084')
  if (personas.length > 0 && permanentPilots?.some(({ name }) => name !== undefined)) applies('DEP-089')
  if (filter && asksForSkywalker(filter)) applies('DEP-202')
  // A short name means every card of that persona, whatever its title.
  if (personas.length > 0 && !personas.includes(plain(title))) applies('TRM-478')
  const at = locationOf(p, to.on)
  if (at !== null && isPartOf(p, at, 'Dagobah')) applies('DEP-182')
  if (cardsOn(p, to.on).some((one) => facts(p, one).type === 'weapon')) applies('WPN-054')
}

export const equipment: DeployKind = {
  types: ['weapon', 'device'],
  targets: targetsOf,

  *judge(attempt): Generator<Reason> {
    const { p, player, card, to } = attempt
    goesThere(attempt)
    carriedBy(attempt)
    yield* notThere(p, player, card, to)
    yield* closedByText(p, card, goalOf(p, to))
    if (!('location' in to)) return
    yield* closedToEquipment(p, card, to.location)
    yield* neverAtHolosite(p, card, to.location)
  },

  price: priceThere,
  where: whereOf,
}
