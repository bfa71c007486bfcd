/** What this chapter says in French, a file for each heading. */

import { attrition } from './attrition.fr.ts'
import { battle } from './battle.fr.ts'
import { battleDestiny } from './battle-destiny.fr.ts'
import { damageSegment } from './damage-segment.fr.ts'
import { endOfBattle } from './end-of-battle.fr.ts'
import { forfeiting } from './forfeiting.fr.ts'
import { immunity } from './immunity.fr.ts'
import { initiation } from './initiation.fr.ts'
import { interruptsInBattle } from './interrupts-in-battle.fr.ts'
import { participating } from './participating.fr.ts'
import { powerSegment } from './power-segment.fr.ts'
import { weaponsSegment } from './weapons-segment.fr.ts'
import { winningAndLosing } from './winning-and-losing.fr.ts'
export const words: typeof import('./words.en.ts').words = [weaponsSegment, forfeiting, attrition, battle, battleDestiny, damageSegment, endOfBattle, immunity, initiation, interruptsInBattle, participating, powerSegment, winningAndLosing]
