/** The Star Wars CCG: what the store, the scenarios and the opponents may use of it. */

export type { Ability } from './abilities/types.ts'
export { premiereDarkDeck } from './decks/premiere-dark.ts'
export { premiereLightDeck } from './decks/premiere-light.ts'
export { editions } from './model/basics.ts'
export * from './model/capacity.ts'
export * from './model/crew.ts'
export { forceIcons, lifeForceOf } from './model/force.ts'
export * from './model/layout.ts'
export * from './model/locations.ts'
export { facts, newCard, plain, titled } from './model/pool.ts'
export * from './model/presence.ts'
export * from './model/table.ts'
export * from './model/types.ts'
export * from './model/values.ts'
export { activationOf } from './rules/activate.ts'
export { drainUnderWay } from './rules/control/force-drain.ts'
export { considerDeploy, type DeployOffer, deployOffersFor, targetAt } from './rules/deploy/judging.ts'
export type {
  CardUse,
  Crossing,
  Deployment,
  DeployTarget,
  Intent,
  Move,
} from './rules/intent.ts'
export { glance } from './rules/movement/at-a-glance.ts'
export { intendedMove, kindNamed } from './rules/movement/kinds.ts'
export {
  actionsOf,
  consider,
  type Offer,
  offersFor,
} from './rules/movement/offers.ts'
export { allRules, ruleOf } from './rules/rulebook.ts'
export { newGame } from './rules/start/opening.ts'
export { standingIn } from './rules/turn.ts'
export { autoPass, swccg } from './ruleset.ts'
