/** What this chapter says in English, a file for each heading. */

import { attack } from './attack.en.ts'
import { initiation } from './attack-initiation.en.ts'
import { attackOver } from './attack-over.en.ts'
import { targets } from './attack-targets.en.ts'
import { relocating } from './creatures/carried-off.en.ts'
import { creaturesAttackingEachOther } from './creatures/creatures-attacking-each-other.en.ts'
import { defeated } from './creatures/defeated.en.ts'
import { feeding } from './creatures/feeding.en.ts'
import { parasites } from './creatures/parasites.en.ts'
import { endOfAttack } from './end-of-attack.en.ts'
import { ferocity } from './ferocity.en.ts'
import { mandatoryAttacks } from './mandatory-attacks.en.ts'
import { outsideBattlePhase } from './outside-battle-phase.en.ts'

export const words = [attack, attackOver, creaturesAttackingEachOther, defeated, endOfAttack, feeding, ferocity, initiation, mandatoryAttacks, outsideBattlePhase, parasites, relocating, targets] as const
