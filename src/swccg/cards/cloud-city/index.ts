import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkDevices } from './dark/devices.ts'
import { darkEffects } from './dark/effects.ts'
import { darkInterrupts } from './dark/interrupts.ts'
import { darkLocations } from './dark/locations.ts'
import { darkVehicles } from './dark/vehicles.ts'
import { lightCharacters } from './light/characters.ts'
import { lightEffects } from './light/effects.ts'
import { lightInterrupts } from './light/interrupts.ts'
import { lightLocations } from './light/locations.ts'
import { lightStarships } from './light/starships.ts'
import { lightVehicles } from './light/vehicles.ts'

export const cloudCity: CardFacts[] = [
  ...darkCharacters,
  ...darkDevices,
  ...darkEffects,
  ...darkInterrupts,
  ...darkLocations,
  ...darkVehicles,
  ...lightCharacters,
  ...lightEffects,
  ...lightInterrupts,
  ...lightLocations,
  ...lightStarships,
  ...lightVehicles,
]
