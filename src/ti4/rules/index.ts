/** All rules of the game, and what they say. */

import type { Rule } from '../../kernel/index.ts'
import { rules as ability } from './ability-movement.ts'
import { rules as activation } from './activation.ts'
import { rules as anomalies } from './anomalies.ts'
import { rules as limits } from './limits.ts'
import { rules as moveShips } from './move-ships.ts'
import { rules as paths } from './paths.ts'
import { rules as retreat } from './retreat.ts'
import { rules as spaceCannon } from './space-cannon.ts'
import { rules as transport } from './transport.ts'

/** Every rule that this game knows, by id. */
export const allRules: readonly Rule[] = [
  ...activation,
  ...moveShips,
  ...paths,
  ...anomalies,
  ...transport,
  ...limits,
  ...spaceCannon,
  ...ability,
  ...retreat,
].sort((one, other) => (one.id < other.id ? -1 : 1))

export const ruleOf = (id: string): Rule | undefined => allRules.find((rule) => rule.id === id)
