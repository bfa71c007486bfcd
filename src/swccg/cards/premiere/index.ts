import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkAliens } from './dark/aliens.ts'
import { darkDevices } from './dark/devices.ts'
import { darkDroids } from './dark/droids.ts'
import { darkEffects } from './dark/effects.ts'
import { darkImperials } from './dark/imperials.ts'
import { darkLocations } from './dark/locations.ts'
import { darkLostInterruptsAToL } from './dark/lost-interrupts-a-to-l.ts'
import { darkLostInterruptsMToZ } from './dark/lost-interrupts-m-to-z.ts'
import { darkStarships } from './dark/starships.ts'
import { darkUsedInterrupts } from './dark/used-interrupts.ts'
import { darkVehicles } from './dark/vehicles.ts'
import { darkWeapons } from './dark/weapons.ts'
import { lightAliens } from './light/aliens.ts'
import { lightDevices } from './light/devices.ts'
import { lightDroids } from './light/droids.ts'
import { lightEffects } from './light/effects.ts'
import { lightLocations } from './light/locations.ts'
import { lightLostInterruptsAToL } from './light/lost-interrupts-a-to-l.ts'
import { lightLostInterruptsMToZ } from './light/lost-interrupts-m-to-z.ts'
import { lightRebels } from './light/rebels.ts'
import { lightStarships } from './light/starships.ts'
import { lightUsedInterrupts } from './light/used-interrupts.ts'
import { lightVehicles } from './light/vehicles.ts'
import { lightWeapons } from './light/weapons.ts'

export const premiere: CardFacts[] = [
  ...darkAliens,
  ...darkDevices,
  ...darkDroids,
  ...darkEffects,
  ...darkImperials,
  ...darkLocations,
  ...darkLostInterruptsAToL,
  ...darkLostInterruptsMToZ,
  ...darkStarships,
  ...darkUsedInterrupts,
  ...darkVehicles,
  ...darkWeapons,
  ...lightAliens,
  ...lightDevices,
  ...lightDroids,
  ...lightEffects,
  ...lightLocations,
  ...lightLostInterruptsAToL,
  ...lightLostInterruptsMToZ,
  ...lightRebels,
  ...lightStarships,
  ...lightUsedInterrupts,
  ...lightVehicles,
  ...lightWeapons,
]
