/** The door between the rules of Twilight Imperium and everything above them. */

export {
  type Answer,
  answer,
  canRedo,
  canUndo,
  current,
  type Decision,
  type Game,
  type History,
  type Illegal,
  type LogLine,
  open,
  play,
  type Reason,
  redo,
  refuse,
  replay,
  save,
  undo,
} from '../../kernel/index.ts'
export type { Ti4Scenario, Ti4Step } from '../../scenarios/schema.ts'
export { setUpTi4 } from '../../scenarios/ti4-set-up.ts'
export {
  autoPass,
  capacityOf,
  considerMove,
  factsOf,
  hasToken,
  type Intent,
  isCargo,
  isGroundForce,
  isShip,
  isUpgraded,
  loadOf,
  moveValue,
  type Player,
  type Position,
  pickUpsOf,
  type SystemId,
  slotsOf,
  ti4,
  type Unit,
  type UnitId,
  type UnitType,
  unitsIn,
} from '../../ti4/index.ts'
export type { PickUp } from '../../ti4/offers.ts'
export { learn, type Speech, speak } from '../../ti4/words/index.ts'
