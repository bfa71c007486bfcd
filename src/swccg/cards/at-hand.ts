/** What a newcomer meets first: characters, locations, vehicles and starships of Premiere. The engine comes with them. */

import type { CardFacts } from '../model/types.ts'
import { premiereDark } from './premiere-dark.ts'
import { premiereDarkCharacters } from './premiere-dark-characters.ts'
import { premiereDarkLocations } from './premiere-dark-locations.ts'
import { premiereLight } from './premiere-light.ts'
import { premiereLightCharacters } from './premiere-light-characters.ts'
import { premiereLightLocations } from './premiere-light-locations.ts'

export const cardsAtHand: CardFacts[] = [
  ...premiereLightCharacters,
  ...premiereLightLocations,
  ...premiereLight,
  ...premiereDarkCharacters,
  ...premiereDarkLocations,
  ...premiereDark,
]
