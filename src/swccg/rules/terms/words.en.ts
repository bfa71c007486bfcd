/** What this chapter says in English, a file for each heading. */

import { duels } from './duels.en.ts'
import { maintenanceCosts } from './maintenance-costs.en.ts'
import { objectives } from './objectives.en.ts'
import { operatives } from './operatives.en.ts'
import { utinniEffects } from './utinni-effects.en.ts'

export const words = [duels, maintenanceCosts, objectives, operatives, utinniEffects] as const
