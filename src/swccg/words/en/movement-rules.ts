import { movementConditionRules } from './movement-condition-rules.ts'
import { movementRegularRules } from './movement-regular-rules.ts'
import { movementUnlimitedRules } from './movement-unlimited-rules.ts'

export const movementRules = {
  ...movementRegularRules,
  ...movementUnlimitedRules,
  ...movementConditionRules,
} as const
