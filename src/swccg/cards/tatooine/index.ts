import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkEpicEvents } from './dark/epic-events.ts'
import { darkLocations } from './dark/locations.ts'
import { lightCharacters } from './light/characters.ts'
import { lightEffects } from './light/effects.ts'
import { lightEpicEvents } from './light/epic-events.ts'
import { lightInterrupts } from './light/interrupts.ts'
import { lightLocations } from './light/locations.ts'
import { lightWeapons } from './light/weapons.ts'

export const tatooine: CardFacts[] = [
  ...darkCharacters,
  ...darkEpicEvents,
  ...darkLocations,
  ...lightCharacters,
  ...lightEffects,
  ...lightEpicEvents,
  ...lightInterrupts,
  ...lightLocations,
  ...lightWeapons,
]
