/** What this chapter says in French, a file for each heading. */

import { forceDrains } from './force-drains.fr.ts'
import { occupyingAndControlling } from './occupying-and-controlling.fr.ts'
import { protectedForceDrains } from './protected-force-drains.fr.ts'
export const words: typeof import('./words.en.ts').words = [forceDrains, occupyingAndControlling, protectedForceDrains]
