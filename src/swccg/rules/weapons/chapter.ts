/** Weapons: who fires them, at what, how often, and what comes of it. */

import type { Chapter } from '../ground/chapter-type.ts'
import { rules as costRules } from './cost.ts'
import { firing, rules as firingRules } from './firing.ts'
import { aimProcedure, fireByText, rules as firingByTextRules } from './firing-by-text.ts'
import { rules as hitsRules } from './hits.ts'
import { rules as howOftenRules } from './how-often.ts'
import { changeShot, fireProcedure, rules as procedureRules } from './procedure.ts'
import { rules as targetsRules } from './targets.ts'
import { rules as weaponsInAttacksRules } from './weapons-in-attacks.ts'
import { rules as whoCanFireRules } from './who-can-fire.ts'

export const weapons: Chapter = {
  rules: [
    ...costRules,
    ...firingByTextRules,
    ...firingRules,
    ...hitsRules,
    ...howOftenRules,
    ...procedureRules,
    ...targetsRules,
    ...weaponsInAttacksRules,
    ...whoCanFireRules,
  ],
  intents: { fire: firing },
  procedures: { fire: fireProcedure, aim: aimProcedure },
  texts: { 'fires a weapon': fireByText },
  results: { 'change of shot': changeShot },
}
