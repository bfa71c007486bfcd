/** Deploying Effects and Epic Events. (Effect - normal Effects) */

import { asList, type Reason } from '../../../../kernel/index.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isActive, isOnTable } from '../../../model/table.ts'
import { onlyInAnswer } from '../../card-types/effects-and-others/immediate-effects.ts'
import { aimsAtNothing } from '../../card-types/effects-and-others/utinni-effects.ts'
import { inactive, notOnTable } from '../../shared/actions/answering.ts'
import { applies } from '../../shared/observing.ts'
import { protectedFrom } from '../../shared/on-table/immune.ts'
import { changes, crdOnly, inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { type DeployKind, goalOf } from '../deployment-attempt.ts'
import { closedByText, closedPlanet } from '../restrictions/deployment-restrictions.ts'
import { notToGoUndercover } from '../special/going-undercover.ts'
import { isItself, notThere, spotFor, targetsOf } from './deploying-on-cards.ts'
import { goesThere, priceThere, whereOf } from './weapons-and-devices.ts'

export const rules = [
  ...underHeading('On Table', { 'KRN-060': changes }),
  ...inRulings('personas', { 'DEP-093': { ...crdOnly, ...permits } }),
]

export const effect: DeployKind = {
  types: ['effect', 'epic event'],
  targets: targetsOf,

  *judge(attempt): Generator<Reason> {
    const { p, player, card, to, aims } = attempt
    const { type, subtype } = facts(p, card)
    goesThere(attempt)
    applies(type === 'epic event' ? 'DEP-024' : subtype === 'utinni' ? 'DEP-251' : 'DEP-250')
    if ('table' in to) applies('KRN-060')
    const persona = asList(spotFor(p, player, card, to)?.card?.persona)
    if ('on' in to && persona.length > 0 && !isItself(p, to.on, { persona })) applies('DEP-093')
    const goal = goalOf(p, to)
    if (subtype === 'immediate') yield onlyInAnswer({ card })
    yield* notThere(p, player, card, to)
    for (const aim of aims) {
      if (subtype !== 'utinni') yield aimsAtNothing(card)
      if (!isOnTable(p, aim)) yield notOnTable({ card: aim })
      else if (!isActive(p, aim)) yield inactive({ card: aim })
      if (isOnTable(p, aim)) yield* protectedFrom({ p, card }, aim)
    }
    if ('on' in to) yield* notToGoUndercover(p, card, to.on)
    if (goal !== null && subtype === 'utinni') yield* closedPlanet(p, card, goal)
    yield* closedByText(p, card, goal)
  },

  price: priceThere,
  where: whereOf,
}
