/** What this chapter says in English, a file for each heading. */

import { attrition } from './attrition.en.ts'
import { battle } from './battle.en.ts'
import { battleDestiny } from './battle-destiny.en.ts'
import { damageSegment } from './damage-segment.en.ts'
import { endOfBattle } from './end-of-battle.en.ts'
import { forfeiting } from './forfeiting.en.ts'
import { immunity } from './immunity.en.ts'
import { initiation } from './initiation.en.ts'
import { interruptsInBattle } from './interrupts-in-battle.en.ts'
import { participating } from './participating.en.ts'
import { powerSegment } from './power-segment.en.ts'
import { weaponsSegment } from './weapons-segment.en.ts'
import { winningAndLosing } from './winning-and-losing.en.ts'

export const words = [weaponsSegment, forfeiting, attrition, battle, battleDestiny, damageSegment, endOfBattle, immunity, initiation, interruptsInBattle, participating, powerSegment, winningAndLosing] as const
