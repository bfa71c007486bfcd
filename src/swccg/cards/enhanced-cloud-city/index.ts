import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { darkObjectives } from './dark/objectives.ts'
import { lightCharacters } from './light/characters.ts'
import { lightObjectives } from './light/objectives.ts'

export const enhancedCloudCity: CardFacts[] = [
  ...darkCharacters,
  ...darkObjectives,
  ...lightCharacters,
  ...lightObjectives,
]
