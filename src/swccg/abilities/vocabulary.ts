/** The words that card text is written in: the builders of all families, and what cards say in several words. */

import { destinyIfUnable } from './battle/battle.ts'
import type { Filter } from './filters/filters.ts'
import { modify } from './modifies/modifies.ts'
import type { Ability } from './types.ts'

export * from './action/action.ts'
export * from './battle/battle.ts'
export * from './captive/captive.ts'
export * from './creature/creature.ts'
export * from './deploy/deploy.ts'
export * from './force/force.ts'
export * from './holding/holding.ts'
export * from './modifies/modifies.ts'
export * from './movement/movement.ts'
export * from './persona/persona.ts'
export * from './react/react.ts'
export * from './start/start.ts'
export * from './weapon/weapon.ts'

/** "Adds so much to power of anything that it pilots." */
export const addsToPowerOfPiloted = (add: number) => modify({ what: 'power', who: 'piloted', add })

/** With its matching starship: its maneuver is more, and a battle destiny is drawn if there would be none. */
export const matchingStarship = (ship: Filter, maneuver: number, destiny = true): Ability[] => [
  modify({ what: 'maneuver', who: 'piloted', hostIs: ship, add: maneuver }),
  ...(destiny ? [destinyIfUnable({ count: 1, while: { piloting: ship } })] : []),
]

/** Location text: the part that stands on one player's side. */
export const light = (...texts: Ability[]): Ability[] => texts.map((text) => ({ ...text, side: 'light' }))
export const dark = (...texts: Ability[]): Ability[] => texts.map((text) => ({ ...text, side: 'dark' }))

/** Text of the current rules, which the rulings of 2001 changed. */
export const arOnly = (...texts: Ability[]): Ability[] => texts.map((text) => ({ ...text, edition: 'ar' }))
/** Text that the rulings of 2001 gave to a card. */
export const crdOnly = (...texts: Ability[]): Ability[] => texts.map((text) => ({ ...text, edition: 'crd' }))
