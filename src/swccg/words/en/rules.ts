/** The titles and texts of all rules in English. */

import type { RuleWords } from '../book.ts'
import { actingRules } from './acting-rules.ts'
import { actionRules } from './action-rules.ts'
import { attackRules } from './attack-rules.ts'
import { battleDamageRules } from './battle-damage-rules.ts'
import { battlePowerRules } from './battle-power-rules.ts'
import { battleRules } from './battle-rules.ts'
import { captiveRules } from './captive-rules.ts'
import { deployOtherRules } from './deploy-other-rules.ts'
import { deployRules } from './deploy-rules.ts'
import { deployRulings } from './deploy-rulings.ts'
import { destinyRules } from './destiny-rules.ts'
import { edgeRules } from './edge-rules.ts'
import { finerRules } from './finer-rules.ts'
import { kernelRules } from './kernel-rules.ts'
import { meaningRules } from './meaning-rules.ts'
import { movementRules } from './movement-rules.ts'
import { ownRules } from './own-rules.ts'
import { personaRules } from './persona-rules.ts'
import { pileRules } from './pile-rules.ts'
import { stackRules } from './stack-rules.ts'
import { startRules } from './start-rules.ts'
import { termsRules } from './terms-rules.ts'
import { timingRules } from './timing-rules.ts'
import { turnRules } from './turn-rules.ts'
import { weaponRules } from './weapon-rules.ts'

export const rules: Record<string, RuleWords> = {
  ...movementRules,
  ...termsRules,
  ...ownRules,
  ...actingRules,
  ...actionRules,
  ...battleRules,
  ...battlePowerRules,
  ...battleDamageRules,
  ...weaponRules,
  ...attackRules,
  ...destinyRules,
  ...deployRules,
  ...deployOtherRules,
  ...deployRulings,
  ...personaRules,
  ...startRules,
  ...stackRules,
  ...kernelRules,
  ...finerRules,
  ...edgeRules,
  ...timingRules,
  ...turnRules,
  ...pileRules,
  ...captiveRules,
  ...meaningRules,
}
