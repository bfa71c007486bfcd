import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkInterrupts } from './dark/interrupts.ts'
import { darkLocations } from './dark/locations.ts'
import { darkObjectives } from './dark/objectives.ts'
import { darkStarships } from './dark/starships.ts'
import { lightCharacters } from './light/characters.ts'
import { lightInterrupts } from './light/interrupts.ts'
import { lightLocations } from './light/locations.ts'

export const coruscant: CardFacts[] = [
  ...darkCharacters,
  ...darkInterrupts,
  ...darkLocations,
  ...darkObjectives,
  ...darkStarships,
  ...lightCharacters,
  ...lightInterrupts,
  ...lightLocations,
]
