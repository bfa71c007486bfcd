/** What this chapter says in French, a file for each heading. */

import { forceDrains } from './force-drains.fr.ts'
import { occupyingAndControlling } from './occupying-and-controlling.fr.ts'
import { protectedForceDrains } from './protected-force-drains.fr.ts'
import type { words as en } from './words.en.ts'

export const words: typeof en = [forceDrains, occupyingAndControlling, protectedForceDrains]
