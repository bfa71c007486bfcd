/** The cards of Premiere: the ones that a newcomer meets first, so the page fetches them with the engine. */

import type { CardFacts } from '../model/types.ts'
import { premiereDark } from './premiere-dark.ts'
import { premiereDarkCharacters } from './premiere-dark-characters.ts'
import { premiereDarkEffects } from './premiere-dark-effects.ts'
import { premiereDarkInterrupts } from './premiere-dark-interrupts.ts'
import { premiereDarkLocations } from './premiere-dark-locations.ts'
import { premiereDarkWeapons } from './premiere-dark-weapons.ts'
import { premiereLight } from './premiere-light.ts'
import { premiereLightCharacters } from './premiere-light-characters.ts'
import { premiereLightEffects } from './premiere-light-effects.ts'
import { premiereLightInterrupts } from './premiere-light-interrupts.ts'
import { premiereLightLocations } from './premiere-light-locations.ts'
import { premiereLightWeapons } from './premiere-light-weapons.ts'

export const premiere: CardFacts[] = [
  ...premiereLightCharacters,
  ...premiereLightLocations,
  ...premiereLightEffects,
  ...premiereLightInterrupts,
  ...premiereLightWeapons,
  ...premiereLight,
  ...premiereDarkCharacters,
  ...premiereDarkLocations,
  ...premiereDarkEffects,
  ...premiereDarkInterrupts,
  ...premiereDarkWeapons,
  ...premiereDark,
]
