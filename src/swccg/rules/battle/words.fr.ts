/** What this chapter says in French, a file for each heading. */

import { battle } from './battle.fr.ts'
import { interruptsInBattle } from './interrupts-in-battle.fr.ts'
import { participating } from './participating.fr.ts'
import { attrition } from './segments/attrition.fr.ts'
import { battleDestiny } from './segments/battle-destiny.fr.ts'
import { initiation } from './segments/battle-initiation.fr.ts'
import { damageSegment } from './segments/damage-segment.fr.ts'
import { endOfBattle } from './segments/end-of-battle.fr.ts'
import { forfeiting } from './segments/forfeiting.fr.ts'
import { immunity } from './segments/immunity.fr.ts'
import { powerSegment } from './segments/power-segment.fr.ts'
import { weaponsSegment } from './segments/weapons-segment.fr.ts'
import { winningAndLosing } from './segments/winning-and-losing.fr.ts'
export const words: typeof import('./words.en.ts').words = [weaponsSegment, forfeiting, attrition, battle, battleDestiny, damageSegment, endOfBattle, immunity, initiation, interruptsInBattle, participating, powerSegment, winningAndLosing]
