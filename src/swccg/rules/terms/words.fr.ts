/** What this chapter says in French, a file for each heading. */

import { duels } from './duels.fr.ts'
import { maintenanceCosts } from './maintenance-costs.fr.ts'
import { objectives } from './objectives.fr.ts'
import { operatives } from './operatives.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [duels, maintenanceCosts, objectives, operatives]
