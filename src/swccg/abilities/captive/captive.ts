/** What texts do with captives, and with cards that are stolen. */

import type { Filter, Text } from '../filters/filters.ts'
import type { Whom } from '../whom.ts'

/** Characters are captured, captives released, or handed to another escort; cards are stolen. */
export type Custody =
  | { brings: 'capture'; of: Whom }
  | { brings: 'release'; of: Whom }
  /** Captives are 'frozen'; the card itself is placed on them. */
  | { brings: 'freezing'; of: Whom }
  /** Another bounty hunter or warrior present takes the captive into custody. */
  | { brings: 'new escort'; of: Whom }
  /** `by`: the thief, where that is not the card whose text it is. */
  | { brings: 'theft'; of: Whom; by?: Filter }

/** Such captives are released by itself, as long as it holds. */
export interface Frees extends Text {
  does: 'frees'
  who: Filter
}

/** It goes on working while what it is on is a captive. */
export interface WorksOnCaptives extends Text {
  does: 'works on captives'
}

/** What this card carries is handed on to others for free. */
export interface TransfersFree extends Text {
  does: 'transfers free'
}

export type CaptiveText = Frees | WorksOnCaptives | TransfersFree
