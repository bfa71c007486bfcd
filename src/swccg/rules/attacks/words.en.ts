/** What this chapter says in English, a file for each heading. */

import { attack } from './attack.en.ts'
import { attackOver } from './attack-over.en.ts'
import { creaturesAttackingEachOther } from './creatures-attacking-each-other.en.ts'
import { defeated } from './defeated.en.ts'
import { endOfAttack } from './end-of-attack.en.ts'
import { feeding } from './feeding.en.ts'
import { ferocity } from './ferocity.en.ts'
import { initiation } from './initiation.en.ts'
import { mandatoryAttacks } from './mandatory-attacks.en.ts'
import { outsideBattlePhase } from './outside-battle-phase.en.ts'
import { parasites } from './parasites.en.ts'
import { relocating } from './relocating.en.ts'
import { targets } from './targets.en.ts'

export const words = [attack, attackOver, creaturesAttackingEachOther, defeated, endOfAttack, feeding, ferocity, initiation, mandatoryAttacks, outsideBattlePhase, parasites, relocating, targets] as const
