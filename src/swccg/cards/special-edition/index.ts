import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkCreatures } from './dark/creatures.ts'
import { darkEffects } from './dark/effects.ts'
import { darkInterrupts } from './dark/interrupts.ts'
import { darkLocations } from './dark/locations.ts'
import { darkObjectives } from './dark/objectives.ts'
import { darkStarships } from './dark/starships.ts'
import { darkVehicles } from './dark/vehicles.ts'
import { darkWeapons } from './dark/weapons.ts'
import { lightCharacters } from './light/characters.ts'
import { lightCreatures } from './light/creatures.ts'
import { lightEffects } from './light/effects.ts'
import { lightInterrupts } from './light/interrupts.ts'
import { lightLocations } from './light/locations.ts'
import { lightObjectives } from './light/objectives.ts'
import { lightStarships } from './light/starships.ts'
import { lightVehicles } from './light/vehicles.ts'
import { lightWeapons } from './light/weapons.ts'

export const specialEdition: CardFacts[] = [
  ...darkCharacters,
  ...darkCreatures,
  ...darkEffects,
  ...darkInterrupts,
  ...darkLocations,
  ...darkObjectives,
  ...darkStarships,
  ...darkVehicles,
  ...darkWeapons,
  ...lightCharacters,
  ...lightCreatures,
  ...lightEffects,
  ...lightInterrupts,
  ...lightLocations,
  ...lightObjectives,
  ...lightStarships,
  ...lightVehicles,
  ...lightWeapons,
]
