import type { CardFacts } from '../../abilities/card-facts.ts'
import { darkCharacters } from './dark/characters.ts'
import { lightCharacters } from './light/characters.ts'

export const reflections2: CardFacts[] = [...darkCharacters, ...lightCharacters]
