import type { CardFacts } from '../../model/types.ts'
import { darkCharacters } from './dark/characters.ts'
import { lightCharacters } from './light/characters.ts'

export const reflections2: CardFacts[] = [...darkCharacters, ...lightCharacters]
