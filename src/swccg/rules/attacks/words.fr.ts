/** What this chapter says in French, a file for each heading. */

import { attack } from './attack.fr.ts'
import { initiation } from './attack-initiation.fr.ts'
import { attackOver } from './attack-over.fr.ts'
import { targets } from './attack-targets.fr.ts'
import { relocating } from './creatures/carried-off.fr.ts'
import { creaturesAttackingEachOther } from './creatures/creatures-attacking-each-other.fr.ts'
import { defeated } from './creatures/defeated.fr.ts'
import { feeding } from './creatures/feeding.fr.ts'
import { parasites } from './creatures/parasites.fr.ts'
import { endOfAttack } from './end-of-attack.fr.ts'
import { ferocity } from './ferocity.fr.ts'
import { mandatoryAttacks } from './mandatory-attacks.fr.ts'
import { outsideBattlePhase } from './outside-battle-phase.fr.ts'
export const words: typeof import('./words.en.ts').words = [attack, attackOver, creaturesAttackingEachOther, defeated, endOfAttack, feeding, ferocity, initiation, mandatoryAttacks, outsideBattlePhase, parasites, relocating, targets]
