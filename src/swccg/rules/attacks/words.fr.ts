/** What this chapter says in French, a file for each heading. */

import { attack } from './attack.fr.ts'
import { attackOver } from './attack-over.fr.ts'
import { creaturesAttackingEachOther } from './creatures-attacking-each-other.fr.ts'
import { defeated } from './defeated.fr.ts'
import { endOfAttack } from './end-of-attack.fr.ts'
import { feeding } from './feeding.fr.ts'
import { ferocity } from './ferocity.fr.ts'
import { initiation } from './initiation.fr.ts'
import { mandatoryAttacks } from './mandatory-attacks.fr.ts'
import { outsideBattlePhase } from './outside-battle-phase.fr.ts'
import { parasites } from './parasites.fr.ts'
import { relocating } from './relocating.fr.ts'
import { targets } from './targets.fr.ts'
export const words: typeof import('./words.en.ts').words = [attack, attackOver, creaturesAttackingEachOther, defeated, endOfAttack, feeding, ferocity, initiation, mandatoryAttacks, outsideBattlePhase, parasites, relocating, targets]
