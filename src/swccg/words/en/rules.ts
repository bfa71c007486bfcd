/** The titles and texts of all rules in English: KRN-320 stands in rules/krn-3.ts, the project's own rules in rules/own.ts. */

import type { RuleWords } from '../book.ts'
import { atk0 } from './rules/atk-0.ts'
import { atk1 } from './rules/atk-1.ts'
import { atk2 } from './rules/atk-2.ts'
import { bat0 } from './rules/bat-0.ts'
import { bat1 } from './rules/bat-1.ts'
import { bat2 } from './rules/bat-2.ts'
import { bat3 } from './rules/bat-3.ts'
import { ctl0 } from './rules/ctl-0.ts'
import { dep0 } from './rules/dep-0.ts'
import { dep1 } from './rules/dep-1.ts'
import { dep2 } from './rules/dep-2.ts'
import { dep4 } from './rules/dep-4.ts'
import { drw0 } from './rules/drw-0.ts'
import { drw1 } from './rules/drw-1.ts'
import { krn0 } from './rules/krn-0.ts'
import { krn1 } from './rules/krn-1.ts'
import { krn2 } from './rules/krn-2.ts'
import { krn3 } from './rules/krn-3.ts'
import { mov0 } from './rules/mov-0.ts'
import { mov1 } from './rules/mov-1.ts'
import { mov2 } from './rules/mov-2.ts'
import { mov3 } from './rules/mov-3.ts'
import { own } from './rules/own.ts'
import { trm0 } from './rules/trm-0.ts'
import { trm1 } from './rules/trm-1.ts'
import { trm2 } from './rules/trm-2.ts'
import { trm3 } from './rules/trm-3.ts'
import { trm4 } from './rules/trm-4.ts'
import { trm6 } from './rules/trm-6.ts'
import { trm7 } from './rules/trm-7.ts'
import { trn0 } from './rules/trn-0.ts'
import { wpn0 } from './rules/wpn-0.ts'

export const rules: Record<string, RuleWords> = {
  ...atk0,
  ...atk1,
  ...atk2,
  ...bat0,
  ...bat1,
  ...bat2,
  ...bat3,
  ...ctl0,
  ...dep0,
  ...dep1,
  ...dep2,
  ...dep4,
  ...drw0,
  ...drw1,
  ...krn0,
  ...krn1,
  ...krn2,
  ...krn3,
  ...mov0,
  ...mov1,
  ...mov2,
  ...mov3,
  ...own,
  ...trm0,
  ...trm1,
  ...trm2,
  ...trm3,
  ...trm4,
  ...trm6,
  ...trm7,
  ...trn0,
  ...wpn0,
}
