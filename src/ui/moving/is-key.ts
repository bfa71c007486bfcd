/** Is a press the key that a player has chosen for an act? */

import { matchKeyBindingPress, parseKeybinding } from 'tinykeys'
import { type KeyAct, settings } from '../../store/index.ts'

/** False for an act that has no key. */
export function isKey(act: KeyAct, event: KeyboardEvent): boolean {
  const [press] = parseKeybinding(settings().keys[act])
  return press !== undefined && matchKeyBindingPress(event, press)
}
