export * from './model/galaxy.ts'
export { actionNow, systemOf, unitOf } from './model/of.ts'
export * from './model/types.ts'
export * from './model/units.ts'
export {
  considerDrag,
  considerMove,
  type PickUp,
  pickUpsOf,
  slotsOf,
} from './offers.ts'
export { actionIn } from './rules/activation.ts'
export { allRules } from './rules/index.ts'
export { loadOf } from './rules/limits.ts'
export { autoPass, ti4 } from './ruleset.ts'
export { emptyGalaxy, startFrom } from './set-up.ts'
