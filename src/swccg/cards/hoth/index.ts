import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkCreatures } from './dark/creatures.ts'
import { darkEffects } from './dark/effects.ts'
import { darkInterrupts } from './dark/interrupts.ts'
import { darkLocations } from './dark/locations.ts'
import { darkVehicles } from './dark/vehicles.ts'
import { darkWeapons } from './dark/weapons.ts'
import { lightCharacters } from './light/characters.ts'
import { lightDevices } from './light/devices.ts'
import { lightEffects } from './light/effects.ts'
import { lightInterrupts } from './light/interrupts.ts'
import { lightLocations } from './light/locations.ts'
import { lightVehicles } from './light/vehicles.ts'
import { lightWeapons } from './light/weapons.ts'

export const hoth: CardFacts[] = [
  ...darkCharacters,
  ...darkCreatures,
  ...darkEffects,
  ...darkInterrupts,
  ...darkLocations,
  ...darkVehicles,
  ...darkWeapons,
  ...lightCharacters,
  ...lightDevices,
  ...lightEffects,
  ...lightInterrupts,
  ...lightLocations,
  ...lightVehicles,
  ...lightWeapons,
]
