/** Card text as plain data. Each family of words has its types and builders in a file, and its phrases beside it. */

import type { ActionText } from './action/action.ts'
import type { BattleText } from './battle/battle.ts'
import type { CaptiveText } from './captive/captive.ts'
import type { CreatureText } from './creature/creature.ts'
import type { DeployText } from './deploy/deploy.ts'
import type { ForceText } from './force/force.ts'
import type { HoldingText } from './holding/holding.ts'
import type { Modifies } from './modifies/modifies.ts'
import type { MovementText } from './movement/movement.ts'
import type { PersonaText } from './persona/persona.ts'
import type { Reacts } from './react/react.ts'
import type { StartText } from './start/start.ts'
import type { WeaponText } from './weapon/weapon.ts'

export type { Condition, Filter, LocationFilter } from './filters/filters.ts'

/** One text of a card; `does` tells which. */
export type Ability =
  | ActionText
  | BattleText
  | CaptiveText
  | CreatureText
  | DeployText
  | ForceText
  | HoldingText
  | Modifies
  | MovementText
  | PersonaText
  | Reacts
  | StartText
  | WeaponText

/** The word of a text. */
export type Word = Ability['does']

export type AbilityOf<D extends Word> = Extract<Ability, { does: D }>
