/** The part of the Star Wars CCG that the page comes with: laying a table, looking at it, judging moves. */

export type { Ability, Filter } from './abilities/types.ts'
export { editions } from './model/basics.ts'
export * from './model/capacity.ts'
export * from './model/crew.ts'
export { activationOf, forceIcons } from './model/force.ts'
export * from './model/layout.ts'
export * from './model/locations.ts'
export { facts, keyed, newCard, plain, printedSides, titled } from './model/pool.ts'
export * from './model/power.ts'
export * from './model/presence.ts'
export * from './model/stolen.ts'
export * from './model/table.ts'
export * from './model/types.ts'
export * from './model/values.ts'
export { hiddenKey, shownFor } from './redact.ts'
export type {
  AttackAttempt,
  CardUse,
  Crossing,
  Deployment,
  DeployTarget,
  Intent,
  Move,
  Shot,
} from './rules/ground/intent.ts'
export { allRules, ruleOf } from './rules/ground/rulebook.ts'
export { standingIn } from './rules/ground/time-of-turn.ts'
export { glance } from './rules/movement/at-a-glance.ts'
export { intendedMove, kindNamed } from './rules/movement/kinds.ts'
export {
  actionsOf,
  consider,
  type Offer,
  offersFor,
} from './rules/movement/offers.ts'
export { autoPass, swccg } from './ruleset.ts'
