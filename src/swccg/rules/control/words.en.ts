/** What this chapter says in English, a file for each heading. */

import { forceDrains } from './force-drains.en.ts'
import { occupyingAndControlling } from './occupying-and-controlling.en.ts'
import { protectedForceDrains } from './protected-force-drains.en.ts'

export const words = [forceDrains, occupyingAndControlling, protectedForceDrains] as const
