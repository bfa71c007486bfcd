/** The titles and texts of all rules in English. */

import type { RuleWords } from '../book.ts'
import { actionRules } from './action-rules.ts'
import { deployOtherRules } from './deploy-other-rules.ts'
import { deployRules } from './deploy-rules.ts'
import { movementRules } from './movement-rules.ts'
import { ownRules } from './own-rules.ts'
import { stackRules } from './stack-rules.ts'
import { startRules } from './start-rules.ts'
import { termsRules } from './terms-rules.ts'
import { timingRules } from './timing-rules.ts'
import { turnRules } from './turn-rules.ts'

export const rules: Record<string, RuleWords> = {
  ...movementRules,
  ...termsRules,
  ...ownRules,
  ...actionRules,
  ...deployRules,
  ...deployOtherRules,
  ...startRules,
  ...stackRules,
  ...timingRules,
  ...turnRules,
}
