/** What this chapter says in French, a file for each heading. */

import { duels } from './duels.fr.ts'
import { maintenanceCosts } from './maintenance-costs.fr.ts'
import { objectives } from './objectives.fr.ts'
import { operatives } from './operatives.fr.ts'
import { utinniEffects } from './utinni-effects.fr.ts'
export const words: typeof import('./words.en.ts').words = [duels, maintenanceCosts, objectives, operatives, utinniEffects]
