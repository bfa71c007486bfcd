/** The top-level actions that the rules give every player: activating Force, Force drains, drawing cards. */

import { drainCost } from '../control/force-drain-amount.ts'
import { beginDrain, drainRules, legalDrains, reasonsAgainstDrain } from '../control/force-drains.ts'
import { type IntentKind, verdictOf } from '../ground/intents.ts'
import type { Moment } from '../ground/moment.ts'
import { activationRules, beginActivating, legalActivations, reasonsAgainstActivating } from './activate.ts'
import { beginDrawing, drawingRules, legalDraws, reasonsAgainstDrawing } from './draw.ts'

const isTopLevel = ({ frame }: Moment) => frame?.does === 'loop'

export const activating: IntentKind<'activate'> = {
  judge: (p, by, { count }, moment) =>
    verdictOf(p, reasonsAgainstActivating(p, by, count, moment), 0, activationRules),
  begin: (change, by, { count }) => beginActivating(change, by, count),
  legal: (p, by, moment) => (isTopLevel(moment) ? legalActivations(p, by, moment) : []),
}

export const draining: IntentKind<'drain'> = {
  judge: (p, by, { location }, moment) =>
    verdictOf(p, reasonsAgainstDrain(p, by, location, moment), () => drainCost(p, by, location), drainRules),
  begin: (change, by, { location }) => beginDrain(change, by, location),
  legal: (p, by, moment) => (isTopLevel(moment) ? legalDrains(p, by, moment) : []),
}

export const drawing: IntentKind<'draw'> = {
  judge: (p, by, { count }, moment) =>
    verdictOf(p, reasonsAgainstDrawing(p, by, count, moment), 0, drawingRules),
  begin: (change, by, { count }) => beginDrawing(change, by, count),
  legal: (p, by, moment) => (isTopLevel(moment) ? legalDraws(p, by, moment) : []),
}
