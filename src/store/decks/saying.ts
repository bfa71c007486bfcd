/** What is wrong with a deck, in words: reasons name cards and sides, and no position. */

import type { Reason, Speech } from '../engine.ts'
import { anyPosition } from '../new-game.ts'

export const sayReason = (speech: Speech, reason: Reason): string => speech.reason(anyPosition(), reason)
