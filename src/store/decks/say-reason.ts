/** What is wrong with a deck, in words: reasons name cards and sides, and no position. */

import type { Reason, Speech } from '../../views/engine.ts'
import { anyPosition } from '../table/new-game.ts'

export const sayReason = (speech: Speech, reason: Reason): string => speech.reason(anyPosition(), reason)
