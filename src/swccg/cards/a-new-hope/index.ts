import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkCreatures } from './dark/creatures.ts'
import { darkEffects } from './dark/effects.ts'
import { darkInterrupts } from './dark/interrupts.ts'
import { darkLocations } from './dark/locations.ts'
import { darkStarships } from './dark/starships.ts'
import { darkVehicles } from './dark/vehicles.ts'
import { darkWeapons } from './dark/weapons.ts'
import { lightCharacters } from './light/characters.ts'
import { lightDevices } from './light/devices.ts'
import { lightEffects } from './light/effects.ts'
import { lightEpicEvents } from './light/epic-events.ts'
import { lightInterrupts } from './light/interrupts.ts'
import { lightLocations } from './light/locations.ts'
import { lightStarships } from './light/starships.ts'
import { lightVehicles } from './light/vehicles.ts'
import { lightWeapons } from './light/weapons.ts'

export const aNewHope: CardFacts[] = [
  ...darkCharacters,
  ...darkCreatures,
  ...darkEffects,
  ...darkInterrupts,
  ...darkLocations,
  ...darkStarships,
  ...darkVehicles,
  ...darkWeapons,
  ...lightCharacters,
  ...lightDevices,
  ...lightEffects,
  ...lightEpicEvents,
  ...lightInterrupts,
  ...lightLocations,
  ...lightStarships,
  ...lightVehicles,
  ...lightWeapons,
]
