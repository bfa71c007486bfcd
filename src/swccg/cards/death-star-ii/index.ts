import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkEffects } from './dark/effects.ts'
import { darkEpicEvents } from './dark/epic-events.ts'
import { darkInterrupts } from './dark/interrupts.ts'
import { darkLocations } from './dark/locations.ts'
import { darkStarships } from './dark/starships.ts'
import { darkWeapons } from './dark/weapons.ts'
import { lightCharacters } from './light/characters.ts'
import { lightEffects } from './light/effects.ts'
import { lightInterrupts } from './light/interrupts.ts'
import { lightLocations } from './light/locations.ts'
import { lightStarships } from './light/starships.ts'
import { lightWeapons } from './light/weapons.ts'

export const deathStarIi: CardFacts[] = [
  ...darkCharacters,
  ...darkEffects,
  ...darkEpicEvents,
  ...darkInterrupts,
  ...darkLocations,
  ...darkStarships,
  ...darkWeapons,
  ...lightCharacters,
  ...lightEffects,
  ...lightInterrupts,
  ...lightLocations,
  ...lightStarships,
  ...lightWeapons,
]
