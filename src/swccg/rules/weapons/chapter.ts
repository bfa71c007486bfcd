/** Weapons: who fires them, at what, how often, and what comes of it. */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as automatedWeaponsRules } from './automated-weapons.ts'
import { rules as defenseValueRules } from './defense-value.ts'
import { firing, rules as firingRules } from './firing/firing.ts'
import { aimProcedure, fireByText, rules as firingByTextRules } from './firing/firing-by-text.ts'
import { rules as costRules } from './firing/firing-cost.ts'
import { changeShot, fireProcedure, rules as procedureRules } from './firing/firing-procedure.ts'
import { rules as howOftenRules } from './firing/how-often.ts'
import { rules as whoCanFireRules } from './firing/who-can-fire.ts'
import { rules as hitsRules } from './hits.ts'
import { rules as ionWeaponsRules } from './ion-weapons.ts'
import { rules as longRangeWeaponsRules } from './long-range-weapons.ts'
import { rules as targetsRules } from './weapon-targets.ts'
import { rules as weaponsInAttacksRules } from './weapons-in-attacks.ts'

export const weapons = {
  rules: [
    ...defenseValueRules,
    ...automatedWeaponsRules,
    ...longRangeWeaponsRules,
    ...ionWeaponsRules,
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
} satisfies Chapter
