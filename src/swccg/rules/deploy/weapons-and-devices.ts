/** Deploying weapons and devices on cards and at sites. (weapon – deploying and carrying) */

import type { Reason } from '../../../kernel/index.ts'
import { isShieldedFrom } from '../../model/energy-shield.ts'
import { rowOf } from '../../model/locations.ts'
import { facts, plain } from '../../model/pool.ts'
import { amountFor } from '../../model/scaled.ts'
import { cardsOn, locationOf } from '../../model/table.ts'
import { opponentOf, type Where } from '../../model/types.ts'
import { neverAtHolosite } from '../ground/never-there.ts'
import { applies, isObserved } from '../ground/observing.ts'
import { inRulings, permits, underHeading } from '../ground/rulebook.ts'
import { type DeployAttempt, type DeployKind, goalOf } from './attempt.ts'
import { priceOf, printedCost } from './cost.ts'
import { asksForSkywalker, notThere, personasMeant, spotFor, targetsOf } from './deploying-on-cards.ts'
import { closedByText, closedToEquipment, entry } from './deployment-restrictions.ts'

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
  const { type } = facts(p, card)
  return type === 'weapon' || type === 'device'
    ? { at: to.location, side: player }
    : { on: to.location, as: 'attached' }
}

export const priceThere = ({ p, player, card, to }: DeployAttempt) => {
  const stated = spotFor(p, player, card, to)?.price
  const base = stated === undefined ? printedCost(p, card) : amountFor(p, stated, 'on' in to ? to.on : card)
  return priceOf(p, card, to, base)
}

/** Says which rules let it be carried by this card, or stand at this place. */
function carriedBy({ p, player, card, to }: DeployAttempt): void {
  if (!isObserved()) return
  applies('WPN-052', 'WPN-053')
  const filter = spotFor(p, player, card, to)?.card
  const personas = filter && 'on' in to ? personasMeant(p, player, to.on, filter) : []
  if (personas.length > 0) applies('DEP-084')
  const manned = 'on' in to && facts(p, to.on).permanentPilots?.some(({ name }) => name !== undefined)
  if (personas.length > 0 && manned) applies('DEP-089')
  if (asksForSkywalker(filter)) applies('DEP-202')
  // A short name means every card of that persona, whatever its title.
  const titles = personas.map(plain)
  if ('on' in to && titles.length > 0 && !titles.includes(plain(facts(p, to.on).title))) applies('TRM-478')
  const armed = 'on' in to && cardsOn(p, to.on).some((one) => facts(p, one).type === 'weapon')
  const on = 'on' in to ? locationOf(p, to.on) : null
  if (on !== null && plain(rowOf(p, on)) === 'dagobah') applies('DEP-182')
  if (armed) applies('WPN-054')
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
    if ('location' in to) yield* closedToEquipment(p, card, to.location)
    if ('location' in to) yield* neverAtHolosite(p, card, to.location)
  },

  price: priceThere,

  where: whereOf,
}
