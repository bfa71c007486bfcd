import type { movementRules as en } from '../en/movement-rules.ts'
import { movementConditionRules } from './movement-condition-rules.ts'
import { movementRegularRules } from './movement-regular-rules.ts'
import { movementUnlimitedRules } from './movement-unlimited-rules.ts'

export const movementRules = {
  ...movementRegularRules,
  ...movementUnlimitedRules,
  ...movementConditionRules,
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
