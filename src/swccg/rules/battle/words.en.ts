/** What this chapter says in English, a file for each heading. */

import { battle } from './battle.en.ts'
import { interruptsInBattle } from './interrupts-in-battle.en.ts'
import { participating } from './participating.en.ts'
import { attrition } from './segments/attrition.en.ts'
import { battleDestiny } from './segments/battle-destiny.en.ts'
import { initiation } from './segments/battle-initiation.en.ts'
import { damageSegment } from './segments/damage-segment.en.ts'
import { endOfBattle } from './segments/end-of-battle.en.ts'
import { forfeiting } from './segments/forfeiting.en.ts'
import { immunity } from './segments/immunity.en.ts'
import { powerSegment } from './segments/power-segment.en.ts'
import { weaponsSegment } from './segments/weapons-segment.en.ts'
import { winningAndLosing } from './segments/winning-and-losing.en.ts'

export const words = [weaponsSegment, forfeiting, attrition, battle, battleDestiny, damageSegment, endOfBattle, immunity, initiation, interruptsInBattle, participating, powerSegment, winningAndLosing] as const
