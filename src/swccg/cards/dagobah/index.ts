import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkCreatures } from './dark/creatures.ts'
import { darkEffects } from './dark/effects.ts'
import { darkInterrupts } from './dark/interrupts.ts'
import { darkLocations } from './dark/locations.ts'
import { darkStarships } from './dark/starships.ts'
import { darkWeapons } from './dark/weapons.ts'
import { lightCharacters } from './light/characters.ts'
import { lightCreatures } from './light/creatures.ts'
import { lightDevices } from './light/devices.ts'
import { lightEffects } from './light/effects.ts'
import { lightInterrupts } from './light/interrupts.ts'
import { lightLocations } from './light/locations.ts'

export const dagobah: CardFacts[] = [
  ...darkCharacters,
  ...darkCreatures,
  ...darkEffects,
  ...darkInterrupts,
  ...darkLocations,
  ...darkStarships,
  ...darkWeapons,
  ...lightCharacters,
  ...lightCreatures,
  ...lightDevices,
  ...lightEffects,
  ...lightInterrupts,
  ...lightLocations,
]
