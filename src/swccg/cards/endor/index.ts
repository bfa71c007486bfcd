import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkEffects } from './dark/effects.ts'
import { darkInterrupts } from './dark/interrupts.ts'
import { darkLocations } from './dark/locations.ts'
import { darkObjectives } from './dark/objectives.ts'
import { darkVehicles } from './dark/vehicles.ts'
import { darkWeapons } from './dark/weapons.ts'
import { lightEffects } from './light/effects.ts'
import { lightInterrupts } from './light/interrupts.ts'
import { lightLocations } from './light/locations.ts'
import { lightObjectives } from './light/objectives.ts'
import { lightVehicles } from './light/vehicles.ts'
import { lightWeapons } from './light/weapons.ts'

export const endor: CardFacts[] = [
  ...darkCharacters,
  ...darkEffects,
  ...darkInterrupts,
  ...darkLocations,
  ...darkObjectives,
  ...darkVehicles,
  ...darkWeapons,
  ...lightEffects,
  ...lightInterrupts,
  ...lightLocations,
  ...lightObjectives,
  ...lightVehicles,
  ...lightWeapons,
]
